export interface Reference {
  name: string
  bytes: Uint8Array
  type: string
}
/** A page lies, a portrait is square. */
export type PictureShape = 'page' | 'portrait'
export interface PictureAsk {
  prompt: string
  /** Our own drawing first, then what else shows who it is. */
  references: Reference[]
  shape: PictureShape
}
/** A picture at once, or a ticket to ask again with. */
export type Asked = { bytes: Buffer } | { ticket: string }

/** A service that paints. */
export interface PictureModel {
  id: string
  /** False for one that paints from words alone. */
  takesReferences: boolean
  ask(asked: PictureAsk, signal: AbortSignal): Promise<Asked>
  /** Null while it is still being painted. */
  collect(ticket: string, signal: AbortSignal): Promise<Buffer | null>
}
