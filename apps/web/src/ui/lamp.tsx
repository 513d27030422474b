import { useRender } from '@base-ui/react/use-render'
import { type ComponentProps, type MouseEvent, type ReactElement, useId, useState } from 'react'
import { Firefly } from './firefly.tsx'
import { useOnePress } from './one-press'

const LOOK =
  'relative flex w-full min-h-14.5 items-center justify-center gap-2.5 rounded-full px-[min(1.625rem,5vw)] py-2.5 ' +
  'text-center font-title text-[1.1875rem] leading-tight font-semibold text-balance wrap-anywhere no-underline ' +
  'transition-[scale,background-color] duration-120 ease-calm'
const LIT = 'bg-primary text-on-primary shadow-glow hover:bg-primary-hover active:scale-98'
const UNLIT = 'bg-sunken text-muted shadow-[inset_0_0_0_1.5px_var(--field)]'

function ThreeLights({ label }: { label: string }) {
  return (
    <span className="flex gap-2" role="status">
      <span className="sr-only">{label}</span>
      {[0, 1, 2].map((light) => (
        <span
          key={light}
          aria-hidden="true"
          className="size-3 animate-[three-lights_1.2s_ease-in-out_infinite] rounded-full bg-current opacity-35"
          style={{ animationDelay: `${light * 200}ms` }}
        />
      ))}
    </span>
  )
}

type Props = Omit<ComponentProps<'button'>, 'ref'> & {
  /** Leads out of the app, so into a tab of its own: a mailbox, a file. */
  href?: string | undefined
  /** A link to wear the lamp: `render={<Link to="/" />}`. */
  render?: ReactElement
  /** What is happening meanwhile, for those who listen; a second press does nothing. */
  busy?: string | false | undefined
  /** Why it cannot be pressed yet; said on tap instead of acting. */
  notYet?: string | false | undefined
  firefly?: boolean
}

/** The next thing to do. One a screen. */
export function Lamp({
  render,
  href,
  busy,
  notYet,
  firefly,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const [isAsked, setAsked] = useState(false)
  const reasonId = useId()
  const isFirst = useOnePress()
  const isHeld = Boolean(busy || notYet)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isHeld) return isFirst(event) ? onClick?.(event) : undefined
    event.preventDefault()
    setAsked(true)
  }
  const isButton = !render && !href
  const element = useRender({
    defaultTagName: href ? 'a' : 'button',
    ...(render ? { render } : {}),
    props: {
      ...(isButton ? { type: 'button' as const } : {}),
      ...(href ? { href, target: '_blank', rel: 'noreferrer' } : {}),
      ...rest,
      'aria-disabled': isHeld || undefined,
      'aria-busy': busy ? true : undefined,
      'aria-describedby': notYet && isAsked ? reasonId : undefined,
      onClick: press,
      className: `${LOOK} ${notYet ? UNLIT : LIT} ${className ?? ''}`,
      children: (
        <>
          {busy ? <ThreeLights label={busy} /> : children}
          {firefly && <Firefly size={40} className="absolute -top-5 right-4.5" />}
        </>
      ),
    },
  })
  return (
    <>
      {element}
      {notYet && isAsked && (
        <p id={reasonId} role="status" className="mt-2 text-center text-sm text-muted">
          {notYet}
        </p>
      )}
    </>
  )
}
