import { isNative } from './native'

/** The body is `mobile` below 40rem, and `native` inside a shell. */
export function keepBodyClasses() {
  const narrow = matchMedia('(width < 40rem)')
  const update = () => document.body.classList.toggle('mobile', narrow.matches)
  narrow.addEventListener('change', update)
  update()
  document.body.classList.toggle('native', isNative())
}
