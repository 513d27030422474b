import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { shellPage } from '../../apps/web/scripts/shell-page.mjs'
import { phoneFiles } from './phone-files'

/** What a shell calls its own pages. */
export const SHELL = 'https://localhost'

const root = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(root, 'apps/web/dist')
/** The very script Capacitor puts before every page of a shell; only its other end pretends. */
const BRIDGES = {
  android: 'node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
  ios: 'node_modules/@capacitor/ios/Capacitor/Capacitor/assets/native-bridge.js',
}
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
}
const typeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream'

interface Call {
  callbackId: string
  pluginId: string
  methodName: string
  options: Record<string, unknown>
}
type Method = (options: never) => unknown

/** Puts the two ends of the bridge in place; runs in the page, before anything else. */
function openBridge({
  platform,
  headers,
}: {
  platform: 'android' | 'ios'
  headers: { name: string; methods: { name: string; rtype?: string }[] }[]
}) {
  const host = window as unknown as Record<string, unknown> & {
    phone: (call: unknown) => Promise<unknown>
    Capacitor: { fromNative: (answer: unknown) => void }
    androidBridge: { onmessage: (event: { data: string }) => void }
  }
  host.WEBVIEW_SERVER_URL = location.origin
  host.Capacitor = { PluginHeaders: headers } as never
  if (platform === 'android') {
    const postMessage = async (text: string) => {
      const answer = await host.phone(JSON.parse(text))
      if (answer) host.androidBridge.onmessage({ data: JSON.stringify(answer) })
    }
    host.androidBridge = { postMessage, onmessage() {} } as never
  } else {
    const postMessage = async (call: unknown) => {
      const answer = await host.phone(call)
      if (answer) host.Capacitor.fromNative(answer)
    }
    host.webkit = { messageHandlers: { bridge: { postMessage } } }
  }
}

/**
 * A phone that pretends: the built app at the address a shell gives it, the real script of the
 * bridge, and plugins that answer from here. Whatever it keeps outlives the app being killed.
 */
export async function openPhone({
  context,
  platform,
  server,
}: {
  context: BrowserContext
  platform: 'android' | 'ios'
  /** As the shell was built with it. */
  server: string
}) {
  const calls: Call[] = []
  const secrets = new Map<string, string>()
  let launchUrl: string | null = null
  let listeners: { key: string; callbackId: string }[] = []
  const storage = phoneFiles({
    download: async (url) =>
      // Only a browser knows that every *.localhost is this machine.
      Buffer.from(
        await (await fetch(url.replace(/\/\/[\w.]*localhost/, '//127.0.0.1'))).arrayBuffer(),
      ),
  })
  const plugins: Record<string, Record<string, Method>> = {
    App: {
      getLaunchUrl: () => (launchUrl === null ? undefined : { url: launchUrl }),
      minimizeApp() {},
    },
    BiometricAuthNative: {
      checkBiometry: () => ({ deviceIsSecure: true }),
      internalAuthenticate() {},
    },
    Browser: { open() {} },
    Camera: { getPhoto() {} },
    Filesystem: storage.plugin as never,
    Haptics: { impact() {}, notification() {}, vibrate() {} },
    InAppReview: { requestReview() {} },
    Keyboard: { setAccessoryBarVisible() {} },
    LocalNotifications: {
      checkPermissions: () => ({ display: 'granted' }),
      requestPermissions: () => ({ display: 'granted' }),
      schedule: () => ({ notifications: [] }),
    },
    PushNotifications: { register() {}, unregister() {} },
    SecureStorage: {
      internalGetItem: ({ prefixedKey }: { prefixedKey: string }) => ({
        data: secrets.get(prefixedKey) ?? null,
      }),
      internalSetItem({ prefixedKey, data }: { prefixedKey: string; data: string }) {
        secrets.set(prefixedKey, data)
      },
      internalRemoveItem: ({ prefixedKey }: { prefixedKey: string }) => ({
        success: secrets.delete(prefixedKey),
      }),
      setSynchronizeKeychain() {},
    },
    Share: { share: () => ({ activityType: '' }) },
    SplashScreen: { hide() {}, show() {} },
    StatusBar: { setStyle() {} },
    TextToSpeech: { speak() {}, stop() {}, getSupportedVoices: () => ({ voices: [] }) },
  }
  const headers = Object.entries(plugins).map(([name, methods]) => ({
    name,
    methods: [
      { name: 'addListener' },
      { name: 'removeListener' },
      ...Object.keys(methods).map((method) => ({ name: method, rtype: 'promise' })),
    ],
  }))

  async function answer({ callbackId, pluginId, methodName, options }: Call) {
    const about = { callbackId, pluginId, methodName }
    if (methodName === 'addListener') {
      listeners.push({ key: `${pluginId}.${String(options.eventName)}`, callbackId })
      return null
    }
    if (methodName === 'removeListener') {
      listeners = listeners.filter((one) => one.callbackId !== options.callbackId)
      return null
    }
    calls.push({ callbackId, pluginId, methodName, options })
    try {
      const data = await plugins[pluginId]?.[methodName]?.(options as never)
      return { ...about, success: true, save: false, data: data ?? {} }
    } catch (error) {
      return { ...about, success: false, save: false, error: { message: (error as Error).message } }
    }
  }

  const index = shellPage({ html: await readFile(join(DIST, 'index.html'), 'utf8'), server })
  await context.exposeBinding('phone', (_source, call: Call) => answer(call))
  await context.addInitScript(openBridge, { platform, headers })
  await context.addInitScript({ path: join(root, BRIDGES[platform]) })
  await context.route(`${SHELL}/**`, async (route) => {
    const path = decodeURI(new URL(route.request().url()).pathname)
    const kept = path.startsWith('/_capacitor_file_')
    const body = kept
      ? storage.files.get(path.slice('/_capacitor_file_'.length))
      : await readFile(join(DIST, path)).catch(() => null)
    if (body) return route.fulfill({ body, contentType: typeOf(path) })
    if (kept || extname(path)) return route.fulfill({ status: 404 })
    return route.fulfill({ body: index, contentType: 'text/html' })
  })

  return {
    secrets,
    kept: storage.kept,
    bytesOf: (uri: string) => storage.files.get(decodeURI(uri.replace('file://', ''))),
    asked: (name: string) =>
      calls
        .filter(({ pluginId, methodName }) => `${pluginId}.${methodName}` === name)
        .map(({ options }) => options),
    listensTo: (event: string) => listeners.some(({ key }) => key === event),
    /** Kills the app and starts it, by a link or by its icon. */
    async start({ link = null }: { link?: string | null } = {}): Promise<Page> {
      launchUrl = link
      listeners = []
      const page = await context.newPage()
      // A page that starts anew listens anew.
      page.on('request', (request) => {
        if (request.isNavigationRequest()) listeners = []
      })
      for (const other of context.pages()) if (other !== page) await other.close()
      await page.goto(`${SHELL}/`)
      return page
    },
    /** What the system tells the running app. */
    async tell({ page, event, data }: { page: Page; event: string; data: unknown }) {
      const heard = listeners.filter(({ key }) => key === event).map(({ callbackId }) => callbackId)
      const [pluginId] = event.split('.')
      await page.evaluate(
        (answers) => {
          const { Capacitor } = window as unknown as {
            Capacitor: { fromNative: (answer: unknown) => void }
          }
          for (const one of answers) Capacitor.fromNative(one)
        },
        heard.map((callbackId) => ({
          callbackId,
          pluginId,
          methodName: 'addListener',
          success: true,
          save: true,
          data,
        })),
      )
    },
  }
}
