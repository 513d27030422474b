import { describe, expect, it } from 'vitest'
import { narrationOfInput, recordingOfInput } from '@luciole/contract/narration'
import {
  editPageInput,
  readStoryInput,
  redrawPageInput,
  storyOfInput,
  wizardDraftSchema,
} from '@luciole/contract/stories'
import { companionPictureOfInput } from '@luciole/contract/portraits'
import { companionOfInput } from '@luciole/contract/companions'
import { ratingInput } from '@luciole/contract/accounts'

const id = '8a2f1c34-5b6d-4e7f-8091-a2b3c4d5e6f7'
const page = { kidId: id, storyId: id, page: 3, language: 'en', text: 'Words.', revision: 0 }
const reading = { ...page, finished: false, at: '2026-01-01T00:00:00Z' }
const request = { answers: {}, kidIsHero: true, friends: [] }
const draft = { request, step: 2, updatedAt: '2026-01-01T00:00:00Z' }

describe('what is asked about a story', () => {
  it('names it and its people by ids, or is refused before anything looks for it', () => {
    const storyOf = { kidId: id, storyId: id }
    const friendOf = { kidId: id, companionId: id }
    for (const schema of [storyOfInput, narrationOfInput]) {
      expect(schema.safeParse(storyOf).success).toBe(true)
      expect(schema.safeParse({ ...storyOf, storyId: 'the-last-one' }).success).toBe(false)
    }
    for (const schema of [companionOfInput, companionPictureOfInput]) {
      expect(schema.safeParse(friendOf).success).toBe(true)
      expect(schema.safeParse({ ...friendOf, companionId: 'Biscuit' }).success).toBe(false)
    }
  })

  it.each([-1, 0, 1.5, 2 ** 31, 1e12])('knows no page %d', (odd) => {
    for (const schema of [editPageInput, redrawPageInput, recordingOfInput]) {
      expect(schema.safeParse(page).success).toBe(true)
      expect(schema.safeParse({ ...page, page: odd }).success).toBe(false)
    }
    expect(readStoryInput.safeParse(reading).success).toBe(true)
    expect(readStoryInput.safeParse({ ...reading, page: odd }).success).toBe(false)
  })

  it.each([-1, 1.5, 2 ** 31])(
    'counts steps, changes and stars in whole numbers, not in %d',
    (odd) => {
      expect(wizardDraftSchema.safeParse(draft).success).toBe(true)
      expect(wizardDraftSchema.safeParse({ ...draft, step: odd }).success).toBe(false)
      expect(editPageInput.safeParse({ ...page, revision: odd }).success).toBe(false)
      expect(ratingInput.safeParse({ stars: odd }).success).toBe(false)
    },
  )
})
