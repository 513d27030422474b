import type { PageText } from '@luciole/contract/book'
import type { Picture } from '@luciole/contract/stories'
import type { TextSize } from '#platform/text-size'
import { framing } from './picture-frame'
import { piecesOf } from './text-pieces'

/** From the usual size down to little more than a half. */
const STEPS = Array.from({ length: 19 }, (_, index) => 1 - index / 40)
/** What a page's leaf is made of. */
export type PageParts = {
  text: PageText
  picture: Pick<Picture, 'width' | 'height' | 'focus'> | null
}

/** Letters to scroll through. */
const COMFORTABLE = 0.8
/** Who asks for large letters gets larger ones on every page. */
const LEAST_OF_LARGE = 0.9

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
 * How large the letters of a book can be here: one size on all its pages, the fullest decides. Pages
 * too full for the smallest letters beside a large picture have a smaller one; what is too full even
 * then scrolls, and counts only when most pages are.
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
}): number {
  const steps = STEPS.filter((step) => textSize !== 'large' || step >= LEAST_OF_LARGE)
  const least = steps.at(-1) ?? 1
  const { trial, picture, words, text } = trialLeaf(leaf)
  reader.append(trial)
  const isOver = (page: PageParts) => {
    text.replaceChildren(...paragraphsOf(page.text))
    for (const [name, value] of Object.entries(page.picture ? framing(page.picture) : {}))
      picture.style.setProperty(name, String(value))
    return words.scrollHeight - words.clientHeight > 1
  }
  const set = (step: number) => reader.style.setProperty('--fit', String(step))
  set(least)
  const mostScroll = pages.filter(isOver).length > pages.length / 2
  trial.dataset.trial = 'large-picture'
  const fitting = pages.filter((page) => !isOver(page))
  let index = 0
  if (!mostScroll) {
    set(steps[index] ?? least)
    for (const page of fitting) {
      while (index < steps.length - 1 && isOver(page)) set(steps[++index] ?? least)
    }
  }
  trial.remove()
  return mostScroll ? Math.max(COMFORTABLE, least) : (steps[index] ?? least)
}
