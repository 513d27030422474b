import type { Language } from '@luciole/contract/language'
import i18next, { type InitOptions } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { elision } from './elision'
import { DETECTION } from './language'
import { en, fr } from './resources'

/** Synchronous: the words are in the bundle, so the first render already has them. */
export const WORDS: InitOptions = {
  resources: { en, fr },
  supportedLngs: ['en', 'fr'],
  fallbackLng: 'en',
  defaultNS: 'common',
  initAsync: false,
  returnNull: false,
  interpolation: { escapeValue: false },
  postProcess: elision.name,
  react: { useSuspense: false },
}

export function startI18n() {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  void i18next
    .use(elision)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({ ...WORDS, detection: DETECTION })
}

export const currentLanguage = (): Language => (i18next.resolvedLanguage === 'fr' ? 'fr' : 'en')

/** A choice outlives what a cookie of an earlier visit says, which is looked up first. */
export async function chooseLanguage(language: Language) {
  document.cookie = 'i18next=; Max-Age=0; Path=/'
  await i18next.changeLanguage(language)
}
