import type { Creature } from '@luciole/contract/character'
import type { Kid } from '@luciole/contract/kids'
import { NO_PORTRAIT } from '@luciole/contract/portraits'
import type { Ticket } from '@luciole/contract/stories'
import type { StoryRequest, WizardAnswers } from '@luciole/contract/wizard'
import type { CSSProperties } from 'react'
import { neutralCharacter } from '@luciole/illustrator/portrait/neutral-character'
import { useCompanions } from '#features/companions/companions.queries'
import { HEIGHT_BESIDE_KID } from '#features/companions/height-beside-kid'
import { heightBeside } from '#features/kids/height-beside'
import { characterOf } from '#features/kids/kid-figure.tsx'
import { useKids } from '#features/kids/kids.queries'
import { AvatarPreview } from '#features/portraits/avatar-preview.tsx'
import { choicePicture } from './choice-pictures.tsx'

/** More would hide the place. */
const SHOWN = 4
/** In hundredths of the height of the picture. */
const TALLEST = 100
const LARGEST = 125

/** How far down each picture of a place one stands in it: on the path, on the snow, not in the sky. */
const GROUND: Record<string, number> = {
  city: 0.88,
  elsewhere: 0.9,
  forest: 0.82,
  magical_kingdom: 0.78,
  school: 0.87,
  space: 0.86,
  surprise: 0.85,
  under_sea: 0.93,
}

/** The children the wizard can make up; of a creature the ticket says how the book will draw it. */
const CHILDREN = ['boy', 'girl'] as const
const CREATURES = ['animal', 'magical_creature'] as const

const kindOfCompanion = ({ companion, 'companion-sex': sex }: WizardAnswers) =>
  companion === 'another_kid' ? (sex === 'female' ? 'girl' : 'boy') : companion

/** Invented for this story, as far as the parent has put it in words; who is left to chance is not shown. */
function invented({
  kind,
  words,
  creature,
  seed,
}: {
  kind: string | undefined
  words: string | undefined
  creature: Creature | undefined
  seed: string
}) {
  const base = { id: seed, portrait: NO_PORTRAIT }
  const child = CHILDREN.find((one) => one === kind)
  if (child && words?.trim()) {
    const told = { seed, type: child, sex: null, age: null, description: words }
    return [{ ...base, character: neutralCharacter(told), height: HEIGHT_BESIDE_KID[child] }]
  }
  const made = CREATURES.find((one) => one === kind)
  if (!creature || !made || creature.kind !== made) return []
  return [{ ...base, character: creature, height: HEIGHT_BESIDE_KID[made] }]
}

/** The place, and in it those of the family who will be in the story, as themselves. */
export function TicketPicture({
  kid,
  request,
  creatures = {},
}: {
  kid: Kid
  request: StoryRequest
  creatures?: Ticket['creatures'] | undefined
}) {
  const { data: companions = [] } = useCompanions(kid.id)
  const { data: kids = [] } = useKids()
  const kidIds = [
    ...(request.kidIsHero ? [kid.id] : []),
    ...request.friends.flatMap((friend) => (friend.kind === 'kid' ? friend.id : [])),
  ]
  const companionIds = request.friends.flatMap(({ kind, id }) => (kind === 'companion' ? id : []))
  const { answers } = request
  const figures = [
    ...invented({
      kind: request.kidIsHero ? undefined : answers['hero-type'],
      words: answers['hero-details'],
      creature: creatures.hero,
      seed: `${kid.id} hero`,
    }),
    ...kidIds.flatMap((id) => {
      const one = id === kid.id ? kid : kids.find((other) => other.id === id)
      if (!one) return []
      return { id, portrait: one.portrait, character: characterOf(one), height: heightBeside(one) }
    }),
    ...companionIds.flatMap((id) => {
      const one = companions.find((companion) => companion.id === id)
      if (!one) return []
      const character = one.portrait.character ?? neutralCharacter({ seed: id, ...one })
      return { id, portrait: one.portrait, character, height: HEIGHT_BESIDE_KID[one.type] }
    }),
    ...invented({
      kind: kindOfCompanion(answers),
      words: answers['companion-look'],
      creature: creatures.companion,
      seed: `${kid.id} companion`,
    }),
  ].slice(0, SHOWN)
  // The tallest reaches almost to the top; nobody alone is larger than a picture book would have it.
  const scale = Math.min(TALLEST / Math.max(...figures.map(({ height }) => height)), LARGEST)
  const place = answers['setting-location'] ?? 'surprise'
  return (
    <div
      className="ticket-place"
      data-place={place}
      style={{ '--ground': GROUND[place] } as CSSProperties}
    >
      {choicePicture(`setting-location-${place}`)}
      <div className="ticket-figures">
        {figures.map(({ id, portrait, character, height }) => {
          const look = { style: { height: `${Math.round(height * scale)}%` } }
          const painted = portrait.state === 'ready' ? portrait.images?.figure : null
          return painted ? (
            <img key={id} src={painted} alt="" {...look} />
          ) : (
            <AvatarPreview key={id} character={character} crop="figure" {...look} />
          )
        })}
      </div>
    </div>
  )
}
