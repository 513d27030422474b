import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { elision } from './elision'
import { WORDS } from './i18n'

describe.each([
  ['fr', 'Éloïse', 'Le profil d’Éloïse'],
  ['fr', 'Hélène', 'Le profil d’Hélène'],
  ['fr', 'Hugo', 'Le profil de Hugo'],
  ['fr', 'Yanis', 'Le profil de Yanis'],
  ['fr', 'Zoé', 'Le profil de Zoé'],
  ['en', 'Éloïse', 'Éloïse’s profile'],
])('in %s', (language, name, said) => {
  it(`the profile of ${name} is called as a parent would`, async () => {
    const i18n = i18next.createInstance()
    await i18n.use(elision).init({ ...WORDS, lng: language })
    expect(i18n.t('kids:form.editTitle', { name })).toBe(said)
  })
})
