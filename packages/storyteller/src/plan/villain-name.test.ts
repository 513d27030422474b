import { describe, expect, it } from 'vitest'
import { villainNameInBoth } from '@luciole/contract/villain-names'
import { WIZARD_CHOICES } from '@luciole/contract/wizard'
import { castingById, CASTINGS } from '#bank/castings'
import { sampleAsk } from '#checks/sample-asks'
import { shortlistCastings } from '#plan/choose-casting'
import { planStory } from '#plan/plan-story'
import { canBeOfSex, sexOfVillain, villainOf } from '#plan/villain-name'
import { bindBook } from '#tell-story'

/** What the wizard suggests, in both languages, and what parents write. */
const LADIES = ['Corvina', 'Madame Givre', 'Madam Frost', 'la Grimace', 'Old Madame Zut', 'Zaza']
const GENTLEMEN = ['le baron Grognon', 'Baron Grump', 'M. Zut', 'the King of Soup', 'le Grand Gel']
const UNSAID = ['Mordicus', 'Dracula', 'Madrigal', 'Lordillon', 'Grump']

const answering = (name: string) =>
  ({ kidIsHero: true, villain: 'yes', 'villain-name': name }) as const

describe('the villain’s name', () => {
  it('says a lady, a gentleman, or neither', () => {
    expect(LADIES.filter((name) => sexOfVillain(name) !== 'female')).toEqual([])
    expect(GENTLEMEN.filter((name) => sexOfVillain(name) !== 'male')).toEqual([])
    expect(UNSAID.filter((name) => sexOfVillain(name) !== undefined)).toEqual([])
  })

  it('keeps what the parent typed, but for a title the written part contradicts', () => {
    const rooster = castingById('eyes-shut')
    const told = (typed: string) => villainOf({ casting: rooster, typed })
    const same = (name: string) => ({ en: name, fr: name })
    expect(told('Mordicus')).toEqual({ name: same('Mordicus'), sex: 'male' })
    expect(told('Baron Zut')).toEqual({ name: same('Baron Zut'), sex: 'male' })
    expect(told('Madame Zut')).toEqual({ name: same('Zut'), sex: 'male' })
    expect(told('')).toEqual({ name: null, sex: 'male' })
    const turtle = castingById('forgotten-password')
    expect(villainOf({ casting: turtle, typed: 'Madame Zut' })).toEqual({
      name: same('Madame Zut'),
      sex: 'female',
    })
  })

  it('of those the wizard offers is said in each language, with or without its title', () => {
    const told = (id: string, typed: string) => villainOf({ casting: castingById(id), typed }).name
    const count = { en: 'Count Crumb', fr: 'le comte Ronchon' }
    expect(told('eyes-shut', 'le comte Ronchon')).toEqual(count)
    expect(told('eyes-shut', 'Count Crumb')).toEqual(count)
    expect(told('eyes-shut', 'la reine Ortie')).toEqual({ en: 'Nettle', fr: 'Ortie' })
    expect(told('eyes-shut', 'le comte Zut')).toEqual({ en: 'le comte Zut', fr: 'le comte Zut' })
  })

  it('is told as it stands wherever the story happens, whatever else was answered', () => {
    const lost: string[] = []
    for (const band of ['0-4', '5-8', '9-14'] as const)
      for (const location of WIZARD_CHOICES['setting-location'])
        for (const challenge of WIZARD_CHOICES.challenge)
          for (const time of WIZARD_CHOICES['setting-time'])
            for (const talent of WIZARD_CHOICES['hero-talent'])
              for (const name of ['Corvina', 'Baron Grump']) {
                const answers = {
                  ...answering(name),
                  'setting-location': location,
                  'setting-time': time,
                  'hero-talent': talent,
                  challenge,
                }
                const age = { '0-4': 1, '5-8': 6, '9-14': 10 }[band]
                const ask = { ...sampleAsk({ seed: 'villain', age }), answers }
                const castings = shortlistCastings({ ask, band })
                const isToldSo = castings.every((casting) => {
                  const settings = (band === '0-4' && casting.youngSettings) || casting.settings
                  const isThere = location === 'surprise' || settings.includes(location)
                  return canBeOfSex(casting, sexOfVillain(name) ?? 'male') && isThere
                })
                if (!isToldSo)
                  lost.push(`${band} ${location} ${challenge} ${time} ${talent} ${name}`)
              }
    expect(lost).toEqual([])
  })

  it.each(
    CASTINGS.filter(({ roles }) => roles.V?.isEitherSex).map((one) => [one.id, one] as const),
  )('%s tells its villain both ways, in words and people', (_id, casting) => {
    for (const age of [2, 4, 6, 11])
      for (const [name, sex] of [
        ['Corvina', 'female'],
        ['Baron Grump', 'male'],
      ] as const) {
        const ask = sampleAsk({ seed: `villain ${age}`, age })
        const plan = planStory({ ...ask, answers: answering(name) }, { castings: [casting] })
        const book = bindBook({ plan, details: '' })
        expect(plan).toMatchObject({ villainName: villainNameInBoth(name), villainSex: sex })
        expect(book.cast.find(({ part }) => part === 'villain')).toMatchObject({ sex })
      }
    const unsaid = Object.values(casting.bands).flatMap(
      (prose) =>
        prose.match(/\{V\}[^.!?[\]{}\n]*(?<!\p{L})(?:he|his|him|she|her)(?!\p{L}).*/gu) ?? [],
    )
    expect(unsaid).toEqual([])
  })
})
