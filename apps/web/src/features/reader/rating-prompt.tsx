import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#api/trpc'
import { isEvening } from '#platform/appearance'
import { useNow } from '#platform/now'
import { askForReview } from '#platform/store-review'
import { toast } from '#platform/toasts'
import { Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { isRatingDue, keepRatingDue } from './rating-due'

const STARS = [1, 2, 3, 4, 5] as const

/**
 * Asked of the parent once a book is closed, when the server finds it is time; never in a book, nor of
 * whoever puts a child to bed: what was due in the evening is asked on a visit by day.
 */
export function RatingPrompt() {
  const { t } = useTranslation('reader')
  const client = useQueryClient()
  const shouldAsk = trpc.rating.shouldAsk.queryOptions()
  const isBedtime = isEvening(useNow().getHours())
  // Finishing a book asks, and leaves the answer behind; another day it is asked again.
  const [isDue] = useState(isRatingDue)
  const { data } = useQuery({ ...shouldAsk, enabled: isDue && !isBedtime })
  const [pointed, setPointed] = useState(0)
  const answer = useMutation(
    trpc.rating.answer.mutationOptions({
      meta: { failed: () => '' },
      onSuccess: (_, { stars }) => {
        if (stars && stars >= 4) void askForReview().catch(() => undefined)
        if (stars) toast({ type: 'success', message: t('rating.thanks') })
      },
    }),
  )
  const say = (stars: number | null) => {
    client.setQueryData(shouldAsk.queryKey, false)
    keepRatingDue(false)
    answer.mutate({ stars })
  }
  return (
    <Sheet
      open={data === true && !isBedtime}
      onOpenChange={(isOpen) => !isOpen && say(null)}
      title={t('rating.title')}
      description={t('rating.message')}
    >
      <div className="flex justify-center gap-1" onPointerLeave={() => setPointed(0)}>
        {STARS.map((count) => (
          <button
            key={count}
            type="button"
            aria-label={t('rating.stars', { count })}
            // A finger that lands on one chooses it; the hand that opened the sheet chose nothing.
            onPointerMove={() => setPointed(count)}
            onClick={() => say(count)}
            className="grid size-14 place-items-center rounded-full text-field"
          >
            <Star
              aria-hidden="true"
              className={`size-9 ${count <= pointed ? 'fill-accent text-accent' : ''}`}
            />
          </button>
        ))}
      </div>
      <div className="mt-3 text-center">
        <Quiet look="plain" onClick={() => say(null)}>
          {t('rating.later')}
        </Quiet>
      </div>
    </Sheet>
  )
}
