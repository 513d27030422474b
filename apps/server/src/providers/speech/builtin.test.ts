import { expect, test } from 'vitest'
import { createBuiltinSpeech } from './builtin'
import { describeSpeech } from './speech.contract'

describeSpeech({ name: 'the built-in voice', create: () => createBuiltinSpeech() })

test('without the separate French program the built-in voice offers English alone', async () => {
  const speech = createBuiltinSpeech({ espeakProgram: null })
  expect(speech.caps.languages).toEqual(['en'])
  expect(speech.caps.voices.map(({ language }) => language)).toEqual(['en'])
  await speech.close()
})
