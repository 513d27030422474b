import { onlineManager } from '@tanstack/react-query'
import i18next from 'i18next'
import { vi } from 'vitest'

/**
 * Files of tests can share one window, a fraction of the work of a window each: every file finds it empty,
 * and its modules with nothing of the last file's. What libraries keep in modules of theirs is put back by hand.
 */
if (typeof window !== 'undefined') {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  onlineManager.setOnline(true)
  if (i18next.isInitialized) await i18next.changeLanguage('en')
  window.happyDOM?.setURL('http://localhost:3000/')
  document.body.replaceChildren()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
}
