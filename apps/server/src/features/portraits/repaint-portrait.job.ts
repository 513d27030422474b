import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import { portraitOrder } from '#providers/pictures/portrait-order'
import type { Repainter } from '#providers/pictures/repainter'
import type { LivePortraits } from './live-portraits'
import { repaintPortraitJob } from './portrait-jobs'

/** One face by a service, with ours beside it, and with a photo where a parent said so. */
export const repaintPortrait = ({
  db,
  livePortraits: live,
  repainter,
  media,
}: {
  db: Db
  livePortraits: LivePortraits
  repainter: Repainter
  media: MediaStore
}) =>
  handleJob({
    job: repaintPortraitJob,
    async run({ payload: { portraitId, look }, signal, commit }) {
      const found = await live.find({ db, portraitId })
      if (found?.row.state !== 'ready') return
      const { row, repaint } = found
      const face = await media.get(row.images?.face ?? '')
      const photo = repaint.photo ? await media.get(repaint.photo) : null
      const isWanted = await live.isWanted({ db, row, repaint })
      if (!face || !isWanted || (repaint.agreedAt && !photo)) {
        return await commit((tx) => live.settle({ tx, ...found, picture: null }))
      }
      const { accountId, character } = row
      const order = await portraitOrder({
        character,
        face: face.bytes,
        photo: photo?.bytes ?? null,
        bill: { accountId, storyId: null },
      })
      const { ticket, isSecondTry } = repaint
      const made = ticket
        ? await repainter.collect({ ticket, order, isSecondTry }, signal)
        : await repainter.ask({ order, isSecondTry }, signal)
      if (made && 'picture' in made) {
        const [largest] = made.picture.variants
        const picture = largest
          ? await media.put({ owner: accountId, bytes: largest.webp, type: 'image/webp' })
          : null
        return await commit((tx) => live.settle({ tx, ...found, picture }))
      }
      if (made === null) return await commit((tx) => live.settle({ tx, ...found, picture: null }))
      const change =
        'ticket' in made
          ? { ticket: made.ticket, isSecondTry }
          : { ticket: null, isSecondTry: true }
      await commit((tx) => live.lookAgain({ tx, ...found, at: look, ...change }))
    },
    async giveUp({ tx, payload: { portraitId } }) {
      const found = await live.find({ db: tx, portraitId })
      if (found) await live.settle({ tx, ...found, picture: null })
    },
  })
