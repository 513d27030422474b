import { describe, expect, it } from 'vitest'
import { hostileAsk, hostileTexts } from '#checks/hostile-texts'
import { refineText } from '#gate/refine-text'
import { tellStory } from '#tell-story'

describe('the gate for typed text', () => {
  it('refuses three hundred hostile texts', () => {
    const texts = hostileTexts()
    expect(texts.length).toBeGreaterThanOrEqual(300)
    const passed = texts.filter((text) => refineText({ text, kind: 'details' }).ok)
    expect(passed).toEqual([])
  })

  it.each([
    'yellow raincoat, collects stones',
    'ciré jaune, collectionne les cailloux',
    'a small duck who likes jam',
    'aime les cassis, l’assiette bleue et la concierge',
    'she has a cockatoo, a scarf and lots of class',
    'cheveux bouclés, fauteuil roulant rouge',
    'un cochon d’Inde et 3 poules',
    'sleeps in a nest. Be good, he says',
    'il a un grand nez. Ca le gratte',
  ])('lets a parent write "%s"', (text) => {
    expect(refineText({ text, kind: 'details' }).ok).toBe(true)
  })

  it('takes a page of a book in a parent’s words, and no page of insults', () => {
    const page = 'The moon laughed, and Zoé laughed too. “Again,” she said. '.repeat(12)
    expect(refineText({ text: page, kind: 'page' }).ok).toBe(true)
    expect(refineText({ text: page, kind: 'details' }).ok).toBe(false)
    expect(refineText({ text: `${page} Nique ta mère !`, kind: 'page' }).ok).toBe(false)
  })

  it.each(['luciole.be', 'luciole . be', 'luciole .be', 'luciole. com', 'see luciole.ca now'])(
    'refuses the address "%s"',
    (text) => {
      expect(refineText({ text, kind: 'details' })).toEqual({ ok: false, reason: 'personal_data' })
    },
  )

  it.each(['Nina', 'Anne-Sophie', "N'Golo", 'Zoé', 'Jean Luc'])('takes the name %s', (text) => {
    expect(refineText({ text, kind: 'name' })).toEqual({ ok: true, text })
  })

  it.each(['Nina2', '<b>', 'a name that is longer than any name', '{{HERO}}', 'Putain'])(
    'refuses the name %s',
    (text) => {
      expect(refineText({ text, kind: 'name' }).ok).toBe(false)
    },
  )

  it.each(['प्रिया', 'أمينة', '小明', 'Ngọc', 'D’Artagnan', 'Éloïse-Marie'])(
    'takes the name %s, whatever its alphabet',
    (text) => {
      expect(refineText({ text, kind: 'name' }).ok).toBe(true)
    },
  )

  it.each(['Elsa', 'Mario', 'Hermione', 'Simba'])('takes %s for one of the family', (text) => {
    expect(refineText({ text, kind: 'name', isFamily: true })).toEqual({ ok: true, text })
    expect(refineText({ text, kind: 'name' }).ok).toBe(false)
  })

  it.each(['Pikachu', 'Mickey Mouse', 'Putain', 'Nina2'])(
    'refuses %s even for one of the family',
    (text) => {
      expect(refineText({ text, kind: 'name', isFamily: true }).ok).toBe(false)
    },
  )

  it('keeps every hostile text out of the story it was typed for', () => {
    for (const [at, text] of hostileTexts().slice(0, 60).entries()) {
      const { book } = tellStory(hostileAsk({ text, age: 6, at }))
      expect(JSON.stringify(book)).not.toContain(JSON.stringify(text).slice(1, -1))
    }
  })
})
