import { en, fr } from '../../apps/web/src/i18n/resources'
import type { Language } from '@luciole/contract/language'

/** The app's own words: a journey finds things by the names people read. */
export const wordsOf = (language: Language) => (language === 'fr' ? fr : en)

/** A text with its {{slots}} as a pattern. */
export const saying = (text: string) =>
  new RegExp(
    text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\\\{\\\{\w+\\\}\\\}/g, '.*')
      .replace(/<\/?\w+>/g, '')
      // A no-break space is any blank in an accessible name.
      .replace(/\u00a0/g, '\\s'),
  )
