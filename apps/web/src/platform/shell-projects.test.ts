import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { notifications as english } from '#i18n/en/notifications'
import { notifications as french } from '#i18n/fr/notifications'

const web = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(web, path), 'utf8')
const json = (path: string) => JSON.parse(read(path)) as Record<string, unknown>
const { version } = json('package.json') as { version: string }
/** PNG keeps its size in its header. */
function sizeOf(path: string) {
  const bytes = readFileSync(join(web, path))
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const NATIVE = join(web, '..', '..', 'node_modules')
const existsPlugin = (name: string) =>
  !/^@capacitor\/(android|core|ios)$/.test(name) && existsSync(join(NATIVE, name, 'android'))

const NEWS = [
  { language: 'en', words: english, folder: 'values' },
  { language: 'fr', words: french, folder: 'values-fr' },
]

describe('the Android project', () => {
  const manifest = read('android/app/src/main/AndroidManifest.xml')
  const gradle = read('android/app/build.gradle')
  it.each(['INTERNET', 'CAMERA', 'RECORD_AUDIO', 'POST_NOTIFICATIONS', 'VIBRATE'])(
    'asks for %s',
    (permission) => expect(manifest).toContain(`"android.permission.${permission}"`),
  )
  it.each(['CONTACTS', 'LOCATION', 'PHONE', 'ADVERTISING', 'EXTERNAL_STORAGE'])(
    'does not ask for %s',
    (permission) => expect(manifest).not.toContain(permission),
  )
  it('learns whether there is a network', () =>
    expect(manifest).toContain('"android.permission.ACCESS_NETWORK_STATE"'))
  it('opens our scheme and our host, and is backed up nowhere', () => {
    expect(manifest).toContain('android:scheme="@string/custom_url_scheme"')
    expect(read('android/app/src/main/res/values/strings.xml')).toContain('url_scheme">luciole<')
    expect(manifest).toMatch(/autoVerify="true"[\s\S]*android:host="\$\{linkHost\}"/)
    expect(gradle).toContain('manifestPlaceholders')
    expect(manifest).toContain('android:allowBackup="false"')
    expect(manifest).toContain('android:launchMode="singleTask"')
  })
  it.each(NEWS)('says in $language what it was told asleep', ({ words, folder }) => {
    const strings = read(`android/app/src/main/res/${folder}/strings.xml`)
    expect(strings).toContain(`"story_ready">${words.ready}<`)
    expect(strings).toContain(`"story_ready_body">${words.readyBody}<`)
  })
  it('has one version with the web', () => expect(gradle).toContain("file('../../package.json')"))
  it('shows our mark by day and by night', () => {
    const res = 'android/app/src/main/res'
    expect(read(`${res}/values/colors.xml`)).toContain('splash_background">#fbf6eb')
    expect(read(`${res}/values-night/colors.xml`)).toContain('splash_background">#15142b')
    expect(sizeOf(`${res}/mipmap-xxxhdpi/ic_launcher.png`)).toEqual([192, 192])
    expect(sizeOf(`${res}/mipmap-xxxhdpi/ic_launcher_foreground.png`)).toEqual([432, 432])
    expect(sizeOf(`${res}/drawable-xhdpi/ic_notification.png`)).toEqual([48, 48])
  })
})

it('every plugin the app loads is built into both shells', () => {
  const { dependencies } = json('package.json') as { dependencies: Record<string, string> }
  const gradle = read('android/capacitor.settings.gradle')
  const pods = read('ios/App/Podfile')
  const ours = Object.keys(dependencies).filter((name) => existsPlugin(name))
  expect(ours.length).toBeGreaterThan(12)
  for (const name of ours) {
    expect(gradle).toContain(`node_modules/${name}/android'`)
    expect(pods).toContain(`node_modules/${name}'`)
  }
})

describe('the iOS project', () => {
  const plist = read('ios/App/App/Info.plist')
  const project = read('ios/App/App.xcodeproj/project.pbxproj')
  const SENTENCES = [
    'NSCameraUsageDescription',
    'NSFaceIDUsageDescription',
    'NSMicrophoneUsageDescription',
    'NSPhotoLibraryUsageDescription',
  ]
  it.each(SENTENCES)('says why it asks: %s, in both languages', (key) => {
    expect(plist).toContain(key)
    for (const language of ['en', 'fr']) {
      expect(read(`ios/App/App/${language}.lproj/InfoPlist.strings`)).toMatch(
        new RegExp(`"${key}" = ".{20,}";`),
      )
    }
  })
  it('asks for nothing else', () => {
    const asked = plist.match(/NS\w+UsageDescription/g) ?? []
    expect(asked.toSorted()).toEqual(SENTENCES)
    expect(plist).not.toContain('NSUserTracking')
  })
  it('declares what a family gives, and that nobody is tracked', () => {
    const privacy = read('ios/App/App/PrivacyInfo.xcprivacy')
    const given = [...privacy.matchAll(/<string>NSPrivacyCollectedDataType(?!Purpose)(\w+)</g)]
    expect(given.map(([, what]) => what).toSorted()).toEqual([
      'AudioData',
      'CrashData',
      'EmailAddress',
      'Name',
      'OtherUserContent',
      'PhotosorVideos',
      'PurchaseHistory',
      'UserID',
    ])
    expect(privacy.match(/Tracking<\/key>\s*<true\/>/)).toBeNull()
  })
  it('opens our scheme and our host', () => {
    expect(plist).toMatch(/CFBundleURLSchemes<\/key>\s*<array>\s*<string>luciole</)
    expect(read('ios/App/App/App.entitlements')).toContain('applinks:$(LINK_HOST)')
    expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements/g)).toHaveLength(2)
    expect(project.match(/LINK_HOST = /g)).toHaveLength(2)
  })
  it.each(NEWS)('says in $language what it was told asleep', ({ language, words }) => {
    const strings = read(`ios/App/App/${language}.lproj/Localizable.strings`)
    expect(strings).toContain(`"story_ready" = "${words.ready}";`)
    expect(strings).toContain(`"story_ready_body" = "${words.readyBody}";`)
  })
  it('may be told asleep', () => {
    expect(read('ios/App/App/App.entitlements')).toContain('aps-environment')
    expect(read('ios/App/App/AppDelegate.swift')).toContain(
      'capacitorDidRegisterForRemoteNotifications',
    )
  })
  it('reads on with the screen dark, in both languages', () => {
    expect(plist).toMatch(/UIBackgroundModes<\/key>\s*<array>\s*<string>audio</)
    expect(plist).toMatch(/<string>en<\/string>\s*<string>fr<\/string>/)
  })
  it('asks for a system that can draw it', () => {
    expect(project.match(/IPHONEOS_DEPLOYMENT_TARGET = ([\d.]+)/g)).toEqual(
      Array.from({ length: 4 }, () => 'IPHONEOS_DEPLOYMENT_TARGET = 16.4'),
    )
    expect(read('ios/App/Podfile')).toContain("platform :ios, '16.4'")
  })
  it('has one version with the web', () => {
    expect(project.match(/MARKETING_VERSION = ([\d.]+)/g)).toEqual(
      Array.from({ length: 2 }, () => `MARKETING_VERSION = ${version}`),
    )
  })
  it('brings every file it names', () => {
    for (const file of [
      'PrivacyInfo.xcprivacy',
      'App.entitlements',
      'InfoPlist.strings',
      'Localizable.strings',
    ]) {
      expect(project).toContain(file)
    }
    expect(existsSync(join(web, 'ios/App/App/PrivacyInfo.xcprivacy'))).toBe(true)
    expect(sizeOf('ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png')).toEqual([
      1024, 1024,
    ])
  })
})

describe('the installable web app', () => {
  const manifest = json('public/manifest.webmanifest') as {
    id: string
    display: string
    icons: { src: string; sizes: string; purpose?: string }[]
    screenshots: { src: string; sizes: string; form_factor: string; label: string }[]
  }
  it('brings every picture in the size it states', () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      expect(sizeOf(`public${src}`).join('x'), src).toBe(sizes)
    }
  })
  it('has an icon for every shape, and pictures for a phone and a desk', () => {
    const forms = manifest.screenshots.map(({ form_factor }) => form_factor)
    expect(forms).toEqual(expect.arrayContaining(['narrow', 'wide']))
    expect(manifest).toMatchObject({ id: '/', display: 'standalone' })
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  })
})
