export interface Reference {
  name: string
  bytes: Uint8Array
  type: string
}
export interface PictureAsk {
  prompt: string
  /** Our own drawing first, then the hero’s sheet. */
  references: Reference[]
}
/** A picture at once, or a ticket to ask again with. */
export type Asked = { bytes: Buffer } | { ticket: string }

/** A service that paints. */
export interface PictureModel {
  id: string
  ask(asked: PictureAsk, signal: AbortSignal): Promise<Asked>
  /** Null while it is still being painted. */
  collect(ticket: string, signal: AbortSignal): Promise<Buffer | null>
}
