// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { openFakeShell, startEachInABrowser } from './test-shell'

startEachInABrowser()

describe.each(['android', 'ios'] as const)('a shell on %s', (platform) => {
  it('knows what it is and where its server is', async () => {
    openFakeShell(platform)
    const native = await import('./native')
    expect(native.isNative()).toBe(true)
    expect(native.currentPlatform()).toBe(platform)
    expect(native.serverUrl('/trpc')).toBe('https://luciole.example/trpc')
    expect(native.serverOrigin()).toBe('https://luciole.example')
  })

  it('opens the page a link names, cold and warm, once, and nobody else’s', async () => {
    const shell = openFakeShell(platform)
    const gone = vi.spyOn(location, 'assign').mockImplementation(() => {})
    shell.answers['App.getLaunchUrl'] = { url: 'luciole://changepassword?a=1' }
    const links = await import('./native-links')
    await links.followNativeLinks()
    expect(gone.mock.calls).toEqual([[`${location.origin}/changepassword?a=1`]])

    // The page it opened starts anew and asks for the launch link again.
    await links.followNativeLinks()
    expect(gone).toHaveBeenCalledTimes(1)

    shell.emit('App.appUrlOpen', { url: 'https://luciole.example/emailconfirmed#t=1' })
    expect(gone.mock.lastCall).toEqual([`${location.origin}/emailconfirmed#t=1`])
    shell.emit('App.appUrlOpen', { url: 'https://evil.example/emailconfirmed' })
    expect(gone).toHaveBeenCalledTimes(2)

    // That page starts anew too; Android still names the link of the cold start.
    await links.followNativeLinks()
    expect(gone).toHaveBeenCalledTimes(2)
  })

  it('knows a phone without network at once, though its own pages come from a localhost', async () => {
    openFakeShell(platform)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { isOutOfReach } = await import('./online')
    expect(location.hostname).toBe('localhost')
    expect(isOutOfReach()).toBe(true)
  })

  it('keeps the session in the secure store of the device, never in web storage', async () => {
    const shell = openFakeShell(platform)
    const { sessionStore } = await import('./session-store')
    await sessionStore().setItem('luciole-session', 'a secret')
    const [set] = shell.asked('SecureStorage', 'internalSetItem')
    expect(set).toMatchObject({ data: '"a secret"', sync: false })
    expect(JSON.stringify({ ...localStorage })).not.toContain('a secret')
    shell.answers['SecureStorage.internalGetItem'] = { data: '"a secret"' }
    expect(await sessionStore().getItem('luciole-session')).toBe('a secret')
    shell.answers['SecureStorage.internalRemoveItem'] = { success: true }
    await sessionStore().removeItem('luciole-session')
    expect(shell.asked('SecureStorage', 'internalRemoveItem')).toHaveLength(1)
  })

  it('lets a grown-up through by the lock of the device, and nobody who gives up', async () => {
    const shell = openFakeShell(platform)
    const { hasDeviceLock, passDeviceLock } = await import('./device-lock')
    shell.answers['BiometricAuthNative.checkBiometry'] = { deviceIsSecure: false }
    expect(await hasDeviceLock()).toBe(false)
    shell.answers['BiometricAuthNative.checkBiometry'] = { deviceIsSecure: true }
    expect(await hasDeviceLock()).toBe(true)

    const words = { reason: 'For grown-ups', leave: 'Cancel' }
    expect(await passDeviceLock(words)).toBe(true)
    expect(shell.asked('BiometricAuthNative', 'internalAuthenticate')).toEqual([
      {
        reason: 'For grown-ups',
        androidTitle: 'For grown-ups',
        cancelTitle: 'Cancel',
        allowDeviceCredential: true,
      },
    ])
    shell.answers['BiometricAuthNative.internalAuthenticate'] = () =>
      Promise.reject(new Error('userCancel'))
    expect(await passDeviceLock(words)).toBe(false)
  })

  it('keeps a book’s files where no cloud takes them, shows them from there, and wipes them', async () => {
    const shell = openFakeShell(platform)
    const files = await import('./kept-files')
    vi.stubGlobal('fetch', async () => new Response(new Blob(['paint'], { type: 'image/webp' })))
    shell.answers['Filesystem.stat'] = () => Promise.reject(new Error('no such file'))
    expect(await files.keepFile({ url: 'https://luciole.example/media/a/b.webp?e=1&s=2' })).toBe(5)
    expect(shell.asked('Filesystem', 'writeFile')).toEqual([
      {
        path: 'books/media/a/b.webp.part',
        directory: 'LIBRARY_NO_CLOUD',
        data: btoa('paint'),
        recursive: true,
      },
    ])
    expect(shell.asked('Filesystem', 'rename')).toMatchObject([
      { from: 'books/media/a/b.webp.part', to: 'books/media/a/b.webp' },
    ])
    shell.answers['Filesystem.stat'] = { uri: 'file:///data/books/media/a/b.webp', size: 5 }
    expect(await files.shownFrom('https://luciole.example/media/a/b.webp?e=9&s=9')).toContain(
      '/data/books/media/a/b.webp',
    )
    const { clearOfflineCopies } = await import('./offline-copies')
    await clearOfflineCopies()
    expect(shell.asked('Filesystem', 'rmdir')).toEqual([
      { path: 'books', directory: 'LIBRARY_NO_CLOUD', recursive: true },
      { path: 'to-save', directory: 'CACHE', recursive: true },
    ])
  })

  it('opens with its books as long as somebody is signed in, and without once nobody is', async () => {
    const shell = openFakeShell(platform)
    vi.stubGlobal('__CLIENT_VERSION__', '0.0.0')
    const { keepSessionEffects } = await import('#api/session-effects')
    const wiped = () =>
      shell.asked('Filesystem', 'rmdir').filter((what) => JSON.stringify(what).includes('books'))
        .length
    const start = async () => {
      keepSessionEffects({ rejudgeRoutes: async () => undefined })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    shell.answers['SecureStorage.internalGetItem'] = { data: '"a session"' }
    await start()
    expect(wiped()).toBe(0)
    shell.answers['SecureStorage.internalGetItem'] = () => Promise.reject(new Error('locked'))
    await start()
    expect(wiped()).toBe(0)
    shell.answers['SecureStorage.internalGetItem'] = { data: null }
    await start()
    expect(wiped()).toBe(1)
  })

  it('speaks sentence after sentence, and is silent at once when told', async () => {
    const shell = openFakeShell(platform)
    const { speakSentences } = await import('./device-voice')
    const heard: string[] = []
    await new Promise<void>((resolve) => {
      speakSentences({
        sentences: [
          { text: 'Il pleut.', start: 0 },
          { text: 'Plume rit.', start: 10 },
        ],
        language: 'fr',
        manner: () => ({ rate: 1, volume: 1 }),
        onSentence: (index) => heard.push(`sentence ${index}`),
        onWord: () => {},
        onEnd: resolve,
        onError: () => heard.push('error'),
      })
    })
    expect(heard).toEqual(['sentence 0', 'sentence 1'])
    expect(shell.asked('TextToSpeech', 'speak')).toMatchObject([
      { text: 'Il pleut.', lang: 'fr-FR' },
      { text: 'Plume rit.', lang: 'fr-FR' },
    ])
  })

  it('opens payment pages over itself, asks its store for a review, and ticks', async () => {
    const shell = openFakeShell(platform)
    const gone = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const onClosed = vi.fn<() => void>()
    await (await import('./open-page')).openPage({ url: 'https://pay.example/1', onClosed })
    expect(shell.asked('Browser', 'open')).toEqual([{ url: 'https://pay.example/1' }])
    expect(gone).not.toHaveBeenCalled()
    expect(onClosed).not.toHaveBeenCalled()
    shell.emit('Browser.browserFinished', {})
    expect(onClosed).toHaveBeenCalledTimes(1)
    await (await import('./store-review')).askForReview()
    expect(shell.asked('InAppReview', 'requestReview')).toHaveLength(1)
    const haptics = await import('./haptics')
    haptics.tick()
    await vi.waitFor(() => expect(shell.asked('Haptics', 'impact')).toHaveLength(1))
  })

  it('hands a book bound to be kept, and a link to lend, to the sheet of the system', async () => {
    const shell = openFakeShell(platform)
    const { saveFile, savesLinks } = await import('./save-file')
    expect(savesLinks()).toBe(false)
    shell.answers['Filesystem.getUri'] = { uri: 'file:///cache/to-save/Le%20soir.pdf' }
    const url = 'https://luciole.example/keepsake/1?signature=s'
    await saveFile({ url, name: 'Le soir.pdf' })
    expect(shell.asked('Filesystem', 'downloadFile')).toEqual([
      { url, path: 'to-save/Le soir.pdf', directory: 'CACHE', recursive: true },
    ])
    const { canSendOn, sendOn } = await import('./send-on')
    expect(canSendOn()).toBe(true)
    await sendOn({ title: 'Le soir', url: 'https://luciole.example/shared/t' })
    expect(shell.asked('Share', 'share')).toMatchObject([
      { files: ['file:///cache/to-save/Le%20soir.pdf'] },
      { title: 'Le soir', url: 'https://luciole.example/shared/t' },
    ])

    shell.answers['Share.share'] = () => Promise.reject(new Error('Share canceled'))
    await saveFile({ url, name: 'Le soir.pdf' })
    shell.answers['Filesystem.downloadFile'] = () => Promise.reject(new Error('no network'))
    await expect(saveFile({ url, name: 'Le soir.pdf' })).rejects.toThrow('no network')
  })

  it('starts with its status bar, its back button and without its splash', async () => {
    const shell = openFakeShell(platform)
    document.documentElement.dataset.theme = 'night'
    await (await import('./shell')).startShell()
    expect(shell.asked('StatusBar', 'setStyle').at(-1)).toEqual({ style: 'DARK' })
    expect(shell.asked('Keyboard', 'setAccessoryBarVisible')).toHaveLength(
      platform === 'ios' ? 1 : 0,
    )
    expect(shell.asked('SplashScreen', 'hide')).toHaveLength(1)
    shell.emit('App.backButton', { canGoBack: false })
    await vi.waitFor(() => expect(shell.asked('App', 'minimizeApp')).toHaveLength(1))
  })

  it('tells of a story by itself once it may', async () => {
    const shell = openFakeShell(platform)
    shell.answers['LocalNotifications.checkPermissions'] = { display: 'prompt' }
    const { notificationState } = await import('./notifications')
    expect(await notificationState()).toBe('off')
    const notifications = await import('./shell-notifications')
    shell.answers['LocalNotifications.requestPermissions'] = { display: 'granted' }
    expect(await notifications.allowShellNotifications()).toBe(true)
    const storyId = '0d4c1a52-93b1-4b39-8df2-2f2f6f7f5b11'
    await notifications.notifyInShell({ title: 'Ready', body: 'Tonight', storyId })
    expect(shell.asked('LocalNotifications', 'schedule')).toMatchObject([
      { notifications: [{ title: 'Ready', extra: { storyId } }] },
    ])
  })

  it('is told while it sleeps, by the name its push service gives it, until a sign-out', async () => {
    const shell = openFakeShell(platform)
    const push = await import('./shell-push')
    expect(push.isToldAsleep()).toBe(false)
    shell.answers['PushNotifications.register'] = () =>
      shell.emit('PushNotifications.registration', { value: 'phone-1' })
    expect(await push.shellPushName()).toBe('phone-1')
    expect(await push.shellPushName()).toBe('phone-1')
    expect(shell.asked('PushNotifications', 'register')).toHaveLength(1)
    expect(push.isToldAsleep()).toBe(true)
    const opened: string[] = []
    await push.onShellPushTap((storyId) => opened.push(storyId))
    const tap = 'PushNotifications.pushNotificationActionPerformed'
    shell.emit(tap, { notification: { data: { storyId: 'story-1' } } })
    shell.emit(tap, { notification: { data: { other: 1 } } })
    expect(opened).toEqual(['story-1'])
    await (await import('./notifications')).unsubscribeDevice()
    expect(shell.asked('PushNotifications', 'unregister')).toHaveLength(1)
    expect(push.isToldAsleep()).toBe(false)

    // Whoever signs in next is known by the new name, and the old question listens no more.
    shell.answers['PushNotifications.register'] = () =>
      shell.emit('PushNotifications.registration', { value: 'phone-2' })
    expect(await push.shellPushName()).toBe('phone-2')
    expect(shell.asked('PushNotifications', 'removeListener')).toHaveLength(4)
  })

  it('tells by itself as long as its push service does not answer', async () => {
    const shell = openFakeShell(platform)
    const push = await import('./shell-push')
    void push.shellPushName()
    await vi.waitFor(() => expect(shell.asked('PushNotifications', 'register')).toHaveLength(1))
    expect(push.isToldAsleep()).toBe(false)
  })

  it('that knows no push service tells by itself', async () => {
    const shell = openFakeShell(platform)
    shell.answers['PushNotifications.register'] = () => {
      throw new Error('no service here')
    }
    const push = await import('./shell-push')
    expect(await push.shellPushName()).toBeNull()
    expect(push.isToldAsleep()).toBe(false)
  })

  it('is updated in its store', async () => {
    openFakeShell(platform)
    const gone = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const stores = { android: 'https://play.example/luciole', ios: 'https://apps.example/luciole' }
    await (await import('./update')).updateApp(stores)
    expect(gone).toHaveBeenCalledWith(stores[platform])
  })
})
