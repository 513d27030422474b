import type { Language } from '@luciole/contract/language'

export interface PrintedWords {
  storyFor: (name: string) => string
  belongsTo: string
  givenBy: string
  characters: string
  theEnd: string
  talk: string
  page: (number: number) => string
  cover: string
  titlePage: string
  contents: string
  /** Who made it and how, on the last page. */
  colophon: (book: { title: string; forName: string; madeAt: Date }) => string[]
  madeBySoftware: string
  voiceBySoftware: string
}

const dateIn = (locale: string) => (date: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
const englishDate = dateIn('en-GB')
const frenchDate = dateIn('fr-FR')

const english: PrintedWords = {
  storyFor: (name) => `A story for ${name}`,
  belongsTo: 'This book belongs to',
  givenBy: 'with love from',
  characters: 'In this story',
  theEnd: 'The end',
  talk: 'To talk about in the dark',
  page: (number) => `Page ${number}`,
  cover: 'Cover',
  titlePage: 'Title page',
  contents: 'Contents',
  colophon: ({ title, forName, madeAt }) => [
    `“${title}” was made for ${forName} by Luciole and bound on ${englishDate(madeAt)}.`,
    'Its words and pictures were made by software. Set in Andika, Fredoka and Nunito, typefaces under the SIL Open Font License.',
  ],
  madeBySoftware: 'The words and pictures of this book were made by software.',
  voiceBySoftware: 'This voice was made by software.',
}

const french: PrintedWords = {
  storyFor: (name) => `Une histoire pour ${name}`,
  belongsTo: 'Ce livre appartient à',
  givenBy: 'avec tout l’amour de',
  characters: 'Dans cette histoire',
  theEnd: 'Fin',
  talk: 'Pour en parler dans le noir',
  page: (number) => `Page ${number}`,
  cover: 'Couverture',
  titlePage: 'Page de titre',
  contents: 'Sommaire',
  colophon: ({ title, forName, madeAt }) => [
    `«\u00a0${title}\u00a0» a été imaginé pour ${forName} par Luciole et relié le ${frenchDate(madeAt)}.`,
    'Le texte et les images ont été créés par un logiciel. Composé en Andika, Fredoka et Nunito, caractères sous licence SIL Open Font License.',
  ],
  madeBySoftware: 'Le texte et les images de ce livre ont été créés par un logiciel.',
  voiceBySoftware: 'Cette voix a été créée par un logiciel.',
}

/** What a bound book says besides its story. */
export const printedWords = (language: Language): PrintedWords =>
  language === 'fr' ? french : english
