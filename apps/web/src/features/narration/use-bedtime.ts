import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '#api/trpc'
import { setSleep, useSleep } from './sleep-timer'

/** At the end of a book bedtime ends, or goes on with the next finished one on the shelf. */
export function useBedtimeEnd({
  kidId,
  storyId,
  isAtEnd,
}: {
  kidId: string
  storyId: string
  isAtEnd: boolean
}) {
  const sleep = useSleep()
  const navigate = useNavigate()
  const isCounting = sleep.isBedtime && sleep.books !== null && !sleep.isOver
  const { data } = useQuery({
    ...trpc.story.list.queryOptions({ kidId }),
    enabled: isCounting,
  })
  useEffect(() => {
    if (!isAtEnd || !isCounting || sleep.books === null) return
    if (sleep.books > 1 && !data) return
    const stories = data?.stories.filter(({ state }) => state === 'ready') ?? []
    const at = stories.findIndex(({ id }) => id === storyId)
    const next = stories[(at + 1) % Math.max(1, stories.length)]
    if (sleep.books > 1 && next && next.id !== storyId) {
      setSleep({ books: sleep.books - 1, goesOnWith: next.id })
      void navigate({
        to: '/kid/$kidid/story/$storyid',
        params: { kidid: kidId, storyid: next.id },
      })
      return
    }
    setSleep({ books: null, isOver: true })
  }, [isAtEnd, isCounting, sleep.books, data, storyId, kidId, navigate])
}
