import i18next from 'i18next'
import { canSpeak, speak } from '#platform/speech'

/** The ear button: the device reads the question to a child who cannot read yet. */
export const useSpeech = () => ({
  canSpeak: canSpeak(),
  say: (text: string) => speak({ text, language: i18next.resolvedLanguage === 'fr' ? 'fr' : 'en' }),
})
