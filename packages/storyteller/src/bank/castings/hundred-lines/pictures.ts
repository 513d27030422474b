import type { BandPictures, Scene } from '#bank/authoring'

const LETTER: Partial<Scene> = {
  at: 'classroom',
  time: 'day',
  mood: 'joy',
  who: { V: 'give/joy', H: 'hold/joy', F: 'laugh/happy' },
  looks: { V: 'kissed_sheet', H: 'kissed_sheet', F: 'V' },
  places: {},
  things: ['kissed_sheet', 'letter'],
}

/** The youngest hear of no punishment: only of pencils, which break. */
export const pictures: BandPictures = {
  '0-4': {
    cover: {
      who: { V: 'hold/sad', H: 'look/surprised', F: 'look/surprised' },
      holds: { V: 'pencil' },
      looks: { H: 'V', F: 'V' },
    },
    lack: {
      mood: 'sad',
      who: { V: 'hold/sad', H: 'look/surprised', F: 'look/surprised' },
      holds: { V: 'pencil' },
      looks: { H: 'V', F: 'V' },
      things: [{ thing: 'pencil', state: 'broken', at: 'floor' }],
    },
    'try good': {
      who: { V: 'draw/worried', H: 'reach/tender', F: 'search/curious' },
      looks: { V: 'school_desk', H: 'V', F: 'pencil' },
      places: { V: 'school_desk' },
      things: [
        'school_desk',
        { thing: 'pencil', state: 'broken', near: 'F' },
        { thing: 'pencil', state: 'broken', at: 'floor' },
        { thing: 'pencil', state: 'broken', at: 'floor' },
      ],
    },
    'try spots': {
      who: { V: 'look/sad', H: 'point/surprised', F: 'hold/happy' },
      holds: { F: 'paper' },
      looks: { V: 'chalk', H: 'chalk', F: 'V' },
      things: [{ thing: 'chalk', state: 'broken' }],
      wears: { H: 'flour', F: 'flour', V: 'flour' },
    },
    'try gift': {
      who: { V: 'hold/sad', H: 'look/surprised', F: 'look/surprised' },
      holds: { V: 'paintbrush' },
      things: [{ thing: 'paintbrush', state: 'broken', at: 'floor' }],
    },
    way: {
      at: 'classroom',
      time: 'day',
      who: { V: 'look/sad', H: 'search/curious', F: 'search/curious' },
      looks: { V: 'H', H: 'paint_bucket', F: 'H' },
      things: ['paint_bucket'],
    },
    insight: {
      who: { V: 'look/surprised', H: 'point/surprised', F: 'laugh/giggling' },
      holds: {},
      looks: { V: 'kissed_sheet', H: 'kissed_sheet', F: 'V' },
      things: ['kissed_sheet', 'paint_bucket'],
    },
    'turn draw': LETTER,
    'turn why': LETTER,
    restore: {
      who: { V: 'laugh/joy', H: 'laugh/joy', F: 'laugh/joy' },
      looks: { V: 'H', H: 'V' },
      wears: { H: 'kisses', F: 'kisses' },
      things: ['paint_bucket'],
    },
  },
}
