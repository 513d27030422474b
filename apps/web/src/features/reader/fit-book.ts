import type { PageText } from '@luciole/contract/book'
import type { Picture } from '@luciole/contract/stories'
import type { TextSize } from '#platform/text-size'
import { framing } from './picture-frame'
import { piecesOf } from './text-pieces'

/** From the usual size down to little more than a half. */
const STEPS = Array.from({ length: 19 }, (_, index) => 1 - index / 40)
const LEAST = STEPS.at(-1) ?? 1
/** In a book of few words letters grow before paper stays bare, */
const ROOMY = [1.05, 1.1, 1.15, 1.2, 1.25, 1.3] as const
/** to this many rem. */
const LARGEST_ROOMY = 1.75
/** What a page's leaf is made of. */
export type PageParts = {
  text: PageText
  picture: Pick<Picture, 'width' | 'height' | 'focus'> | null
}

/** Pictures shrink before the letters of their book are smaller than this. */
const COMFORTABLE = 0.8
/** Who asks for large letters gets larger ones on every page, whatever scrolls then. */
const LEAST_OF_LARGE = 1.1
/** Before a page scrolls, or large letters are less large, lines close up and pictures give way. */
const CLOSE = [0, 1] as const

/** How a book is laid out on this screen: the size of its letters, and how close everything stands. */
export type Fit = { letters: number; close: (typeof CLOSE)[number] }

function paragraphsOf(page: PageText): HTMLElement[] {
  return piecesOf({ page, reading: null }).map((pieces) => {
    const paragraph = document.createElement('p')
    for (const { isEmphasis, text } of pieces) {
      const words = document.createElement(isEmphasis ? 'em' : 'span')
      words.textContent = text
      paragraph.append(words)
    }
    return paragraph
  })
}

function part(className: string) {
  const element = document.createElement('div')
  element.className = className
  return element
}

/** A leaf like the one shown, out of sight, that pages are laid out in. */
function trialLeaf(leaf: HTMLElement) {
  const trial = leaf.cloneNode(false) as HTMLElement
  const { offsetLeft, offsetTop, clientWidth, clientHeight } = leaf
  const box = { left: offsetLeft, top: offsetTop, width: clientWidth, height: clientHeight }
  for (const [side, pixels] of Object.entries(box)) trial.style.setProperty(side, `${pixels}px`)
  trial.style.cssText += 'position:absolute;visibility:hidden;margin:0;animation:none'
  const picture = part('page-picture')
  const words = part('page-words')
  const text = part('story-text')
  words.append(text)
  trial.append(picture, words)
  return { trial, picture, words, text }
}

/**
 * How large the letters of a book can be here: one size on all its pages, the fullest decides. Before
 * letters are small, pages with many words have a smaller picture; what is too full even then scrolls,
 * and counts only when most pages are.
 */
export function fitOfBook({
  leaf,
  reader,
  pages,
  textSize,
}: {
  leaf: HTMLElement
  reader: HTMLElement
  pages: readonly PageParts[]
  textSize: TextSize
}): Fit {
  const { trial, picture, words, text } = trialLeaf(leaf)
  reader.append(trial)
  // A size that is too large for one is mostly too large for the fullest: it is tried first.
  const fullestFirst = pages.toSorted((a, b) => b.text.text.length - a.text.text.length)
  const isOver = (page: PageParts) => {
    text.replaceChildren(...paragraphsOf(page.text))
    for (const [name, value] of Object.entries(page.picture ? framing(page.picture) : {}))
      picture.style.setProperty(name, String(value))
    return words.scrollHeight - words.clientHeight > 1
  }
  const set = (step: number, close: Fit['close'] = 0) => {
    trial.style.setProperty('--fit', String(step))
    trial.style.setProperty('--close', String(close))
  }
  const letters = () => Number.parseFloat(getComputedStyle(text).fontSize)

  /** The largest, from one on, that none of these is too full for, but those too full for any. */
  function largest(from: number, among: readonly PageParts[]) {
    set(from)
    const over = among.filter(isOver)
    set(LEAST)
    const tooFull = over.filter(isOver)
    let index = STEPS.indexOf(from)
    set(from)
    for (const page of over.filter((each) => !tooFull.includes(each)))
      while (index < STEPS.length - 1 && isOver(page)) set(STEPS[++index] ?? LEAST)
    return { size: STEPS[index] ?? LEAST, tooFull }
  }
  /** The largest of the larger ones that leaves every picture as large as it can be; null for none. */
  function roomy() {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    trial.dataset.trial = 'whole-picture'
    let fitting: number | null = null
    for (const step of ROOMY) {
      set(step)
      if (letters() > LARGEST_ROOMY * rem || fullestFirst.some(isOver)) break
      fitting = step
    }
    delete trial.dataset.trial
    return fitting
  }
  function usual(): Fit {
    const larger = textSize === 'small' ? null : roomy()
    if (larger) return { letters: larger, close: 0 }
    trial.dataset.trial = 'large-picture'
    const beside = largest(1, fullestFirst)
    delete trial.dataset.trial
    set(LEAST)
    // What stands beside a large picture stands beside a smaller one.
    const { length } = beside.tooFull.filter(isOver)
    if (length > pages.length / 2) return { letters: COMFORTABLE, close: 0 }
    const { size, tooFull } =
      beside.size < COMFORTABLE
        ? largest(COMFORTABLE, fullestFirst)
        : largest(beside.size, beside.tooFull)
    return { letters: size, close: tooFull.length > 0 ? 1 : 0 }
  }
  function large(): Fit {
    trial.style.setProperty('--story-scale', '1')
    set(usual().letters)
    const least = letters() * LEAST_OF_LARGE
    trial.style.removeProperty('--story-scale')
    const isEnough = (step: number) => {
      set(step)
      return letters() >= least
    }
    const smaller = STEPS.filter(isEnough)
    const largeEnough = smaller.length > 0 ? smaller : [ROOMY.find(isEnough) ?? 1]
    for (const step of largeEnough)
      for (const close of CLOSE) {
        set(step, close)
        if (!fullestFirst.some(isOver)) return { letters: step, close }
      }
    return { letters: largeEnough.at(-1) ?? 1, close: 1 }
  }
  const fit = textSize === 'large' ? large() : usual()
  trial.remove()
  return fit
}
