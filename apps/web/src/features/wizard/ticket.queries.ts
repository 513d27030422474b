import type { StoryRequest } from '@luciole/contract/wizard'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useAskAgain } from '#api/ask-again'
import { describeError } from '#api/describe-error'
import { trpc } from '#api/trpc'
import { ANSWERS_IN_ORDER } from './wizard-draft'

export const useTicket = (input: { kidId: string; request: StoryRequest }) =>
  useQuery({ ...trpc.story.ticket.queryOptions(input), placeholderData: keepPreviousData })

/** Stories left in this period; null until it is known. */
export function useStoriesLeft(): number | null {
  const { data } = useQuery(trpc.subscription.get.queryOptions())
  return data?.remainingStories ?? null
}

export function useCreateStory() {
  const onSettled = useAskAgain(trpc.story.pathKey(), trpc.subscription.pathKey())
  return useMutation(
    trpc.story.create.mutationOptions({
      scope: ANSWERS_IN_ORDER,
      meta: {
        failed: (error) => i18next.t('wizard:ticket.failed', { error: describeError(error) }),
      },
      // A refusal for want of stories shows what is left, and what to do.
      onSettled,
    }),
  )
}
