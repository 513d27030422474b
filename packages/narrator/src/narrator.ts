import { type ChildProcess, fork } from 'node:child_process'
import type { NarratedPage, PageToNarrate } from './narrate-page'
import type { NarratorTask } from './narrator-process'
import type { SpokenTake, Take } from './takes'

export type Narrator = {
  /** One page at a time, in the order asked; aborting stops the work itself. */
  narratePage: (page: PageToNarrate, signal?: AbortSignal) => Promise<NarratedPage>
  /** A page spoken by a service outside, with our silences, our loudness and our marks. */
  assemblePage: (
    task: { page: PageToNarrate; takes: Take[]; sounds: SpokenTake[] },
    signal?: AbortSignal,
  ) => Promise<NarratedPage>
  close: () => void
}

type Answer = NarratedPage | { error: string }

/** Where a narrator begins that nobody has bundled. */
const SOURCE = new URL('./narrator-process.ts', import.meta.url)

/** `espeakProgram` is where the French voice's program is; without it the installed one is used. */
export function createNarrator({
  entry = SOURCE,
  espeakProgram,
}: { entry?: URL; espeakProgram?: string } = {}): Narrator {
  let child: ChildProcess | undefined
  let turn: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    const isSource = entry.href.endsWith('.ts')
    const started = fork(entry, espeakProgram ? [espeakProgram] : [], {
      serialization: 'advanced',
      execArgv: isSource ? ['--import', 'tsx'] : [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // A resting narrator keeps nobody awake; it goes when the parent does.
    started.unref()
    started.channel?.unref()
    return started
  }

  function narrateNow(task: NarratorTask, signal?: AbortSignal): Promise<NarratedPage> {
    signal?.throwIfAborted()
    const current = (child ??= start())
    current.channel?.ref()
    return new Promise<NarratedPage>((resolve, reject) => {
      const settle = (finish: () => void) => {
        current.off('message', hear)
        current.off('error', discard)
        current.off('exit', leave)
        signal?.removeEventListener('abort', abort)
        current.channel?.unref()
        finish()
      }
      const discard = (error: unknown) => {
        if (child === current) child = undefined
        settle(() => reject(error))
      }
      const hear = (message: unknown) => {
        const answer = message as Answer
        settle(() => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer)))
      }
      const leave = (code: number | null) => discard(new Error(`the narrator ended with ${code}`))
      const abort = () => {
        discard(signal?.reason)
        current.kill()
      }
      current.on('message', hear)
      current.on('error', discard)
      current.on('exit', leave)
      signal?.addEventListener('abort', abort)
      current.send(task)
    })
  }

  function queue(task: NarratorTask, signal?: AbortSignal) {
    const result = turn.then(() => narrateNow(task, signal))
    turn = result.catch(() => undefined)
    return result
  }

  return {
    narratePage: (page, signal) => queue({ page }, signal),
    assemblePage: (task, signal) => queue(task, signal),
    close() {
      child?.kill()
      child = undefined
    },
  }
}
