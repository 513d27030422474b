import type { Story } from '@luciole/contract/stories'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ParentGate } from '#features/kids/parent-gate.tsx'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { useLeaveFor } from '#ui/use-leave-for'
import { useDeleteStory } from './reader.queries'

type Words = Record<'title' | 'message' | 'keep' | 'confirm' | 'done', string>

/** Asks, leads back to the shelf, and takes the story off it. */
export function RemoveSheet({
  story: { kidId, id: storyId },
  words,
  open,
  onOpenChange,
}: {
  story: Story
  words: Words
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const leaveFor = useLeaveFor()
  const remove = useDeleteStory(words.done)
  return (
    <ConfirmSheet
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      message={words.message}
      keepLabel={words.keep}
      confirmLabel={words.confirm}
      // First out of the book: nobody is told that what they just removed is gone.
      onConfirm={() =>
        void leaveFor({ to: '/kid/$kidid', params: { kidid: kidId } }).then(() =>
          remove.mutate({ kidId, storyId }),
        )
      }
    />
  )
}

/** For a story without pages to change: one being made is stopped, a lost one leaves the shelf. */
export function RemoveStory({ story }: { story: Story }) {
  const { t } = useTranslation('reader')
  const [asked, setAsked] = useState<'gate' | 'sure' | null>(null)
  const isLost = story.state === 'failed'
  const words: Words & { open: string } = isLost
    ? t('generating.remove', { returnObjects: true })
    : t('generating.stop', { returnObjects: true })
  const ask = () => setAsked('gate')
  return (
    <>
      {isLost ? (
        <Quiet onClick={ask}>{words.open}</Quiet>
      ) : (
        <IconButton label={words.open} ground="glass" onClick={ask}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      <ParentGate
        open={asked === 'gate'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onPassed={() => setAsked('sure')}
      />
      <RemoveSheet
        story={story}
        words={words}
        open={asked === 'sure'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
      />
    </>
  )
}
