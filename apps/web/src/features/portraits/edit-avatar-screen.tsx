import type { Human } from '@luciole/contract/character'
import type { Kid } from '@luciole/contract/kids'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faceState } from '#features/kids/portrait-state'
import { characterOf } from '#features/kids/kid-figure.tsx'
import { useKid } from '#features/kids/kids.queries'
import { grownWith } from '@luciole/contract/grown-with'
import { ageInYears } from '#features/kids/age'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { Ghost, Quiet } from '#ui/quiet.tsx'
import { StepHeading } from '#ui/step-heading.tsx'
import { useStep } from '#ui/use-step'
import { AvatarEditor } from './avatar-editor.tsx'
import { LikenessStrip } from './likeness-strip.tsx'
import { PhotoNote } from './photo-note.tsx'
import { useDeleteAvatar, useRetryAvatar, useSaveAvatar } from './portraits.queries'
import { ReplaceSheet, useReplacing } from './replace-sheet.tsx'

export function EditAvatarScreen({ kidId }: { kidId: string }) {
  const { data: kid, error } = useKid(kidId)
  if (error) throw error
  return kid ? <EditAvatar kid={kid} /> : <LoadingScreen />
}

function EditAvatar({ kid }: { kid: Kid }) {
  const { t } = useTranslation(['portraits', 'kids', 'common'])
  const navigate = useNavigate()
  const save = useSaveAvatar()
  const retry = useRetryAvatar()
  const remove = useDeleteAvatar()
  const { step, go, back } = useStep()
  /** The version whose traits are being changed. */
  const [editing, setEditing] = useState(kid.portrait.version)
  const [isAsking, setAsking] = useState(false)
  const { id: kidId, name, color, portrait } = kid
  const { propose, sheet } = useReplacing({
    hasPortrait: true,
    losesLive: () => Boolean(kid.portrait.live?.picture),
    save: (character: Human) => save.mutate({ kidId, character }, { onSuccess: back }),
  })
  const params = { kidid: kidId }
  const { character, images, state, version } = portrait
  const isEditing = step === 'editor' && character?.kind === 'human'
  const today = character && grownWith({ character, sex: kid.sex, age: ageInYears(kid) })
  const hasGrown = today !== character
  return (
    <main
      className={`mx-auto w-full max-w-120 px-screen pt-safe pb-safe ${isEditing ? 'wide:max-w-240' : ''}`}
    >
      {isEditing ? (
        <IconButton label={t('common:back')} onClick={back}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={t('common:back')} render={<Link to="/kid/$kidid" params={params} />}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      <StepHeading key={step} isArrived={isEditing} className="mt-2 mb-6 text-2xl">
        {t('edit.title', { name })}
      </StepHeading>
      {isEditing && today?.kind === 'human' ? (
        <AvatarEditor
          isChangedElsewhere={version !== editing && !save.isPending}
          color={color}
          name={name}
          sitter={kidId}
          start={today}
          isBusy={save.isPending}
          onSave={propose}
        />
      ) : (
        <div className="grid gap-6">
          <div className="grid justify-items-center gap-3 pt-8">
            <Portrait
              state={faceState({ portrait, neutral: characterOf(kid) })}
              color={color}
              size={180}
            />
            <p role="status" className="text-center text-muted">
              {state === 'painting' && `${t('edit.painting')}. ${t('edit.paintingNote')}`}
              {state === 'failed' && t('edit.failed')}
              {state === 'none' && t('edit.none')}
            </p>
            {state === 'ready' && <PhotoNote live={portrait.live} />}
          </div>
          {images && <LikenessStrip images={images} color={color} />}
          {images && hasGrown && (
            <p className="text-center text-sm text-muted">{t('edit.grown')}</p>
          )}
          {state === 'failed' ? (
            <Lamp
              busy={retry.isPending && t('common:busy')}
              onClick={() => retry.mutate({ kidId })}
            >
              {t('edit.retry')}
            </Lamp>
          ) : (
            <Lamp
              onClick={() => {
                if (!character) return void navigate({ to: '/kid/$kidid/create/avatar', params })
                setEditing(version)
                go('editor')
              }}
            >
              {t(character ? 'edit.change' : 'kids:edit.createAvatar')}
            </Lamp>
          )}
          {character && (
            <Ghost onClick={() => void navigate({ to: '/kid/$kidid/create/avatar', params })}>
              {t('edit.photo')}
            </Ghost>
          )}
          {state !== 'none' && (
            <Quiet look="danger" onClick={() => setAsking(true)}>
              {t('edit.delete')}
            </Quiet>
          )}
        </div>
      )}
      <ConfirmSheet
        open={isAsking}
        onOpenChange={setAsking}
        title={t('edit.deleteTitle')}
        message={t('edit.deleteMessage')}
        keepLabel={t('edit.keep')}
        confirmLabel={t('edit.deleteConfirm')}
        onConfirm={() => remove.mutate({ kidId })}
      />
      <ReplaceSheet {...sheet} />
    </main>
  )
}
