import { WIZARD_CHOICES, WIZARD_TEXTS, wizardAnswersSchema } from '@luciole/contract/wizard'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wizard as french } from '#i18n/fr/wizard'
import {
  answerQuestion,
  chooseKidAsHero,
  emptyRequest,
  forgetAnswer,
  isAnswered,
  isChoiceKey,
  isStepAnswered,
  QUESTIONS,
  questionAfter,
  questionAfterChange,
  questionBefore,
  questionsFor,
  STEPS,
  stepAfter,
  surpriseStep,
  surpriseTheRest,
  toggleFriend,
  wordsFor,
} from './steps'

const friend = { kind: 'companion', id: 'c1' } as const

describe('the wizard', () => {
  it('asks exactly the questions of the specification', () => {
    const keys = QUESTIONS.map(({ key }) => key).sort()
    expect(keys).toEqual([...Object.keys(WIZARD_CHOICES), ...WIZARD_TEXTS].sort())
  })

  it('asks for the villain’s name only after a yes', () => {
    const yes = answerQuestion({ request: emptyRequest, key: 'villain', value: 'yes' })
    expect(questionsFor(yes)).toContain('villain-name')
    const named = answerQuestion({ request: yes, key: 'villain-name', value: 'Corvina' })
    const no = answerQuestion({ request: named, key: 'villain', value: 'no' })
    expect(questionsFor(no)).not.toContain('villain-name')
    expect(no.answers['villain-name']).toBeUndefined()
  })

  it('leaves a name to the story again once its words are taken back', () => {
    const yes = answerQuestion({ request: emptyRequest, key: 'villain', value: 'yes' })
    const named = answerQuestion({ request: yes, key: 'villain-name', value: 'Corvina' })
    expect(forgetAnswer({ request: named, key: 'villain-name' })).toEqual(yes)
  })

  it('comes back to the ticket from a word changed there, once what that asks is answered', () => {
    const before = surpriseTheRest(chooseKidAsHero({ request: emptyRequest, sex: 'female' }))
    const after = (request: typeof before, key: Parameters<typeof questionAfter>[0]['key']) =>
      questionAfterChange({ before, request, key })
    const past = answerQuestion({ request: before, key: 'setting-time', value: 'past' })
    expect(after(past, 'setting-time')).toBeNull()

    const withFox = answerQuestion({ request: before, key: 'companion', value: 'animal' })
    expect(after(withFox, 'companion')).toBe('companion-sex')
    expect(after(withFox, 'companion-sex')).toBe('companion-look')
    expect(after(withFox, 'companion-name')).toBeNull()
  })

  it('does not describe a hero who is the kid', () => {
    const request = chooseKidAsHero({ request: emptyRequest, sex: 'female' })
    expect(request.answers['hero-type']).toBe('girl')
    expect(questionsFor(request)).not.toContain('hero-name')
  })

  it('does not describe a companion the family already knows', () => {
    const request = toggleFriend({ request: emptyRequest, friend, most: 4 })
    expect(questionsFor(request)).not.toContain('companion-look')
    expect(toggleFriend({ request, friend, most: 4 }).friends).toEqual([])
  })

  it('takes somebody new along with the family’s own, and nobody at all when asked to', () => {
    const ours = toggleFriend({ request: emptyRequest, friend, most: 4 })
    const both = answerQuestion({ request: ours, key: 'companion', value: 'animal' })
    expect(both.friends).toEqual([friend])
    expect(questionsFor(both)).toContain('companion-look')
    expect(answerQuestion({ request: both, key: 'companion', value: 'no' }).friends).toEqual([])
  })

  it('takes no fifth friend', () => {
    const four = ['a', 'b', 'c', 'd'].reduce(
      (request, id) => toggleFriend({ request, friend: { kind: 'kid', id }, most: 4 }),
      emptyRequest,
    )
    expect(toggleFriend({ request: four, friend, most: 4 }).friends).toHaveLength(4)
  })

  it('needs at most 13 taps from the kid’s home when everything is answered', () => {
    let request = chooseKidAsHero({ request: emptyRequest, sex: 'male' })
    let taps = 2
    let key = questionAfter({ request, key: 'hero-type' })
    while (key) {
      if (isChoiceKey(key)) {
        const value = key === 'companion' ? 'no' : WIZARD_CHOICES[key][0]
        request = answerQuestion({ request, key, value })
      }
      taps += 1
      key = questionAfter({ request, key })
    }
    expect(taps + 1).toBeLessThanOrEqual(13)
  })

  it('needs 8 taps with a surprise for each step', () => {
    let taps = 1
    let request = emptyRequest
    for (const step of STEPS) {
      request = surpriseStep({ request, step })
      taps += 1
      expect(isStepAnswered({ request, step })).toBe(true)
    }
    expect(stepAfter({ request, step: 'ending' })).toBeNull()
    expect(taps + 1).toBe(8)
  })

  it('keeps what was answered when the rest is left to chance', () => {
    const request = surpriseTheRest(
      answerQuestion({ request: emptyRequest, key: 'setting-location', value: 'space' }),
    )
    expect(request.answers['setting-location']).toBe('space')
    expect(request.answers.ending).toBe('surprise')
    expect(STEPS.every((step) => isStepAnswered({ request, step }))).toBe(true)
  })

  it('asks in words that know of whom they speak', () => {
    const asked = (answers: typeof emptyRequest.answers, key: 'hero-talent' | 'companion-look') =>
      [french.questions, french.examples].map(
        (words) => wordsFor<unknown>({ words, request: { ...emptyRequest, answers }, key }) ?? null,
      )
    expect(asked({ 'hero-type': 'girl' }, 'hero-talent')[0]).toMatch(
      /^L’héroïne a-\u2060t-\u2060elle /,
    )
    expect(asked({ 'hero-type': 'animal' }, 'hero-talent')[0]).toMatch(/^Le héros /)
    const owl = { companion: 'animal', 'companion-sex': 'female' } as const
    expect(asked(owl, 'companion-look')[0]).toMatch(/elle/)
    expect(String(asked(owl, 'companion-look')[1])).toMatch(/^une petite chouette/)
    const creature = { companion: 'magical_creature', 'companion-sex': 'surprise' } as const
    expect(asked(creature, 'companion-look')[0]).toBe(french.questions['companion-look'])
    expect(String(asked(creature, 'companion-look')[1])).toMatch(/^un dragon/)
  })

  it('lets whoever comes back to an answer go on with it', () => {
    const told = answerQuestion({ request: emptyRequest, key: 'theme', value: 'magic_fantasy' })
    expect(isAnswered({ request: told, key: 'theme' })).toBe(true)
    expect(isAnswered({ request: told, key: 'ending' })).toBe(false)
    expect(isAnswered({ request: surpriseTheRest(told), key: 'ending' })).toBe(false)
    const kid = chooseKidAsHero({ request: emptyRequest, sex: 'male' })
    expect(isAnswered({ request: kid, key: 'hero-type' })).toBe(true)
    expect(
      isAnswered({ request: toggleFriend({ request: kid, friend, most: 4 }), key: 'companion' }),
    ).toBe(true)
  })

  it('goes back the way it came, whatever was answered', () => {
    const choices = fc.constantFrom(...QUESTIONS.map(({ key }) => key).filter(isChoiceKey))
    fc.assert(
      fc.property(fc.array(fc.tuple(choices, fc.nat(9))), (taps) => {
        const request = taps.reduce((sofar, [key, pick]) => {
          const values = WIZARD_CHOICES[key]
          return answerQuestion({
            request: sofar,
            key,
            value: values[pick % values.length] ?? 'surprise',
          })
        }, emptyRequest)
        expect(wizardAnswersSchema.safeParse(request.answers).success).toBe(true)
        for (const key of questionsFor(request)) {
          const next = questionAfter({ request, key })
          expect(questionBefore({ request, key: next })).toBe(key)
        }
      }),
    )
  })
})
