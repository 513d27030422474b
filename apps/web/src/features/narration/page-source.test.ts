import type { Narration } from '@luciole/contract/narration'
import { describe, expect, it } from 'vitest'
import { needsAddOn, sourceOf, voiceFor } from './page-source'

const ready = {
  page: 1,
  language: 'en' as const,
  state: 'ready' as const,
  url: '/media/1',
  durationMs: 900,
  marks: [],
}
const narration: Narration = {
  included: true,
  story: [
    ready,
    { ...ready, page: 2, state: 'recording', url: null },
    { ...ready, page: 3, state: 'failed', url: null },
    { ...ready, page: 4, state: 'none', url: null },
  ],
  parent: [{ page: 2, language: 'en', url: '/media/2', durationMs: 800 }],
  sample: null,
  pronunciations: [],
  voices: [{ language: 'en', label: 'Flite', robotic: true }],
}
const source = (change: Partial<Parameters<typeof sourceOf>[0]> = {}) =>
  sourceOf({ narration, page: 1, language: 'en', voice: 'story', canSpeak: true, ...change })

describe('the sound of a page', () => {
  it('is the voice that was chosen', () => {
    expect(source()).toMatchObject({ kind: 'file', voice: 'story', url: '/media/1' })
    expect(source({ voice: 'device' })).toEqual({ kind: 'device' })
    expect(source({ voice: 'parent', page: 2 })).toMatchObject({ voice: 'parent', url: '/media/2' })
  })

  it('falls back to the story voice where the parent recorded nothing', () => {
    expect(source({ voice: 'parent' })).toMatchObject({ kind: 'file', voice: 'story' })
  })

  it('is waited for while it is made, and asked for when nobody did', () => {
    expect(source({ page: 2 })).toEqual({ kind: 'recording', isAsked: true })
    expect(source({ page: 4 })).toEqual({ kind: 'recording', isAsked: false })
    expect(source({ page: 9 })).toEqual({ kind: 'recording', isAsked: false })
  })

  it('falls back to the device where it failed or no story voice speaks the language', () => {
    expect(source({ page: 3 })).toEqual({ kind: 'device' })
    expect(source({ language: 'fr' })).toEqual({ kind: 'device' })
    expect(source({ language: 'fr', canSpeak: false })).toEqual({ kind: 'silent' })
  })

  it('is the device’s where a file does not come, signed anew or not, and says so where it is mute', () => {
    const unreachable = '/media/1?e=1&s=a'
    expect(source({ unreachable })).toEqual({ kind: 'device' })
    expect(source({ unreachable, canSpeak: false })).toEqual({
      kind: 'silent',
      isUnreachable: true,
    })
    expect(source({ unreachable: '/media/2' })).toMatchObject({ kind: 'file' })
  })

  it('never is the story voice without the add-on', () => {
    const without = { ...narration, included: false }
    expect(source({ narration: without })).toEqual({ kind: 'device' })
    expect(needsAddOn({ narration: without, voice: 'story' })).toBe(true)
    expect(needsAddOn({ narration: without, voice: 'parent' })).toBe(false)
  })

  it('is by itself the parent’s own voice where there is one', () => {
    expect(voiceFor({ chosen: null, narration, language: 'en' })).toBe('parent')
    const unread = { ...narration, parent: [] }
    expect(voiceFor({ chosen: null, narration: unread, language: 'en' })).toBe('story')
    expect(voiceFor({ chosen: 'device', narration, language: 'en' })).toBe('device')
  })

  it('is the device’s, free, where no story voice speaks the language, whatever was chosen', () => {
    const free = { ...narration, included: false }
    for (const chosen of [null, 'story'] as const) {
      const voice = voiceFor({ chosen, narration: free, language: 'fr' })
      expect([voice, needsAddOn({ narration: free, voice })]).toEqual(['device', false])
    }
  })
})
