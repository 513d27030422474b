import type { Language } from '@luciole/contract/language'
import { TRPCClientError } from '@trpc/client'
import { callHeaders } from '#api/trpc'
import { serverUrl } from '#platform/native'

/** One clip as it is. A refusal has the shape of every other call's, so it finds its words. */
export async function uploadRecording({
  mp3,
  ...place
}: {
  kidId: string
  storyId: string
  page: number
  language: Language
  mp3: Uint8Array
}): Promise<void> {
  const query = new URLSearchParams(
    Object.entries(place).map(([name, value]) => [name, String(value)]),
  )
  const answer = await fetch(serverUrl(`/narration/recording?${query}`), {
    method: 'POST',
    headers: { ...(await callHeaders()), 'content-type': 'audio/mpeg' },
    body: new Blob([Uint8Array.from(mp3)]),
  }).catch((error: Error) => {
    throw TRPCClientError.from(error)
  })
  if (!answer.ok) throw TRPCClientError.from(await answer.json())
}
