import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

it('a process is told when the shell that started it was killed', async () => {
  const child = `
    import { whenOutlived } from ${JSON.stringify(new URL('outlived.mjs', import.meta.url).href)}
    const life = setInterval(() => {}, 1000)
    whenOutlived(() => { console.log('told'); clearInterval(life) }, { everyMs: 20 })
    console.log('here')
  `
  const shell = spawn('sh', ['-c', `"${process.execPath}" --input-type=module -e "$CHILD"; true`], {
    env: { ...process.env, CHILD: child },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shell.stdout.on('data', (part: Buffer) => {
    said += part.toString()
    if (said === 'here\n') shell.kill('SIGTERM')
  })
  await once(shell.stdout, 'end')
  expect(said).toBe('here\ntold\n')
})
