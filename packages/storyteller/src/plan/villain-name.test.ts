import { describe, expect, it } from 'vitest'
import { castingById } from '#bank/castings'
import { sampleAsk } from '#checks/sample-asks'
import { villainNameFor } from '#plan/villain-name'
import { tellStory } from '#tell-story'

describe('the villain’s name', () => {
  it('keeps what the parent typed, but for a title the part contradicts', () => {
    expect(villainNameFor({ typed: 'Mordicus', sex: 'male' })).toBe('Mordicus')
    expect(villainNameFor({ typed: 'Madame Zut', sex: 'female' })).toBe('Madame Zut')
    expect(villainNameFor({ typed: 'Madame Zut', sex: 'male' })).toBe('Zut')
  })

  it('looks for a story whose villain is a lady when the parent typed one', () => {
    for (let at = 0; at < 20; at++) {
      const ask = sampleAsk({ seed: `title ${at}`, age: 6 })
      const { plan } = tellStory({
        ...ask,
        answers: { kidIsHero: true, villain: 'yes', 'villain-name': 'Madame Zut' },
      })
      expect(castingById(plan.casting).roles.V?.sex).toBe('female')
      expect(plan.villainName).toBe('Madame Zut')
    }
  })
})
