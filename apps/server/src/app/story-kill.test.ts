import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtProgram } from '#platform/test-program'
import { storyKillCount, storyKillsBegin, testDatabaseUrl } from '#platform/test.config'
import type { AcceptedStory, Said, WriterOrder } from './test-story-writer'

/** One start and its stories, on the most crowded machine. */
const LONGEST_MS = 60_000
const TRIAL_STORIES = 3
const kills = storyKillCount()
const begin = storyKillsBegin()
const server = testDatabaseUrl()
const isWhole = kills > 1
const VOICE = 'voice '

let program = ''
let dataDir = ''
let databaseUrl: string | null = null
beforeAll(async () => {
  program = await builtProgram(join(import.meta.dirname, 'test-story-writer.ts'))
  dataDir = mkdtempSync(join(tmpdir(), 'luciole-story-kill-'))
  if (server === null) return
  const name = `story_kill_${randomUUID().slice(0, 8)}`
  await onServer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  databaseUrl = url.href
})
afterAll(async () => {
  if (databaseUrl) await onServer(`drop database ${new URL(databaseUrl).pathname.slice(1)} (force)`)
  rmSync(dataDir, { recursive: true, force: true })
})
async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: server ?? '' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** What was promised and what was seen, over every process there was. */
const accepted = new Map<string, AcceptedStory>()
const lastSeen: Record<string, number> = {}
const steps = new Map<string, string[]>()
const faults: string[] = []
const ends: Extract<Said, { said: 'story' }>[] = []
const left = new Map<string, number>()
/** Pages as they were painted, by the request they are of, and as they were told of, in their order. */
const pages: ({ made: string } | { storyId: string; page: string })[] = []
/** Voices as they were made and as they were told of, over every process, in their order. */
const voices: ({ made: string } | { storyId: string; page: number })[] = []

function notice(said: Said) {
  if (said.said === 'accepted') {
    accepted.set(said.storyId, said)
    // Killed before a word of it was heard: the next server is asked for all of them.
    lastSeen[said.accountId] ??= 0
  } else if (said.said === 'event') {
    const number = Number(said.id)
    const before = lastSeen[said.accountId] ?? 0
    if (number > before + 1) faults.push(`${said.accountId} jumped from ${before} to ${number}`)
    // Two processes tell of one family: the second hears what the first said.
    if (number <= before) return
    lastSeen[said.accountId] = number
    const [storyId = '', step = '', page = ''] = said.what.split(' ')
    if (!step) return
    if (step === 'voice') {
      if (page !== 'null') voices.push({ storyId, page: Number(page) })
      return
    }
    const known = steps.get(storyId) ?? []
    if (step === 'page_painted') pages.push({ storyId, page })
    if (known.includes(`${step} ${page}`)) faults.push(`${storyId} told ${step} ${page} twice`)
    steps.set(storyId, [...known, `${step} ${page}`])
  } else if (said.said === 'made') {
    if (said.what.startsWith(VOICE)) voices.push({ made: said.what.slice(VOICE.length) })
    const [kind, requestId, page] = said.what.split(' ')
    if (kind === 'page') pages.push({ made: `${requestId} ${page}` })
  } else if (said.said === 'story') ends.push(said)
  else if (said.said === 'left') left.set(said.accountId, said.stories)
}

/** Runs until it is done, or until it said `killAfter` things; then it is killed. */
async function run({
  killAfter,
  ...rest
}: Pick<WriterOrder, 'asks' | 'toEnd'> & { killAfter?: number }) {
  const families = Object.fromEntries(Object.entries(lastSeen).map(([id, at]) => [id, String(at)]))
  const order: WriterOrder = { dataDir, databaseUrl, families, ...rest }
  const writer = spawn(process.execPath, [program, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let trouble = ''
  writer.stderr.on('data', (text) => (trouble += String(text)))
  const ended = new Promise((resolve) => writer.on('exit', resolve))
  let heard = 0
  for await (const line of createInterface(writer.stdout)) {
    const said = JSON.parse(line) as Said
    notice(said)
    heard++
    if (said.said === 'done' || heard === killAfter) writer.kill('SIGKILL')
  }
  const code = await ended
  if (code !== null) faults.push(`a server left by itself: ${trouble}`)
}

/** Pages painted again after they were known to hang. */
function paintedAgain(): string[] {
  const hung = new Set<string>()
  return pages.flatMap((one) => {
    if ('made' in one) return hung.has(one.made) ? [one.made] : []
    hung.add(`${accepted.get(one.storyId)?.requestId} ${one.page}`)
    return []
  })
}

/** Pages whose voice was made again after it was known to be there. */
function voicedAgain(): string[] {
  const kept = new Set<string>()
  return voices.flatMap((one) => {
    if ('made' in one) return kept.has(one.made) ? [one.made] : []
    const end = ends.find(({ storyId }) => storyId === one.storyId)
    if (end) kept.add(`${accepted.get(one.storyId)?.kidId} ${end.texts[one.page]}`)
    return []
  })
}

/** Anywhere from the start to the last page, the same points every time. */
const pointOf = (kill: number) => 3 + ((20 + (begin + kill) * 61) % 97)

describe.runIf(server === null || isWhole)('stories whose server is killed', () => {
  test(
    'each accepted one ends finished with its voice, or failed and given back; nothing is told, painted or said twice',
    async () => {
      let kill = 0
      const killInTurn = async () => {
        while (kill < kills) await run({ asks: 2, toEnd: [], killAfter: pointOf(kill++) })
      }
      // On PostgreSQL two processes share the work, and one goes on while the other is killed.
      await Promise.all(databaseUrl ? [killInTurn(), sleep(900).then(killInTurn)] : [killInTurn()])
      await run({ asks: 0, toEnd: [...accepted.values()] })

      expect(faults).toEqual([])
      expect(paintedAgain()).toEqual([])
      expect(pages.some((one) => 'made' in one)).toBe(true)
      expect(voicedAgain()).toEqual([])
      expect(voices.some((one) => 'page' in one)).toBe(true)
      expect(ends.map(({ storyId }) => storyId).toSorted()).toEqual([...accepted.keys()].toSorted())
      for (const { storyId, state, pages, missing } of ends) {
        if (state !== 'ready') continue
        expect(missing, storyId).toEqual([])
        const told = pages.map((page) => `page_painted ${page}`)
        const seen = steps.get(storyId) ?? []
        expect(seen.slice(0, 2)).toEqual(['accepted null', 'written null'])
        expect(seen.slice(2, -1).toSorted()).toEqual(told.toSorted())
        expect(seen.at(-1)).toBe('bound null')
      }
      for (const [accountId, stories] of left) {
        const counted = ends.filter(
          (end) => end.state === 'ready' && accepted.get(end.storyId)?.accountId === accountId,
        )
        // One more may have been accepted by a server that died before it could say so.
        expect(TRIAL_STORIES - stories - counted.length).toBeGreaterThanOrEqual(0)
        expect(TRIAL_STORIES - stories - counted.length).toBeLessThanOrEqual(1)
      }
      const failed = ends.filter(({ state }) => state === 'failed').length
      if (isWhole) {
        process.stdout.write(
          `figure: ${kills} kills, ${ends.length} stories: ${ends.length - failed} finished, ${failed} failed and given back\n`,
        )
      }
      expect(ends.length).toBeGreaterThan(0)
    },
    LONGEST_MS * (kills + 4),
  )
})
