import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  answerJson,
  answerStatus,
  openTestService,
  type Answer,
} from '#providers/live/test-service'
import { createQueuePainter, paintEdit, paintFromWords } from '#providers/pictures/test-painter'
import { speakTimed, speakWav } from '#providers/speech/test-voice'
import { thinkAloud } from '#providers/text/test-local-servers'
import { speakAnthropic, speakOpenAi, speakThinking } from '#providers/text/test-words'

/** Every protocol we speak, as its vendor’s path has it. */
const ROUTES: readonly [path: RegExp, answer: Answer][] = [
  [/^\/v1\/chat\/completions$/, speakOpenAi()],
  [/^\/thinker\/v1\/chat\/completions$/, speakThinking],
  [/^\/own\/v1\/chat\/completions$/, thinkAloud],
  [/^\/v1\/messages$/, speakAnthropic],
  [/^\/v1\/images\/edits$/, paintEdit],
  [/^\/v1\/images\/generations$/, paintFromWords],
  [/^\/(?:v1\/(?:models\/owner\/m\/)?predictions|files)(?:\/|$)/, createQueuePainter()],
  [/^\/v1\/audio\/speech$/, speakWav],
  [/^\/v1\/text-to-speech\/[^/]+\/with-timestamps/, speakTimed],
  [/^\/v1\/moderations$/, answerJson({ results: [{ flagged: false, categories: {} }] })],
]
const MODEL = 'owner/m'

const all = (settings: Record<string, [provider: string, baseUrl: string]>) =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([need, [provider, baseUrl]]) => [
      [`${need}_PROVIDER`, provider],
      [`${need}_BASE_URL`, baseUrl],
      [`${need}_API_KEY`, 'sk-rehearsal'],
      [`${need}_MODEL`, MODEL],
    ]),
  )

const sets = (url: string): [name: string, environment: Record<string, string>][] => [
  [
    'OpenAI’s ways: chat, edits of pictures, speech, moderations',
    {
      ...all({
        TEXT: ['openai', `${url}/v1`],
        PICTURES: ['openai', `${url}/v1`],
        SPEECH: ['openai', `${url}/v1`],
        MODERATION: ['openai', `${url}/v1`],
      }),
      SPEECH_VOICES: 'narrator=nova',
    },
  ],
  [
    'Anthropic, a queue of predictions, ElevenLabs',
    {
      ...all({
        TEXT: ['anthropic', `${url}/v1`],
        PICTURES: ['predictions', `${url}/v1`],
        SPEECH: ['elevenlabs', url],
      }),
      SPEECH_VOICES: 'narrator=nova',
    },
  ],
  [
    'a model that thinks, pictures from words alone',
    {
      ...all({ TEXT: ['openai', `${url}/thinker/v1`], PICTURES: ['openai', `${url}/v1`] }),
      PICTURES_REFERENCE_FIELD: 'none',
    },
  ],
  ['a server of one’s own', all({ TEXT: ['openai', `${url}/own/v1`] })],
]

/** `npm run test:live` against servers of ours that speak the vendors’ formats: the suite itself is proved. */
const service = await openTestService([
  (response, heard) => {
    const route = ROUTES.find(([path]) => path.test(heard.path))
    return (route?.[1] ?? answerStatus(404))(response, heard)
  },
])
const failed: string[] = []
for (const [name, environment] of sets(service.url)) {
  console.log(`\n${name}`)
  const run = spawn('npm', ['run', '-s', 'test:live'], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  const [code] = (await once(run, 'exit')) as [number | null]
  if (code !== 0) failed.push(name)
}
await service.close()
console.log(failed.length === 0 ? '\nEvery suite passed.' : `\nFailed: ${failed.join('; ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
