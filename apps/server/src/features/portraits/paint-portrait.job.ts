import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import { PORTRAIT_KINDS, type Painter } from '#providers/pictures/pictures'
import { paintPortraitJob } from './portrait-jobs'
import type { PortraitsService } from './portraits.service'
import type { PaintedPortrait } from './portraits.tables'

/** The face, the figure and the strip; each finished one moves the silhouette's fill. */
export const paintPortrait = ({
  db,
  portraits,
  painter,
  media,
}: {
  db: Db
  portraits: PortraitsService
  painter: Pick<Painter, 'paintPortrait'>
  media: MediaStore
}) =>
  handleJob({
    job: paintPortraitJob,
    async run({ payload: { portraitId }, signal, commit }) {
      const row = await portraits.findToPaint({ db, portraitId })
      if (row?.state !== 'painting') return
      const images: Partial<PaintedPortrait> = {}
      for (const [done, kind] of PORTRAIT_KINDS.entries()) {
        const { variants } = await painter.paintPortrait({ character: row.character, kind }, signal)
        const largest = variants.reduce((a, b) => (b.width > a.width ? b : a))
        images[kind] = await media.put({
          owner: row.accountId,
          bytes: largest.webp,
          type: 'image/webp',
        })
        const progress = (done + 1) / PORTRAIT_KINDS.length
        if (progress < 1) await commit((tx) => portraits.markProgress({ tx, row, progress }))
      }
      await commit((tx) => portraits.finish({ tx, row, images: images as PaintedPortrait }))
    },
    giveUp: ({ tx, payload: { portraitId } }) => portraits.fail({ tx, portraitId }),
  })
