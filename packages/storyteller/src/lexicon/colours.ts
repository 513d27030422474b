/** Typed colours: English, French masculine and feminine, and the paint. */
export const COLOURS = [
  { words: 'red rouge rouges', en: 'red', m: 'rouge', f: 'rouge', hex: '#d8473a' },
  { words: 'blue bleu bleue bleus bleues', en: 'blue', m: 'bleu', f: 'bleue', hex: '#3f78c4' },
  { words: 'yellow jaune jaunes', en: 'yellow', m: 'jaune', f: 'jaune', hex: '#f2bf3a' },
  { words: 'green vert verte verts vertes', en: 'green', m: 'vert', f: 'verte', hex: '#4f9a5b' },
  { words: 'pink rose roses', en: 'pink', m: 'rose', f: 'rose', hex: '#ea8fb0' },
  {
    words: 'purple violet violette mauve',
    en: 'purple',
    m: 'violet',
    f: 'violette',
    hex: '#8a63b8',
  },
  { words: 'orange oranges', en: 'orange', m: 'orange', f: 'orange', hex: '#ee8a34' },
  { words: 'black noir noire noirs noires', en: 'black', m: 'noir', f: 'noire', hex: '#33333d' },
  { words: 'white blanc blanche blancs', en: 'white', m: 'blanc', f: 'blanche', hex: '#f3efe6' },
  { words: 'grey gray gris grise', en: 'grey', m: 'gris', f: 'grise', hex: '#9aa0a8' },
  { words: 'brown marron', en: 'brown', m: 'marron', f: 'marron', hex: '#8a5a38' },
  { words: 'gold golden dore doree', en: 'golden', m: 'doré', f: 'dorée', hex: '#d9a934' },
] as const
export type Colour = (typeof COLOURS)[number]
