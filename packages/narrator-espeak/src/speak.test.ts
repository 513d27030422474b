import { expect, test } from 'vitest'
import { speakPage } from './speak'

const sentence = (text: string) => ({ text, voice: 'fr+f5', rate: 130, pitch: 50, range: 60 })

test('word events count UTF-16 units, so a fox of two units moves nothing', async () => {
  const text = 'Le 🦊 dort.'
  const { spoken } = await speakPage([sentence(text)])
  const at = spoken[0]?.events.map((event) => event.at) ?? []
  expect(at).toContain(text.indexOf('dort'))
})

test('a page is said the same way twice', async () => {
  const page = [sentence('Le hibou dort.'), sentence('Chut & <mark/> chut.')]
  const [first, again] = [await speakPage(page), await speakPage(page)]
  expect(again.spoken.map(({ pcm }) => pcm.join())).toEqual(
    first.spoken.map(({ pcm }) => pcm.join()),
  )
})

test('each variant is a voice of its own', async () => {
  const voices = ['fr+f5', 'fr+f2', 'fr+m3', 'fr+m7', 'fr']
  const { spoken } = await speakPage(
    voices.map((voice) => ({ ...sentence('Le hibou dort.'), voice })),
  )
  expect(new Set(spoken.map(({ pcm }) => pcm.join())).size).toBe(voices.length)
})

test('an unknown voice is an error, not silence', async () => {
  await expect(speakPage([{ ...sentence('Oui.'), voice: 'xx+nobody' }])).rejects.toThrow(
    'unknown voice',
  )
})
