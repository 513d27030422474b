import { useRender } from '@base-ui/react/use-render'
import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { useOnePress } from './one-press'

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full text-center font-title text-base ' +
  'font-medium no-underline transition-[scale,background-color] duration-120 ease-calm active:scale-98 ' +
  'disabled:opacity-60 disabled:active:scale-100 [&>svg]:shrink-0'

/** Sides stay as they are where letters grow: the room is the words'. */
const LOOKS = {
  quiet: 'px-[16px] text-link hover:bg-sunken',
  plain: 'px-[16px] text-ink hover:bg-sunken',
  danger: 'px-[16px] text-danger hover:bg-danger-soft',
  ghost:
    'min-h-13 bg-surface px-[22px] text-ink shadow-[inset_0_0_0_1.5px_var(--field)] hover:bg-sunken',
  filledDanger: 'min-h-13 bg-danger px-[22px] font-semibold text-on-danger hover:brightness-110',
} as const

type Props = Omit<ComponentProps<'button'>, 'ref'> & { render?: ReactElement }
type LookProps = Props & { look: keyof typeof LOOKS }

function Soft({ render, look, className, ...rest }: LookProps) {
  return useRender({
    defaultTagName: 'button',
    ...(render ? { render } : {}),
    props: {
      ...(render ? {} : { type: 'button' as const }),
      ...rest,
      className: `${SHAPE} ${LOOKS[look]} ${className ?? ''}`,
    },
  })
}

/** Words only: what can also be done here. */
export const Quiet = ({
  look = 'quiet',
  ...props
}: Props & { look?: 'quiet' | 'plain' | 'danger' }) => <Soft look={look} {...props} />
/** An outline: the second choice of two. */
export const Ghost = (props: Props) => <Soft look="ghost" {...props} />
/** Filled danger: only inside a sheet that has just explained itself. */
export function Danger({ onClick, ...props }: Props) {
  const isFirst = useOnePress()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isFirst(event)) onClick?.(event)
  }
  return <Soft look="filledDanger" {...props} onClick={press} />
}
