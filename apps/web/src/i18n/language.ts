import type { Language } from '@luciole/contract/language'
import type { DetectorOptions } from 'i18next-browser-languagedetector'

/** Exactly en or fr; otherwise anything that starts with fr is French, and all the rest English. */
export function convertDetectedLanguage(detected: string): Language {
  if (detected === 'en' || detected === 'fr') return detected
  return detected.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

export const DETECTION: DetectorOptions = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: 'lng',
  lookupCookie: 'i18next',
  lookupLocalStorage: 'i18nextLng',
  lookupSessionStorage: 'i18nextLng',
  caches: ['localStorage'],
  convertDetectedLanguage,
}
