import { useRef, useState } from 'react'
import { pathOf } from './page-source'

/** Broken twice within this, a page's sound is out of reach and not merely expired. */
const SOON_MS = 60_000

/** An address that expired is renewed without a word; what then breaks again is out of reach. */
export function useUnreachable({
  askAgain,
  goOn,
}: {
  askAgain: () => Promise<unknown>
  goOn: () => void
}) {
  const [unreachable, setUnreachable] = useState<string | null>(null)
  const broken = useRef({ url: '', at: 0 })
  return {
    /** The file that does not come, renewed or not. */
    unreachable,
    onBroken(url: string) {
      const at = Date.now()
      const isAgain = broken.current.url === pathOf(url) && at - broken.current.at < SOON_MS
      broken.current = { url: pathOf(url), at }
      if (isAgain) return setUnreachable(url)
      // A turn later: the page then knows its new address.
      void askAgain().then(() => setTimeout(goOn))
    },
    /** Somebody pressed play: once more, from the beginning. */
    playAgain(play: () => void) {
      // A turn later: the page then has its file again.
      if (unreachable === null) play()
      else setTimeout(play)
      setUnreachable(null)
    },
  }
}
