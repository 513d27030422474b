import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runQuietly, withProgress } from './progress.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export function findOnPath(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')[0]
      .trim()
  } catch {
    return null
  }
}

const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  NAMES.map(findOnPath).find(Boolean) ??
  MAC.find((path) => existsSync(path)) ??
  null

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export async function installDebianPackages({ title, packages }) {
  const apt = (args, log) =>
    runQuietly({
      command: 'apt-get',
      args,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      log,
    })
  await withProgress({
    title,
    work: async () => {
      await apt(['update', '-qq'], 'apt-update')
      await apt(['install', '-y', '-qq', '--no-install-recommends', ...packages], 'apt-install')
    },
  })
}

async function downloadWithPlaywright() {
  const cli = new URL('../../node_modules/playwright-core/cli.js', import.meta.url).pathname
  await withProgress({
    title: 'Downloading a browser',
    work: () =>
      runQuietly({
        command: process.execPath,
        args: [cli, 'install', 'chromium'],
        log: 'browser',
      }),
  })
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

/** The browser for the journeys: ours, the system's, Debian's or Playwright's, in that order. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  try {
    if (isDebianRoot()) {
      await installDebianPackages({ title: 'Installing Chromium', packages: ['chromium'] })
      return findChromium()
    }
    return await downloadWithPlaywright()
  } catch {
    throw new Error(
      'No browser for the journeys: install Chromium or set CHROMIUM_PATH to one, then run npm test again.',
    )
  }
}

/** The same browser without a window to draw, a third cheaper: enough for all that needs no camera. */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_PATH ? null : findOnPath('chromium-headless-shell') || null
