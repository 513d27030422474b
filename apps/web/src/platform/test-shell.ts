import { afterEach, beforeEach, vi } from 'vitest'

interface Call {
  plugin: string
  method: string
  options: unknown
}
type Listener = (event: unknown) => void

/** A shell's runtime without a phone: it notes what it is asked and answers what a test told it to. */
let calls: Call[] = []
let answers: Record<string, unknown> = {}
let listeners = new Map<string, Listener>()
const host = globalThis as Record<string, unknown>
const isShell = () => 'androidBridge' in host || 'webkit' in host

const runtime = () => ({
  PluginHeaders: PLUGINS.map((name) => ({
    name,
    methods: METHODS.map((method) => ({
      name: method,
      rtype: method === 'addListener' ? 'callback' : 'promise',
    })),
  })),
  isNativePlatform: isShell,
  getPlatform: () => ('androidBridge' in host ? 'android' : isShell() ? 'ios' : 'web'),
  async nativePromise(plugin: string, method: string, options: unknown) {
    calls.push({ plugin, method, options })
    const answer = answers[`${plugin}.${method}`]
    return typeof answer === 'function' ? answer() : answer
  },
  nativeCallback(
    plugin: string,
    _method: string,
    { eventName }: { eventName: string },
    tell: Listener,
  ) {
    listeners.set(`${plugin}.${eventName}`, tell)
    return `${plugin}.${eventName}`
  },
})

export function openFakeShell(platform: 'android' | 'ios') {
  // The runtime takes the object it finds when it is first loaded, and keeps it.
  host.Capacitor ??= runtime()
  if (platform === 'android') host.androidBridge = { postMessage() {} }
  else host.webkit = { messageHandlers: { bridge: { postMessage() {} } } }
  return {
    answers,
    emit: (event: string, data: unknown) => listeners.get(event)?.(data),
    asked: (plugin: string, method: string) =>
      calls
        .filter((call) => call.plugin === plugin && call.method === method)
        .map(({ options }) => options),
  }
}
const PLUGINS = [
  'App',
  'BiometricAuthNative',
  'Browser',
  'Camera',
  'Filesystem',
  'Haptics',
  'InAppReview',
  'Keyboard',
  'LocalNotifications',
  'PushNotifications',
  'SecureStorage',
  'Share',
  'SplashScreen',
  'StatusBar',
  'TextToSpeech',
]
const METHODS = [
  'addListener',
  'removeListener',
  'getLaunchUrl',
  'minimizeApp',
  'open',
  'getPhoto',
  'impact',
  'notification',
  'vibrate',
  'requestReview',
  'setAccessoryBarVisible',
  'checkPermissions',
  'requestPermissions',
  'schedule',
  'register',
  'unregister',
  'hide',
  'setStyle',
  'speak',
  'stop',
  'stat',
  'writeFile',
  'deleteFile',
  'rmdir',
  'downloadFile',
  'getUri',
  'share',
  'rename',
  'checkBiometry',
  'internalAuthenticate',
  'internalGetItem',
  'internalSetItem',
  'internalRemoveItem',
]

/** Before each test nothing was asked, nothing loaded, nobody listens; after it we are back in a browser. */
export function startEachInABrowser() {
  beforeEach(() => {
    calls = []
    answers = {}
    listeners = new Map()
    vi.resetModules()
    document.documentElement.dataset.server = 'https://luciole.example'
    sessionStorage.clear()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    delete host.androidBridge
    delete host.webkit
  })
}
