/**
 * The first screens come drawn with the page. Until the app takes over they are only a picture of
 * themselves: what a quick parent does with them meanwhile must not be lost.
 */
const mark = () => document.documentElement.dataset

/** False also where theme.js hid the drawing: somebody signed in, or reading another language. */
export const isDrawn = (root: HTMLElement) => root.hasChildNodes() && mark()['drawing'] !== 'hidden'

export function showRoot() {
  delete mark()['drawing']
}

const inputNamed = ({ root, name }: { root: HTMLElement; name: string }) =>
  [...root.querySelectorAll('input')].find((input) => input.name === name)

/** React hears of a value only when it is set past its own setter, and told of. */
function type({ input, value }: { input: HTMLInputElement; value: string }) {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const WHILE_PRESSED_MS = 50

/**
 * The live screen takes the place of the drawing, with what was typed, sent if it was sent. A press that
 * began on the drawing ends on it first: on a screen put there meanwhile it would be no click at all.
 */
export function replaceDrawing({ drawing, live }: { drawing: HTMLElement; live: HTMLElement }) {
  if (drawing.matches(':active')) {
    setTimeout(replaceDrawing, WHILE_PRESSED_MS, { drawing, live })
    return
  }
  const typed = [...drawing.querySelectorAll('input')].map(({ name, value }) => ({ name, value }))
  const focused = document.activeElement?.getAttribute('name')
  drawing.replaceWith(live)
  for (const { name, value } of typed) {
    const input = inputNamed({ root: live, name })
    if (input && value !== '') type({ input, value })
  }
  if (focused) inputNamed({ root: live, name: focused })?.focus()
  if (mark()['drawing'] === 'sent') live.querySelector('form')?.requestSubmit()
  showRoot()
}
