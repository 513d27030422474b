import { App } from '@capacitor/app'
import { Keyboard } from '@capacitor/keyboard'
import { SplashScreen } from '@capacitor/splash-screen'
import { StatusBar, Style } from '@capacitor/status-bar'
import { currentPlatform } from './native'

/** Back closes what lies over the screen, then goes back, then leaves the app where it was. */
async function goBack(canGoBack: boolean) {
  const open = document.querySelector('[role=dialog]')
  if (open)
    return open.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  if (canGoBack) history.back()
  else await App.minimizeApp()
}

const isNight = () => document.documentElement.dataset.theme === 'night'
/** Light letters by night, dark ones by day: `Style.Dark` is for dark grounds. */
const paintStatusBar = () => StatusBar.setStyle({ style: isNight() ? Style.Dark : Style.Light })

/** What a browser does by itself and a shell must be told: status bar, back button, keyboard, splash. */
export async function startShell() {
  await App.addListener('backButton', ({ canGoBack }) => void goBack(canGoBack))
  new MutationObserver(() => void paintStatusBar()).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  })
  await paintStatusBar()
  if (currentPlatform() === 'ios') await Keyboard.setAccessoryBarVisible({ isVisible: false })
  await SplashScreen.hide()
}
