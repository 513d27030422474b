/** One letter to one parent. `key` makes a repeated send of the same letter do nothing. */
export type Letter = { key: string; to: string; subject: string; text: string; html: string }

export type Mail = {
  send(letter: Letter, options?: { signal?: AbortSignal }): Promise<void>
  /** Nothing written to this address is kept here any longer; what has left is out of reach. */
  forget(address: string): Promise<void>
}
