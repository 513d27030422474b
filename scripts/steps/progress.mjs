import { spawn } from 'node:child_process'
import { mkdirSync, openSync, closeSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Runs slow work with a line that keeps moving, so that nobody wonders whether it hangs. */
export async function withProgress({ title, work }) {
  const since = Date.now()
  const live = process.stdout.isTTY
  const paint = () => process.stdout.write(`\r  … ${title} ${seconds(since)}   `)
  if (!live) console.log(`  … ${title}`)
  const ticking = live
    ? setInterval(paint, 200)
    : setInterval(() => console.log(`  … ${title}, still going after ${seconds(since)}`), 30_000)
  try {
    const result = await work()
    console.log(`${live ? '\r' : ''}  ✓ ${title} (${seconds(since)})      `)
    return result
  } catch (error) {
    console.log(`${live ? '\r' : ''}  ✗ ${title} (${seconds(since)})      `)
    throw error
  } finally {
    clearInterval(ticking)
  }
}

/**
 * Runs a program quietly; its output goes to a log file and is told only when it fails. One that yields
 * takes what the others leave of the machine, and so do those it starts.
 */
export function runQuietly({ command, args, cwd, env, log, yields = false }) {
  const folder = join(process.cwd(), 'out', 'logs')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${log}.log`)
  const output = openSync(path, 'w')
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    })
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    child.on('error', reject)
    child.on('close', (code) => {
      closeSync(output)
      const text = readFileSync(path, 'utf8')
      if (code === 0) resolve(text)
      else reject(Object.assign(new Error(`${log} failed (exit ${code})`), { output: text }))
    })
  })
}
