import {
  companionFieldsSchema,
  DESCRIPTION_OPTIONAL,
  type CompanionFields,
  type CompanionType,
} from '@luciole/contract/companions'
import { LIMITS } from '@luciole/contract/limits'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChangedElsewhere } from '#api/changed-elsewhere'
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx'
import { Field, GrowingField } from '#ui/field.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { PairChoice } from '#ui/pair-choice.tsx'
import { ageProblem } from './companion-age'

type Draft = { name: string; sex: 'male' | 'female' | ''; age: string; description: string }

const KNOWN_SEX: Partial<Record<CompanionType, 'male' | 'female'>> = {
  boy: 'male',
  girl: 'female',
  dad: 'male',
  mom: 'female',
}

const draftOf = (companion: CompanionFields | undefined): Draft => ({
  name: companion?.name ?? '',
  sex: companion?.sex ?? '',
  age: companion?.age === null || companion?.age === undefined ? '' : String(companion.age),
  description: companion?.description ?? '',
})

/** Only the fields this kind of friend needs, in the order the specification checks them. */
export function CompanionForm({
  type,
  companion,
  submitLabel,
  isBusy,
  onSubmit,
}: {
  type: CompanionType
  companion?: CompanionFields
  submitLabel: string
  isBusy: boolean
  /** Resolves once saved; what was typed stays when it fails. */
  onSubmit: (fields: CompanionFields) => Promise<unknown>
}) {
  const { t } = useTranslation(['companions', 'common'])
  const saved = draftOf(companion)
  const { isChangedElsewhere, expect, settle, forget } = useChangedElsewhere(saved)
  const { control, register, handleSubmit, formState, reset } = useForm<Draft>({
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const name = useWatch({ control, name: 'name' }).trim()
  const { errors } = formState
  const knownSex = KNOWN_SEX[type]
  const isDescriptionOptional = DESCRIPTION_OPTIONAL.includes(type)

  const submit = handleSubmit(async ({ age, sex, description, name: typed }) => {
    const fields = companionFieldsSchema.safeParse({
      type,
      name: typed,
      sex: knownSex ?? (sex || null),
      age: age.trim() ? Number(age) : null,
      description: description.trim() || null,
    })
    if (!fields.success || isBusy) return
    const own = draftOf(fields.data)
    expect(own)
    await onSubmit(fields.data).then(() => {
      reset(own)
      settle(own)
    }, forget)
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
      <Field
        label={t('form.name')}
        autoComplete="off"
        maxLength={LIMITS.nameLength}
        error={errors.name?.message}
        {...register('name', {
          validate: (value) => Boolean(value.trim()) || t('form.nameRequired'),
        })}
      />
      {!knownSex && (
        <Controller
          control={control}
          name="sex"
          render={({ field }) => (
            <PairChoice
              label={t('form.sex')}
              options={[
                { value: 'female', label: t('form.female') },
                { value: 'male', label: t('form.male') },
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <Field
        label={t('form.age')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.age?.message}
        {...register('age', {
          validate: (value) => {
            const problem = ageProblem(value)
            return problem ? t(`form.${problem}`) : true
          },
        })}
      />
      <GrowingField
        label={
          isDescriptionOptional
            ? t('form.descriptionOptional')
            : name
              ? t('form.description', { name })
              : t('form.descriptionNobody')
        }
        hint={t(knownSex ? 'form.personHint' : 'form.descriptionHint')}
        autoComplete="off"
        maxLength={LIMITS.companionDescriptionLength}
        error={errors.description?.message}
        {...register('description', {
          validate: (value) =>
            isDescriptionOptional || value.trim() ? true : t('form.descriptionRequired'),
        })}
      />
      <ChangedElsewhere isShown={isChangedElsewhere} />
      <Lamp type="submit" busy={isBusy && t('common:busy')}>
        {submitLabel}
      </Lamp>
    </form>
  )
}
