import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { builtServer } from '#platform/test-program'

let main = ''
let folder = ''
const started: ChildProcess[] = []
beforeAll(async () => {
  main = await builtServer()
  folder = mkdtempSync(join(tmpdir(), 'luciole-main-'))
})
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      // The test runner names its own mode there.
      MODE: 'local',
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      ...environment,
    },
  })
  started.push(child)
  let output = ''
  let problem = ''
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk)
      const url = /ready at (\S+)/.exec(output)?.[1]
      if (url !== undefined) resolve(url)
    })
  })
  child.stderr.on('data', (chunk: Buffer) => (problem += String(chunk)))
  return { child, ready, ended, problem: () => problem, output: () => output }
}

test('a fresh directory becomes a server that answers, and stops when asked, within ten seconds', async () => {
  const server = start({})
  const url = (await server.ready).replace('localhost', '127.0.0.1')
  expect(await (await fetch(`${url}/ready`)).json()).toEqual({ status: 'ready' })
  server.child.kill('SIGTERM')
  // It ends itself with 1 when closing takes longer.
  expect(await server.ended).toBe(0)
  expect(server.problem()).toBe('')
})

test('two servers cannot open one data directory', async () => {
  const first = start({})
  await first.ready
  const second = start({})
  expect(await second.ended).toBe(1)
  expect(second.problem()).toMatch(/^The data directory .* already in use by process \d+; .*\n$/)
})

test('a busy port is told in one sentence, before anything is prepared', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => holder.once('listening', resolve))
  const { port } = holder.address() as AddressInfo
  const server = start({ PORT: String(port), DATA_DIR: join(folder, 'never made') })
  expect(await server.ended).toBe(1)
  expect(server.problem()).toMatch(new RegExp(`^Port ${port} is already in use; .*\\n$`))
  expect(server.output()).toBe('')
  holder.close()
})

test('a data directory that cannot be written is told in one sentence', async () => {
  writeFileSync(join(folder, 'file'), '')
  const server = start({ DATA_DIR: join(folder, 'file', 'data') })
  expect(await server.ended).toBe(1)
  expect(server.problem()).toMatch(/^The data directory .* cannot be written .*\n$/)
})

test('every problem of the configuration is told at once, before anything is opened', async () => {
  const server = start({ MODE: 'production', PORT: 'abc', ROLES: 'all' })
  expect(await server.ended).toBe(1)
  for (const name of ['PORT', 'ROLES', 'PUBLIC_URL', 'SMTP_URL', 'SUPPORT_EMAIL']) {
    expect(server.problem()).toContain(name)
  }
})

test('addresses that cannot be any are told with the other problems', async () => {
  const wrong = { DATABASE_URL: 'db', SMTP_URL: 'mail', SENTRY_DSN: 'me', ALLOWED_ORIGINS: 'x;y' }
  const server = start(wrong)
  expect(await server.ended).toBe(1)
  for (const name of Object.keys(wrong)) expect(server.problem()).toContain(`- ${name} must be`)
})

test('a host this machine does not know is told in one sentence', async () => {
  const server = start({ HOST: 'nowhere.invalid' })
  expect(await server.ended).toBe(1)
  expect(server.problem()).toMatch(/^This machine has no address nowhere\.invalid; .*\n$/)
})

test('web and worker apart are refused without PostgreSQL', async () => {
  const server = start({ ROLES: 'worker' })
  expect(await server.ended).toBe(1)
  expect(server.problem()).toContain('DATABASE_URL')
})
