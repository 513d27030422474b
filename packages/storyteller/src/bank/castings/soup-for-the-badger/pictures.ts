import type { BandPictures } from '#bank/authoring'

/** The youngest sniff at the pot themselves, carry it two by two, and leave nobody at the gate; the others see who brings the water. */
export const pictures: BandPictures = {
  '0-4': {
    home: {
      at: 'kitchen',
      shot: 'medium',
      mood: 'cozy',
      who: { H: 'hold/happy', F: 'stand/curious' },
      looks: { H: 'soup_pot', F: 'soup_pot' },
      things: ['table', { thing: 'soup_pot', state: 'full' }],
    },
    lack: {
      who: { H: 'carry/proud', F: 'walk/happy' },
      looks: { F: 'H' },
      holds: { H: 'soup_pot' },
      things: [],
    },
    'try taste': {
      who: { H: 'look/cross', F: 'eat/happy' },
      looks: { H: 'F' },
      places: {},
      things: [{ thing: 'soup_pot', state: 'full' }, 'spoon'],
    },
    'try give': { crowd: ['mole', 'mole'] },
    insight: {
      shot: 'wide',
      who: { H: 'look/thinking', F: 'eat/sad', D: 'give/happy' },
      looks: { H: 'soup_pot', F: 'soup_pot', D: 'H' },
      holds: { D: 'leek', F: 'spoon' },
    },
    'turn whistle': { crowd: ['mole', 'mole'] },
    'turn why': { holds: { D: 'leek', E: 'turnip' } },
    'turn notice': {
      who: { H: 'look/joy', F: 'look/joy', D: 'give/joy' },
      looks: { F: 'soup_pot', D: 'soup_pot' },
      holds: { D: 'leek' },
      things: [{ thing: 'soup_pot', state: 'full', at: 'grass' }, 'potato'],
    },
    restore: {
      who: { N: 'sit/joy', H: 'reach/happy', F: 'look/joy' },
      places: { N: 'bed' },
      looks: { H: 'N', F: 'N' },
      touches: { H: 'N' },
      holds: { N: 'bowl', F: 'spoon' },
      things: ['bed', 'soup_pot'],
    },
  },
  '5-8': {
    'turn whistle': { holds: { D: 'bucket', E: 'leek' } },
    'turn why': { holds: { D: 'bucket', E: 'leek' } },
  },
  '9-14': { 'turn why': { holds: { D: 'bucket', E: 'leek' } } },
}
