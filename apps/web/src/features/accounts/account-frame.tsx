import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DuskHill } from '#ui/dusk-hill.tsx'
import { PaintedEdge } from '#ui/painted-edge.tsx'
import { Wordmark } from '#ui/wordmark.tsx'

/**
 * The hill above the form, beside it on a desk. With the keyboard up there is room for the form
 * only: the picture steps back.
 */
export const AccountFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="min-h-svh lg:grid lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
    <div className="relative h-[min(37svh,23.25rem)] overflow-hidden bg-[#3c2d80] md:h-[42svh] lg:sticky lg:top-0 lg:h-svh [@media(height<34rem)_and_(width<64rem)]:hidden">
      <DuskHill className="absolute inset-y-0 left-1/2 aspect-[390/372] h-full max-w-none -translate-x-1/2 overflow-visible" />
      <Link
        to="/"
        className="absolute top-[max(3.25rem,calc(env(safe-area-inset-top)+0.75rem))] left-[min(1.5rem,6.2vw)] rounded-input sm:top-8 sm:left-10"
      >
        <Wordmark
          color="#fff8e6"
          className="w-[min(10.5rem,60vw)] drop-shadow-[0_2px_8px_rgb(40_10_80/.4)] lg:w-50"
        />
      </Link>
      <div className="lg:hidden">
        <PaintedEdge />
      </div>
      <div className="hidden lg:block">
        <PaintedEdge side="right" />
      </div>
    </div>
    {/* An error that goes moves the links up: an impatient second tap must not land on one. */}
    <div className="mx-auto w-full max-w-110 has-[[aria-busy=true]]:[&_a]:pointer-events-none px-[min(1.5rem,6.2vw)] pt-3 pb-safe md:px-0 md:pt-9 lg:self-center">
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  </main>
)

export const FormError = ({ children }: { children: ReactNode }) => (
  <div role="alert">
    {children && (
      <div className="mt-4 animate-appear rounded-input bg-danger-soft px-4 py-3 text-sm font-bold text-danger">
        {children}
      </div>
    )}
  </div>
)
