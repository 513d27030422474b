import { lazy, type FunctionComponent } from 'react'

/** A part its screen can do without: where it cannot be fetched, the screen stays without it. */
export const optionalPart = (load: () => Promise<FunctionComponent>) =>
  lazy(async () => ({ default: await load().catch((): FunctionComponent => () => null) }))
