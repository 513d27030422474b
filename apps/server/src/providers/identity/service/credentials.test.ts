import { expect, it } from 'vitest'
import { isEmailAddress, isPasswordLong, isPasswordShort } from '@luciole/contract/credentials'

it('an address is taken as people write theirs, and refused where no letter could arrive', () => {
  const good = ['a@b.fr', 'camille.moreau+tonight@mail.example', "o'neil@éxample.fr"]
  expect(good.filter((text) => !isEmailAddress(text))).toEqual([])
  const bad = ['', 'camille', 'camille@', '@mail.fr', 'a b@mail.fr', 'a@b', 'jean@exemple..fr']
  const worse = ['jean,dupont@exemple.fr', 'jean@exemple.fr.', '.jean@exemple.fr', 'a@-b.fr']
  expect([...bad, ...worse, `${'a'.repeat(65)}@b.fr`].filter(isEmailAddress)).toEqual([])
})

it('a password is as long as its characters, and too long by its bytes', () => {
  expect(['seven77', '🌙🌙🌙🌙'].map(isPasswordShort)).toEqual([true, true])
  expect(['eight888', '🌙🌙🌙🌙🌙🌙🌙🌙'].map(isPasswordShort)).toEqual([false, false])
  expect(['x'.repeat(72), 'é'.repeat(36)].map(isPasswordLong)).toEqual([false, false])
  expect(['x'.repeat(73), 'é'.repeat(37)].map(isPasswordLong)).toEqual([true, true])
})
