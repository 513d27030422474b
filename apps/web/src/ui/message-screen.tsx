import type { ReactNode } from 'react'
import { Wordmark } from './wordmark.tsx'

/** One frame for every interruption: logo, drawing, title, one sentence, one button. */
export const MessageScreen = ({
  drawing,
  title,
  children,
  detail,
  action,
}: {
  drawing: ReactNode
  title: string
  children: ReactNode
  /** Small print under the sentence, such as the error's own words. */
  detail?: ReactNode
  action?: ReactNode
}) => (
  <main className="mx-auto flex min-h-svh w-full max-w-120 flex-col px-screen pt-safe pb-safe">
    {/* Above what a toast says: that begins 4.25rem from the top. */}
    <Wordmark className="mx-auto w-31.5" />
    <div className="flex flex-1 flex-col items-center justify-center py-6 text-center">
      <div className="w-full max-w-80">{drawing}</div>
      <h1 className="mt-7 max-w-full text-[1.9375rem] wrap-break-word">{title}</h1>
      <div className="mt-2.5 w-full max-w-90 wrap-anywhere text-muted">{children}</div>
      {detail}
    </div>
    {action}
  </main>
)
