import type { Bilingual } from '@luciole/contract/language'
import type { StoryRequest } from '@luciole/contract/wizard'
import type { Players } from '#providers/text/text'

type Line = (name: string) => Bilingual

const nb = (text: string) => text.replace(/ ([!?:;»])/g, '\u00a0$1')
const bi = ({ en, fr }: Bilingual): Bilingual => ({ en, fr: nb(fr) })

const together = ({ hero, friend }: { hero: string; friend: string }) =>
  bi({
    en: `${hero} and ${friend} are choosing who sits in front…`,
    fr: `${hero} et ${friend} choisissent qui s’assoit devant…`,
  })
const OF_FRIEND: Line = (friend) =>
  bi({ en: `${friend} is looking for the other boot…`, fr: `${friend} cherche l’autre botte…` })
const OF_HERO: Line[] = [
  (hero) =>
    bi({ en: `${hero} is packing a lantern…`, fr: `${hero} glisse une lanterne dans le sac…` }),
  (hero) => bi({ en: `${hero} is listening to the wind…`, fr: `${hero} écoute le vent…` }),
]
const OF_NOBODY: Bilingual[] = [
  bi({ en: 'Somebody is sharpening the pencils…', fr: 'Quelqu’un taille les crayons…' }),
  bi({
    en: 'The moon is being hung a little higher…',
    fr: 'On accroche la lune un peu plus haut…',
  }),
]
const PLACES: Record<string, Bilingual> = {
  forest: { en: 'The trees are being counted…', fr: 'On compte les arbres…' },
  under_sea: { en: 'The fish are taking their places…', fr: 'Les poissons prennent leur place…' },
  space: { en: 'The stars are being dusted…', fr: 'On dépoussière les étoiles…' },
  city: { en: 'The street lamps are warming up…', fr: 'Les réverbères s’échauffent…' },
  school: { en: 'The bell is clearing its throat…', fr: 'La cloche s’éclaircit la voix…' },
  magical_kingdom: {
    en: 'The drawbridge is being oiled…',
    fr: 'On huile les chaînes du pont-levis…',
  },
  elsewhere: { en: 'The map is being unfolded…', fr: 'On déplie la carte…' },
}

/** Sentences made of the family's own answers, for the minute a book takes. */
export function waitingLines({
  players,
  request,
}: {
  players: Players
  request: StoryRequest
}): Bilingual[] {
  // A hero the story has yet to find has no name yet.
  const hero = request.kidIsHero ? players.kid.name : request.answers['hero-name']?.trim()
  const friend = players.friends[0]?.name ?? request.answers['companion-name']?.trim()
  const place = PLACES[request.answers['setting-location'] ?? '']
  return [
    ...(hero && friend ? [together({ hero, friend })] : []),
    ...(friend ? [OF_FRIEND(friend)] : []),
    ...(place ? [place] : []),
    ...(hero ? OF_HERO.map((line) => line(hero)) : []),
    ...OF_NOBODY,
  ]
}
