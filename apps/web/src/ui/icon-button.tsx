import { useRender } from '@base-ui/react/use-render'
import type { ComponentProps, ReactElement } from 'react'

const GROUNDS = {
  bare: 'text-ink hover:bg-sunken',
  surface: 'bg-raised text-ink shadow-card hover:brightness-97 night:hover:brightness-115',
  soft: 'bg-ink/8 text-ink hover:bg-ink/14',
  glass: 'bg-[rgb(14_12_32/.64)] text-white backdrop-blur-sm hover:bg-[rgb(14_12_32/.76)]',
} as const
/** They grow with the text as far as a row of them has room. */
const SIZES = {
  48: 'size-[min(3rem,max(48px,min(12vw,14svh)))] [&>svg]:size-1/2',
  64: 'size-[min(4rem,max(64px,min(16vw,18svh)))] [&>svg]:size-7/16',
} as const

type Props = Omit<ComponentProps<'button'>, 'ref' | 'aria-label'> & {
  /** What it does, in words: the picture alone says nothing to a screen reader. */
  label: string
  ground?: keyof typeof GROUNDS
  /** 64 wherever a child may reach for it. */
  size?: keyof typeof SIZES
  render?: ReactElement
}

export function IconButton({
  label,
  ground = 'bare',
  size = 48,
  render,
  className,
  ...rest
}: Props) {
  return useRender({
    defaultTagName: 'button',
    ...(render ? { render } : {}),
    props: {
      ...(render ? {} : { type: 'button' as const }),
      ...rest,
      'aria-label': label,
      className: `grid flex-none place-items-center rounded-full transition-[scale,background-color] duration-120 ease-calm active:scale-95 disabled:opacity-50 ${SIZES[size]} ${GROUNDS[ground]} ${className ?? ''}`,
    },
  })
}
