import { KID_COLORS, kidFieldsSchema, type KidFields } from '@luciole/contract/kids'
import { LIMITS } from '@luciole/contract/limits'
import { isReadableName } from '@luciole/contract/names'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChangedElsewhere } from '#api/changed-elsewhere'
import { describeError, reasonOf } from '#api/describe-error'
import { useNow } from '#platform/now'
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx'
import { Field } from '#ui/field.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { ageOn, isFutureDay, localDay } from './age'
import { PairChoice } from '#ui/pair-choice.tsx'

const GROWN_UP_YEARS = 18

type Draft = { name: string; sex: KidFields['sex'] | ''; dateOfBirth: string; color: string }

const draftOf = (kid: KidFields | undefined): Draft => ({
  name: kid?.name ?? '',
  sex: kid?.sex ?? '',
  dateOfBirth: kid?.dateOfBirth ?? '',
  color: kid?.color ?? '',
})

/** The three things every story needs to know, checked in the words of the specification. */
export function KidForm({
  kid,
  submitLabel,
  isBusy,
  onSubmit,
}: {
  kid?: KidFields
  submitLabel: string
  isBusy: boolean
  /** Resolves once saved; what was typed stays when it fails. */
  onSubmit: (fields: KidFields) => Promise<unknown>
}) {
  const { t } = useTranslation(['kids', 'common'])
  const today = localDay(useNow())
  const saved = draftOf(kid)
  const { isChangedElsewhere, expect, settle, forget } = useChangedElsewhere(saved)
  const { control, register, handleSubmit, formState, reset, setError } = useForm<Draft>({
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = formState

  const dateProblem = (isoDay: string) => {
    if (!isoDay) return t('form.dateOfBirthRequired')
    if (isFutureDay({ isoDay, today })) return t('form.dateInFuture')
    const age = ageOn({ dateOfBirth: isoDay, today })
    return age.unit === 'years' && age.count >= GROWN_UP_YEARS ? t('form.dateTooOld') : true
  }

  const refuse = (error: unknown) => {
    forget()
    if (reasonOf(error) === 'text.refused') {
      setError('name', { message: describeError(error) }, { shouldFocus: true })
    }
  }

  const nameProblem = (name: string) => {
    if (!name.trim()) return t('form.nameRequired')
    return isReadableName(name) || t('form.nameLetters')
  }

  const submit = handleSubmit(async ({ color, ...draft }) => {
    const fields = kidFieldsSchema.safeParse({ ...draft, ...(color ? { color } : {}) })
    if (!fields.success || isBusy) return
    const own = draftOf(fields.data)
    expect(own)
    await onSubmit(fields.data).then(() => {
      reset(own)
      settle(own)
    }, refuse)
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
      <Field
        label={t('form.name')}
        hint={t('form.nameHint')}
        autoComplete="off"
        maxLength={LIMITS.nameLength}
        error={errors.name?.message}
        {...register('name', { validate: nameProblem })}
      />
      <Controller
        control={control}
        name="sex"
        rules={{ validate: (sex) => (sex ? true : t('form.sexRequired')) }}
        render={({ field, fieldState }) => (
          <PairChoice
            label={t('form.sex')}
            options={[
              { value: 'female', label: t('form.female') },
              { value: 'male', label: t('form.male') },
            ]}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Field
        label={t('form.dateOfBirth')}
        hint={t('form.dateHint')}
        type="date"
        error={errors.dateOfBirth?.message}
        {...register('dateOfBirth', { validate: dateProblem })}
      />
      <Controller
        control={control}
        name="color"
        render={({ field }) => (
          <fieldset>
            <legend className="text-sm font-bold">{t('form.color')}</legend>
            <div className="mt-2 flex flex-wrap gap-3">
              {KID_COLORS.map((color) => (
                <label
                  key={color}
                  className="relative size-12 rounded-full shadow-[inset_0_0_0_1.5px_var(--field)] has-checked:shadow-[0_0_0_3px_var(--page),0_0_0_6px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-6 has-focus-visible:outline-focus"
                  style={{ background: `var(--swatch-${color})` }}
                >
                  <input
                    type="radio"
                    name={field.name}
                    value={color}
                    checked={field.value === color}
                    onChange={() => field.onChange(color)}
                    aria-label={t(`form.colors.${color}`)}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                </label>
              ))}
            </div>
          </fieldset>
        )}
      />
      <ChangedElsewhere isShown={isChangedElsewhere} />
      <Lamp type="submit" busy={isBusy && t('common:busy')}>
        {submitLabel}
      </Lamp>
    </form>
  )
}
