import { findAccount } from '#features/accounts/accounts.store'
import type { Bind } from '#features/keepsakes/make-keepsake.job'
import { createKeepsakesService } from '#features/keepsakes/keepsakes.service'
import type { KidsService } from '#features/kids/kids.service'
import type { NarrationService } from '#features/narration/narration.service'
import { createSharesService } from '#features/sharing/shares.service'
import type { StoriesService } from '#features/stories/stories.service'
import type { StoryMaking } from '#features/stories/story-making'
import type { Binding, BindingOrder } from '@luciole/bookbinder/bind-worker'
import { appendEvent } from '#platform/events'
import { startThread } from '#platform/thread'
import { writeZip } from '#platform/zip'
import type { House } from './house'

/** Books to keep and books to lend, each given what it asks for. */
export function createKeepsakes({
  house,
  kids,
  stories,
  making,
  narration,
}: {
  house: House
  kids: KidsService
  stories: StoriesService
  making: StoryMaking
  narration: NarrationService
}) {
  const { clock, newId, publicUrl, accountSecret: secret } = house
  const { db } = house.database
  const given = { db, clock, newId, publicUrl, appendEvent }
  const keepsakes = createKeepsakesService({
    ...given,
    secret,
    ownedStory: stories.ownedStory,
    readStory: making.read,
    pagesOf: making.pages,
    soundsOf: narration.wholeReading,
  })
  const shares = createSharesService({
    ...given,
    async isLeaving({ db: queryable, accountId }) {
      const account = await findAccount(queryable, accountId)
      return !account || account.deletingSince !== null
    },
    openKid: kids.openKid,
    getStory: stories.get,
    getNarration: narration.get,
    titleOf: async (asked) => (await making.read(asked))?.book?.title ?? null,
  })
  return { keepsakes, shares }
}

async function zipped({ files, at }: { files: Entries; at: Date }): Promise<Uint8Array> {
  async function* entries() {
    yield* files
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of writeZip({ entries: entries(), at })) chunks.push(chunk)
  return Buffer.concat(chunks)
}
type Entries = Extract<Binding, { files: unknown }>['files']

/** In a thread of its own, gone with its memory when the book is bound. */
export const bindAside: Bind = async ({ book, kind, signal }) => {
  const thread = startThread({ entry: 'bind-worker' })
  try {
    const binding = await new Promise<Binding>((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', reject)
      thread.once('exit', () => reject(new Error('The binder stopped.')))
      signal.addEventListener('abort', () => reject(new Error('Nobody waits for it any more.')))
      const order: BindingOrder = { book, kind }
      thread.postMessage(order)
    })
    if (!binding.ok) throw new Error(binding.message)
    return 'files' in binding
      ? await zipped({ files: binding.files, at: book.madeAt })
      : binding.bytes
  } finally {
    await thread.terminate()
  }
}
