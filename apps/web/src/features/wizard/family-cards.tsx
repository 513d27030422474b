import type { Companion } from '@luciole/contract/companions'
import type { Kid } from '@luciole/contract/kids'
import type { Portrait } from '@luciole/contract/portraits'
import type { StoryRequest } from '@luciole/contract/wizard'
import { neutralCharacter } from '@luciole/illustrator/portrait/neutral-character'
import { AvatarPreview } from '#features/portraits/avatar-preview.tsx'
import { characterOf } from '#features/kids/kid-figure.tsx'
import { ChoiceCard } from '#ui/choice-card.tsx'
import { choicePicture } from './choice-pictures.tsx'

type Friend = StoryRequest['friends'][number]

const Face = ({
  color,
  image,
  children,
}: {
  color: string
  image?: string | undefined
  children: React.ReactNode
}) => (
  <span className="block size-full overflow-hidden" style={{ background: `var(--kid-${color})` }}>
    {image ? (
      <img
        src={image}
        alt=""
        className="size-full object-contain object-bottom"
        // Without network the colour of its card stands for it; a broken sign does not.
        onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
      />
    ) : (
      children
    )}
  </span>
)

const faceOf = ({ live, images }: Portrait) => live?.picture ?? images?.face

export const KidFace = ({ kid }: { kid: Kid }) => (
  <Face color={kid.color} image={faceOf(kid.portrait)}>
    <AvatarPreview character={characterOf(kid)} className="size-full object-contain" />
  </Face>
)

/** Nobody but the hero, as far as they are known; left to chance, it is the child. */
export function LoneHero({ kid, request }: { kid: Kid; request: StoryRequest }) {
  const type = request.answers['hero-type']
  const isInvented = !request.kidIsHero && type !== undefined && type !== 'surprise'
  return isInvented ? choicePicture(`hero-type-${type}`) : <KidFace kid={kid} />
}

const CompanionFace = ({ companion }: { companion: Companion }) => (
  <Face color="dawn" image={faceOf(companion.portrait)}>
    <AvatarPreview
      character={
        companion.portrait.character ?? neutralCharacter({ seed: companion.id, ...companion })
      }
      className="size-full object-contain"
    />
  </Face>
)

/** The friends and siblings this story may have, with their own faces. */
export function FamilyCards({
  kids,
  companions,
  chosen,
  onToggle,
}: {
  kids: readonly Kid[]
  companions: readonly Companion[]
  chosen: readonly Friend[]
  onToggle: (friend: Friend) => void
}) {
  const stateOf = (id: string) => (chosen.some((friend) => friend.id === id) ? 'chosen' : 'rest')
  return (
    <>
      {companions.map((companion) => (
        <ChoiceCard
          key={companion.id}
          picture={<CompanionFace companion={companion} />}
          label={companion.name}
          state={stateOf(companion.id)}
          onChoose={() => onToggle({ kind: 'companion', id: companion.id })}
        />
      ))}
      {kids.map((kid) => (
        <ChoiceCard
          key={kid.id}
          picture={<KidFace kid={kid} />}
          label={kid.name}
          state={stateOf(kid.id)}
          onChoose={() => onToggle({ kind: 'kid', id: kid.id })}
        />
      ))}
    </>
  )
}
