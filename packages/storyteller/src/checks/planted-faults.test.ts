import { describe, expect, it } from 'vitest'
import type { TextBand } from '@luciole/contract/book'
import type { Casting, Scene } from '#bank/authoring'
import { castingById } from '#bank/castings'
import { lintCasting } from '#checks/lint-casting'

const cloud = castingById('cloud-in-the-oak')

/** The casting with one unit told in other words; its id is new, so that its prose is read anew. */
function reworded({
  id,
  band = '5-8',
  change,
}: {
  id: string
  band?: TextBand
  change: (prose: string) => string
}): Casting {
  return { ...cloud, id, bands: { ...cloud.bands, [band]: change(cloud.bands[band] ?? '') } }
}

/** Words put at the end of a unit, in both languages. */
const added =
  ({ unit, en, fr }: { unit: string; en: string; fr: string }) =>
  (prose: string) =>
    prose.replace(
      new RegExp(`(=== ${unit}(?: >)?\\nen:\\n[^=]*?)(\\nfr:\\n[^=]*)`),
      (_, english: string, french: string) =>
        `${english.trimEnd()}\n${en}${french.trimEnd()}\n${fr}\n\n`,
    )

const withScene = (id: string, lack: Scene): Casting => ({
  ...cloud,
  id,
  scenes: { ...cloud.scenes, lack },
})
const { lack } = cloud.scenes

describe('the lint of a casting', () => {
  it('has nothing to say of the model', () => {
    expect(lintCasting(cloud)).toEqual([])
  })

  it.each<[string, Casting, RegExp]>([
    [
      'a guard that is never true',
      reworded({
        id: 'guard',
        change: added({
          unit: 'insight',
          en: '{?told(goat):The|A} goat.',
          fr: '{?told(goat):La|Une} chèvre.',
        }),
      }),
      /guard: 5-8 insight: \{\?told\(goat\):…\} is never true in 5-8/,
    ],
    [
      'a page that waits for what never comes',
      withScene('needs', { ...lack, needs: ['at(harbour)'] }),
      /needs: a page needs "at\(harbour\)", and no page brings it about/,
    ],
    [
      'an agreement gap',
      reworded({
        id: 'gap',
        change: added({ unit: 'quiet', en: '{F} was happy.', fr: '{F} était content.' }),
      }),
      /gap: 5-8 quiet \(fr\): an agreement gap: write \{f:…\|…\} in "\{F\} était content"/,
    ],
    [
      'an agreement gap in a participle',
      reworded({
        id: 'gap-e',
        change: added({ unit: 'quiet', en: '{H} was tired.', fr: '{H} était très fatigué.' }),
      }),
      /gap-e: 5-8 quiet \(fr\): an agreement gap: write \{h:…\|…\}/,
    ],
    [
      'a name French elides before',
      reworded({
        id: 'elide',
        change: added({ unit: 'quiet', en: 'Of {V}.', fr: 'Le chien de {V}.' }),
      }),
      /elide: 5-8 quiet \(fr\): does not elide before a name/,
    ],
    [
      'a pronoun after a splice',
      reworded({
        id: 'pronoun',
        change: (prose) => prose.replace(/\{>pay\}\n/, '{>pay}\nShe smiled.\n'),
      }),
      /pronoun: 5-8 turn \w+ \(en\): a pronoun after a splice/,
    ],
    [
      'a pronoun after the friends, who may be one',
      reworded({
        id: 'each',
        change: added({
          unit: 'quiet',
          en: '{each:@ sang.|@ sang.}\nShe smiled.',
          fr: '{each:@ chanta.|@ chantèrent.}\nElle sourit.',
        }),
      }),
      /each: 5-8 quiet \(en\): a pronoun after \{each:…\}/,
    ],
    [
      'somebody with “the” whom another page introduces, which may be left out',
      reworded({
        id: 'the',
        band: '0-4',
        change: (prose) =>
          added({ unit: 'insight', en: 'The goat nods.', fr: 'La chèvre hoche la tête.' })(
            added({
              unit: `turn ${Object.keys(cloud.turns)[0]}`,
              en: 'A goat comes.',
              fr: 'Une chèvre arrive.',
            })(prose),
          ),
      }),
      /the: 0-4 insight \(en\): "goat" with the, met only in "turn \w+"/,
    ],
    [
      'an ending, or where they go, that has no words',
      { ...cloud, id: 'new-one', ownLines: '' },
      /new-one: has no "out" in own-lines\.ts\n.*\n.*"ending celebration"/,
    ],
    [
      'an unknown slot',
      reworded({ id: 'slot', change: added({ unit: 'quiet', en: '{Z}.', fr: '{Z}.' }) }),
      /slot: 5-8 quiet \(en\): has an unknown slot/,
    ],
    [
      'a thing nobody can draw',
      withScene('thing', { ...lack, things: ['submarine' as 'kite'] }),
      /thing: picture of "lack": nothing is drawn as "submarine"/,
    ],
    [
      'somebody in a picture who has no role',
      withScene('role', { ...lack, who: { ...lack.who, E: 'stand/happy' } }),
      /role: picture of "lack": E is there and has no role/,
    ],
    [
      'somebody who looks at whoever is not there',
      withScene('looks', { ...lack, looks: { H: 'E' } }),
      /looks: picture of "lack": somebody turns to E, who is not on the page/,
    ],
    [
      'something nobody can do',
      withScene('does', { ...lack, who: { ...lack.who, H: 'juggle/happy' as 'jump/happy' } }),
      /does: picture of "lack": H cannot be "juggle\/happy"/,
    ],
  ])('names %s', (_, casting, fault) => {
    expect(lintCasting(casting).join('\n')).toMatch(fault)
  })
})
