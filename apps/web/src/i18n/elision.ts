import { elides } from '@luciole/contract/elision'
import type { PostProcessorModule } from 'i18next'

/** « Le portrait d’Éloïse »: French drops the e of *de* and *que* before a name that begins with a vowel. */
export const elision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elision',
  process(text: string, _keys, options: { name?: unknown }, translator: { language?: string }) {
    const { name } = options
    if (translator.language !== 'fr' || typeof name !== 'string' || !elides(name)) return text
    return text.replaceAll(` de ${name}`, ` d’${name}`).replaceAll(`que ${name}`, `qu’${name}`)
  },
}
