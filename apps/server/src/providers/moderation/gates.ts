import type { Log } from '#platform/log'
import type { Moderator, Verdict } from './moderation'

export const GATES = ['typed', 'plan', 'words', 'picture'] as const
export type GateName = (typeof GATES)[number]

/** What may be said of a judgement in a log: where, how it ended, of which story. Never of what. */
export interface GateNote {
  storyId?: string | null
  page?: number
}
export type Gates = ReturnType<typeof createGates>

/** The four places where something is looked at before it goes on. */
export function createGates({ moderator, log }: { moderator: Moderator | null; log: Log }) {
  function record({
    gate,
    verdict,
    note = {},
  }: {
    gate: GateName
    verdict: Verdict
    note?: GateNote | undefined
  }): boolean {
    const line = {
      gate,
      ok: verdict.ok,
      ...(verdict.ok ? {} : { reason: verdict.reason }),
      ...note,
    }
    if (verdict.ok) log.info(line, 'gate')
    else log.warn(line, 'gate refused')
    return verdict.ok
  }

  /** A second look that cannot be had is a refusal: ours goes on instead. */
  async function ask(look: (moderator: Moderator) => Promise<Verdict>): Promise<Verdict> {
    if (moderator === null) return { ok: true }
    try {
      return await look(moderator)
    } catch {
      return { ok: false, reason: 'moderation_unavailable' }
    }
  }

  return {
    moderatorId: moderator?.id ?? null,
    record,
    words: async ({
      text,
      own,
      note,
      signal,
    }: {
      /** With placeholders where names would be. */
      text: string
      own: Verdict
      note?: GateNote
      signal: AbortSignal
    }) => {
      const verdict = own.ok ? await ask((moderation) => moderation.judgeWords(text, signal)) : own
      return record({ gate: 'words', verdict, note })
    },
    picture: async ({
      picture,
      note,
      signal,
    }: {
      picture: { bytes: Uint8Array; type: string }
      note?: GateNote
      signal: AbortSignal
    }) =>
      record({
        gate: 'picture',
        verdict: await ask((moderation) => moderation.judgePicture(picture, signal)),
        note,
      }),
  }
}
