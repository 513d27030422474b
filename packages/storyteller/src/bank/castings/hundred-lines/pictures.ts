import type { BandPictures, Scene } from '#bank/authoring'

const LETTER: Partial<Scene> = {
  at: 'classroom',
  time: 'day',
  mood: 'joy',
  who: { V: 'look/joy', H: 'laugh/joy', F: 'hold/happy' },
  looks: { V: 'granny_letter', H: 'letter', F: 'V' },
  touches: { V: 'granny_letter' },
  places: {},
  wears: { V: 'paint' },
  holds: { F: 'letter' },
  things: [
    'granny_letter',
    { thing: 'letter', state: 'open' },
    { thing: 'paint_bucket', at: 'floor' },
  ],
}
/** A pencil in hand, at the sheet; what goes into the letter lies beside it. */
const DRAWN: Partial<Scene> = {
  ...LETTER,
  who: { ...LETTER.who, H: 'draw/joy' },
  looks: { ...LETTER.looks, H: 'granny_letter' },
  touches: { H: 'granny_letter' },
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
      who: { V: 'look/sad', H: 'look/surprised', F: 'look/surprised' },
      holds: {},
      looks: { V: 'broken_brush', H: 'V', F: 'broken_brush' },
      things: [
        { thing: 'broken_brush', near: 'elephant_teacher' },
        { thing: 'paper', at: 'floor' },
      ],
    },
    way: {
      at: 'classroom',
      time: 'day',
      who: { V: 'look/sad', H: 'search/curious', F: 'search/curious' },
      looks: { V: 'broken_broom', H: 'paint_bucket', F: 'paint_bucket' },
      things: ['broken_broom', { thing: 'paint_bucket', near: 'hero' }],
    },
    insight: {
      who: { V: 'look/surprised', H: 'point/surprised', F: 'laugh/giggling' },
      holds: {},
      looks: { V: 'kissed_sheet', H: 'kissed_sheet', F: 'V' },
      wears: { V: 'paint' },
      things: ['kissed_sheet', { thing: 'paint_bucket', near: 'elephant_teacher' }],
    },
    'turn draw': DRAWN,
    'turn why': LETTER,
    restore: {
      who: { V: 'laugh/joy', H: 'laugh/joy', F: 'laugh/joy' },
      looks: { V: 'H', H: 'V' },
      wears: { H: 'kisses', F: 'kisses', V: 'paint' },
      things: ['paint_bucket', { thing: 'letter', at: 'sky' }],
    },
  },
}
