import { parentPort } from 'node:worker_threads'
import type { KeepsakeKind } from '@luciole/contract/keepsakes'
import { bindAudio } from '#audio/bind-audio'
import type { BookToBind } from '#book'
import { bindEpub, type EpubFile } from '#epub/bind-epub'
import { bindPdf } from '#pdf/bind-pdf'

export interface BindingOrder {
  book: BookToBind
  kind: KeepsakeKind
}
export type Binding =
  | { ok: true; files: EpubFile[] }
  | { ok: true; bytes: Uint8Array }
  | { ok: false; message: string }

async function bind({ book, kind }: BindingOrder): Promise<Binding> {
  if (kind === 'epub') return { ok: true, files: await bindEpub(book) }
  if (kind === 'audio') {
    const bytes = await bindAudio(book)
    return bytes ? { ok: true, bytes } : { ok: false, message: 'A page has no voice, or another.' }
  }
  return {
    ok: true,
    bytes: await bindPdf({ book, use: kind === 'print_pdf' ? 'print' : 'screen' }),
  }
}

parentPort?.once('message', async (order: BindingOrder) => {
  const answer = await bind(order).catch((error: unknown) => ({
    ok: false as const,
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }))
  parentPort?.postMessage(answer)
})
