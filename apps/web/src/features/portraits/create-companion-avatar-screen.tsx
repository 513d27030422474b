import type { Companion } from '@luciole/contract/companions'
import { grownWith } from '@luciole/contract/grown-with'
import { describeCreature } from '@luciole/illustrator/creatures/describe-creature'
import { neutralCharacter } from '@luciole/illustrator/portrait/neutral-character'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Character } from '@luciole/contract/character'
import { useCompanions } from '#features/companions/companions.queries'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { NotFoundScreen } from '#ui/not-found-screen.tsx'
import { useLeaveFor } from '#ui/use-leave-for'
import { CreatureEditor } from './creature-editor.tsx'
import { PortraitStudio } from './portrait-studio.tsx'
import { useSaveCompanionPicture } from './portraits.queries'
import { ReplaceSheet, useReplacing } from './replace-sheet.tsx'

/** How sure the reading of the words is: the very kind, one that resembles it, or a guess. */
const KNOWN = 0.9
const RESEMBLING = 0.6

/** The picture of a friend: people by photo or words, everybody else by their words. */
export function CreateCompanionAvatarScreen({
  kidId,
  companionId,
}: {
  kidId: string
  companionId: string | undefined
}) {
  const { data: companions, error } = useCompanions(kidId)
  if (error) throw error
  if (!companions) return <LoadingScreen />
  const companion = companions.find(({ id }) => id === companionId)
  return companion ? <PictureOf key={companion.id} companion={companion} /> : <NotFoundScreen />
}

function PictureOf({ companion }: { companion: Companion }) {
  const { t } = useTranslation(['companions', 'portraits', 'common'])
  const leaveFor = useLeaveFor()
  const save = useSaveCompanionPicture()
  const { id: companionId, kidId, name, sex, age, portrait } = companion
  const neutral = neutralCharacter({ seed: companionId, ...companion })
  const params = { kidid: kidId }
  const paint = (character: Character) =>
    save.mutate(
      { kidId, companionId, character },
      { onSuccess: () => void leaveFor({ to: '/kid/$kidid', params }) },
    )
  const { propose, sheet } = useReplacing({
    hasPortrait: portrait.state !== 'none' && !save.isSuccess,
    save: paint,
  })
  const isBusy = save.isPending || save.isSuccess
  const [begunAt] = useState(portrait.version)
  const isChangedElsewhere = portrait.version !== begunAt && !isBusy
  const painted = portrait.character && grownWith({ character: portrait.character, sex, age })
  const back = (
    <IconButton label={t('common:back')} render={<Link to="/kid/$kidid" params={params} />}>
      <ChevronLeft aria-hidden="true" />
    </IconButton>
  )
  return (
    <>
      {neutral.kind === 'human' ? (
        <PortraitStudio
          name={name}
          color="dawn"
          sitter={companionId}
          neutral={neutral}
          painted={painted?.kind === 'human' ? painted : null}
          isDescribed={Boolean(companion.description?.trim())}
          isBusy={isBusy}
          isChangedElsewhere={isChangedElsewhere}
          back={back}
          onLater={() => void leaveFor({ to: '/kid/$kidid', params })}
          onSave={({ character }) => propose(character)}
        />
      ) : (
        <main className="mx-auto w-full max-w-120 px-screen pt-safe pb-safe wide:max-w-240">
          {back}
          <h1 className="mt-2 mb-6 text-2xl">{t('picture.title', { name })}</h1>
          <CreaturePicture
            companion={companion}
            isBusy={isBusy}
            isChangedElsewhere={isChangedElsewhere}
            onSave={propose}
          />
        </main>
      )}
      <ReplaceSheet {...sheet} />
    </>
  )
}

function CreaturePicture({
  companion: { id, name, type, sex, description, portrait },
  ...rest
}: {
  companion: Companion
  isBusy: boolean
  isChangedElsewhere: boolean
  onSave: (character: Character) => void
}) {
  const kind = type === 'animal' || type === 'magical_creature' ? type : 'lovey'
  const { creature, confidence } = describeCreature({ text: description ?? '', type: kind })
  const described = { ...creature, ...(sex ? { sex } : {}) }
  const painted = portrait.character?.kind === 'human' ? null : portrait.character
  return (
    <CreatureEditor
      {...rest}
      name={name}
      sitter={id}
      kind={kind}
      painted={painted}
      described={described}
      understood={confidence >= KNOWN ? 'well' : confidence >= RESEMBLING ? 'nearly' : 'not'}
    />
  )
}
