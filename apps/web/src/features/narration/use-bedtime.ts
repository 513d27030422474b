import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '#api/trpc'
import { useOnline } from '#platform/online'
import { afterBook, setSleep, useSleep } from './sleep-timer'

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
  const isOnline = useOnline()
  const { data, isPending } = useQuery({
    ...trpc.story.list.queryOptions({ kidId }),
    enabled: sleep.isBedtime,
  })
  useEffect(() => {
    if (!isAtEnd || (sleep.isBedtime && isPending && isOnline)) return
    // Without network the next book may not open: better dark than an error in a dark room.
    const stories = isOnline ? (data?.stories ?? []) : []
    const finished = stories.filter(({ state }) => state === 'ready')
    const change = afterBook({ sleep, storyId, shelf: finished.map(({ id }) => id) })
    if (!change) return
    setSleep(change)
    if (!change.goesOnWith) return
    void navigate({
      to: '/kid/$kidid/story/$storyid',
      params: { kidid: kidId, storyid: change.goesOnWith },
    })
  }, [isAtEnd, sleep, data, isPending, isOnline, storyId, kidId, navigate])
}
