import type { Language } from '@luciole/contract/language'
import { ChevronLeft, Pencil, Volume2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#platform/toasts'
import { Field, PasswordField } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { LanguageChip } from '#ui/language-chip.tsx'
import { Danger, Ghost, Quiet } from '#ui/quiet.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SettingsCard, SettingsRow } from '#ui/settings-card.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Switch } from '#ui/switch.tsx'
import { Part } from './part.tsx'

const SIZES = ['small', 'medium', 'large'] as const

export function FormParts({ language }: { language: Language }) {
  const { t } = useTranslation(['accounts', 'common'])
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useState(true)
  const [size, setSize] = useState<(typeof SIZES)[number]>('medium')
  const [chip, setChip] = useState(language)
  const label = t('signUp.submit')
  return (
    <>
      <Part name="Lamp: rest, firefly, busy, not yet">
        <div className="grid w-full gap-6 sm:grid-cols-2">
          <Lamp>{label}</Lamp>
          <Lamp firefly>{label}</Lamp>
          <Lamp busy={t('common:busy')}>{label}</Lamp>
          <div>
            <Lamp notYet={t('reset.required')}>{label}</Lamp>
          </div>
        </div>
      </Part>
      <Part name="Quiet, ghost, danger">
        <Quiet>{t('reset.back')}</Quiet>
        <Quiet look="danger">{t('settings.delete')}</Quiet>
        <Ghost>{t('confirm.resend')}</Ghost>
        <Danger>{t('deletion.submit')}</Danger>
      </Part>
      <Part name="Icon buttons">
        <IconButton label={t('common:back')}>
          <ChevronLeft />
        </IconButton>
        <IconButton ground="surface" label={t('common:close')}>
          <X />
        </IconButton>
        <IconButton ground="surface" size={64} label="Listen">
          <Volume2 />
        </IconButton>
        <IconButton ground="soft" size={64} label="Edit">
          <Pencil />
        </IconButton>
        <div className="rounded-card bg-[#2b4a6a] p-4">
          <IconButton ground="glass" label={t('common:close')}>
            <X />
          </IconButton>
        </div>
      </Part>
      <Part name="Fields">
        <Field className="w-72" label={t('email')} defaultValue="camille@mail.com" />
        <Field className="w-72" label={t('email')} error={t('emailInvalid')} />
        <PasswordField
          className="w-72"
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          hint={t('signUp.passwordHint', { count: 8 })}
        />
      </Part>
      <Part name="Segmented, switch, language chip, settings card">
        <div className="w-full max-w-100">
          <SettingsCard>
            <SettingsRow title={t('settings.textSize')}>
              <Segmented
                label={t('settings.textSize')}
                options={SIZES.map((value) => ({ value, label: t(`settings.${value}`) }))}
                value={size}
                onChange={setSize}
              />
            </SettingsRow>
            <SettingsRow title={t('settings.parentGate')} hint={t('settings.parentGateHint')}>
              <Switch label={t('settings.parentGate')} checked={isOn} onChange={setOn} />
            </SettingsRow>
          </SettingsCard>
        </div>
        <LanguageChip label={t('settings.storyLanguage')} value={chip} onChange={setChip} />
        <div className="rounded-card bg-[#2b4a6a] p-4">
          <LanguageChip
            ground="glass"
            label={t('settings.storyLanguage')}
            value={chip}
            onChange={setChip}
          />
        </div>
      </Part>
      <Part name="Sheet and toasts">
        <Ghost onClick={() => setOpen(true)}>{t('deletion.title')}</Ghost>
        <Ghost onClick={() => toast({ type: 'success', message: t('settings.saved') })}>
          success
        </Ghost>
        <Ghost onClick={() => toast({ type: 'error', message: t('signIn.invalid') })}>error</Ghost>
        <Ghost onClick={() => toast({ type: 'blank', message: t('common:offline') })}>blank</Ghost>
        <Ghost onClick={() => toast({ type: 'loading', message: t('common:busy') })}>loading</Ghost>
        <Sheet
          open={isOpen}
          onOpenChange={setOpen}
          title={t('deletion.title')}
          description={t('deletion.message')}
        >
          <Lamp onClick={() => setOpen(false)}>{t('deletion.stay')}</Lamp>
        </Sheet>
      </Part>
    </>
  )
}
