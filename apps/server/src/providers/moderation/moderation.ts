/** What is wrong with something, by its kind; never the thing itself. */
export type Verdict = { ok: true } | { ok: false; reason: string }

/** Somebody else’s second look, beside our own lists. */
export interface Moderator {
  id: string
  judgeWords(text: string, signal: AbortSignal): Promise<Verdict>
  judgePicture(picture: { bytes: Uint8Array; type: string }, signal: AbortSignal): Promise<Verdict>
}
