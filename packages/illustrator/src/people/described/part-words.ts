import {
  CLOTH_COLORS,
  type HairStyle,
  type Human,
  type OutfitId,
} from '@luciole/contract/character'
import type { Language } from '@luciole/contract/language'
import type { Texture } from './look-words'

/** What a word of a description is about, and what it says by itself. */
export type Part =
  | { kind: 'hair'; style?: HairStyle; texture?: Texture }
  | { kind: 'beard'; beard: Human['beard'] }
  | { kind: 'garment'; outfit: OutfitId }
  /** What goes below the waist; `outfit` shows it when no other garment is named. */
  | { kind: 'legs'; outfit: OutfitId; color?: string }
  | { kind: 'person'; isOld?: true }
  | { kind: Trait | 'eyes' | 'skin' | 'glasses' | 'ornament' | 'pattern' }
export type Trait = 'freckles' | 'hearingAid' | 'wheelchair'

/** Plain and singular; "cheveu" and "cheveux" are both found. A bob is a hat in French. */
const ROWS: readonly [part: Part, english: string, french: string][] = [
  [{ kind: 'hair' }, 'hair locks haircut', 'cheveu tignasse chevelure coupe'],
  [{ kind: 'hair', texture: 'curly' }, 'curl ringlet', 'boucle'],
  [{ kind: 'hair', texture: 'wavy' }, 'wave', 'ondulation'],
  [{ kind: 'hair', style: 'bald' }, 'bald', 'bald chauve'],
  [{ kind: 'hair', style: 'crop' }, 'crewcut buzzcut', 'brosse'],
  [{ kind: 'hair', style: 'side_part' }, 'sidepart', 'sidepart'],
  [{ kind: 'hair', style: 'undercut' }, 'undercut', 'undercut'],
  [{ kind: 'hair', style: 'bob' }, 'bob', 'carre'],
  [{ kind: 'hair', style: 'fringe_bob' }, 'fringe bangs', 'frange'],
  [{ kind: 'hair', style: 'pigtails' }, 'pigtail bunches', 'couette'],
  [{ kind: 'hair', style: 'ponytail' }, 'ponytail', 'ponytail'],
  [{ kind: 'hair', style: 'braids' }, 'braid plait', 'tresse natte'],
  [{ kind: 'hair', style: 'cornrows' }, 'cornrow', 'cornrow'],
  [{ kind: 'hair', style: 'locs' }, 'loc dread dreadlock', 'loc lock dread dreadlock'],
  [{ kind: 'hair', style: 'bun' }, 'bun', 'chignon'],
  [{ kind: 'hair', style: 'top_knot' }, 'topknot', 'topknot'],
  [{ kind: 'hair', style: 'puffs' }, 'puffs', 'puffs'],
  [{ kind: 'hair', style: 'afro' }, 'afro', 'afro'],
  [
    { kind: 'hair', style: 'head_scarf' },
    'headscarf hijab turban',
    'headscarf hijab turban voile voilee',
  ],
  [{ kind: 'beard', beard: 'short' }, 'beard bearded goatee', 'barbe barbu bouc barbichette'],
  [{ kind: 'beard', beard: 'stubble' }, 'stubble', 'stubble'],
  [{ kind: 'beard', beard: 'moustache' }, 'moustache mustache', 'moustache moustachu'],
  [{ kind: 'eyes' }, 'eye', 'oeil yeux regard'],
  [{ kind: 'skin' }, 'skin complexion', 'peau teint'],
  [{ kind: 'glasses' }, 'glasses spectacles specs sunglasses', 'lunette'],
  [{ kind: 'freckles' }, 'freckle freckled', 'freckles'],
  [{ kind: 'hearingAid' }, 'hearingaid deaf', 'hearingaid sourd sourde malentendant malentendante'],
  [{ kind: 'wheelchair' }, 'wheelchair', 'wheelchair'],
  [
    { kind: 'ornament' },
    'scarf bow ribbon hairband headband bobble scrunchie bandana',
    'echarpe foulard noeud ruban bandeau barrette elastique chouchou bandana',
  ],
  [
    { kind: 'pattern' },
    'dot spot stripe star flower heart collar button',
    'pois rayure etoile fleur coeur col bouton motif',
  ],
  [{ kind: 'garment', outfit: 'raincoat' }, 'raincoat mac', 'cire impermeable kway'],
  [
    { kind: 'garment', outfit: 'coat' },
    'coat jacket anorak parka',
    'manteau veste blouson doudoune anorak parka caban',
  ],
  [{ kind: 'garment', outfit: 'dungarees' }, 'dungarees', 'salopette'],
  [{ kind: 'garment', outfit: 'overalls' }, 'overalls jumpsuit', 'combinaison'],
  [{ kind: 'garment', outfit: 'dress' }, 'dress dresses gown tutu', 'robe tutu'],
  [{ kind: 'garment', outfit: 'hoodie' }, 'hoodie hoody sweatshirt', 'sweat sweatshirt hoodie'],
  [
    { kind: 'garment', outfit: 'tee' },
    'tshirt tee top jersey',
    'tshirt tee top maillot debardeur mariniere',
  ],
  [
    { kind: 'garment', outfit: 'pyjamas' },
    'pyjama pajama pjs nightie nightdress nightgown',
    'pyjama',
  ],
  [{ kind: 'garment', outfit: 'jumper' }, 'jumper sweater pullover', 'pull pullover chandail'],
  [{ kind: 'garment', outfit: 'tunic' }, 'tunic', 'tunique boubou djellaba'],
  [{ kind: 'garment', outfit: 'tracksuit' }, 'tracksuit', 'survetement jogging'],
  [{ kind: 'garment', outfit: 'kimono_jacket' }, 'kimono', 'kimono'],
  [
    { kind: 'garment', outfit: 'cardigan' },
    'cardigan blazer suit',
    'cardigan gilet blazer costume',
  ],
  [{ kind: 'garment', outfit: 'shirt' }, 'shirt blouse polo', 'chemise chemisier blouse polo'],
  [{ kind: 'legs', outfit: 'dress' }, 'skirt', 'jupe'],
  [{ kind: 'legs', outfit: 'tee' }, 'shorts', 'short bermuda'],
  [
    { kind: 'legs', outfit: 'jumper' },
    'trousers pants leggings tights',
    'pantalon legging collant',
  ],
  [{ kind: 'legs', outfit: 'jumper', color: CLOTH_COLORS.navy }, 'jeans', 'jean'],
  [
    { kind: 'person' },
    'boy girl kid child baby man woman lady mum mom mother dad father sister brother cousin friend twin uncle aunt auntie nephew niece he she teenager',
    'garcon garconnet gamin gamine fille fillette enfant bebe homme femme dame monsieur maman mere papa pere soeur frere cousin cousine ami amie copain copine jumeau jumelle tonton tata oncle tante neveu niece il elle ado',
  ],
  [
    { kind: 'person', isOld: true },
    'grandma grandpa granny grandmother grandfather nana elderly',
    'mamie mamy papi papy grandmere grandpere',
  ],
]

const wordsIn = (column: 1 | 2): ReadonlyMap<string, Part> =>
  new Map(ROWS.flatMap((row) => row[column].split(' ').map((word) => [word, row[0]] as const)))

export const PART_WORDS: Readonly<Record<Language, ReadonlyMap<string, Part>>> = {
  en: wordsIn(1),
  fr: wordsIn(2),
}

/** Two words and more that are one; what is only said beside them goes. Hyphens are spaces here. */
export const PHRASES: readonly (readonly [loose: RegExp, joined: string])[] = (
  [
    ['haired', 'hair'],
    ['skinned', 'skin'],
    ['eyed', 'eye'],
    ['t shirts?|tee shirts?', 'tshirt'],
    ['sweat shirts?', 'sweatshirt'],
    ['k way', 'kway'],
    ['rain coat', 'raincoat'],
    ['head scarf', 'headscarf'],
    ['foulard( \\w+)? (?:sur|dans|autour de) (?:la|les|sa|ses) (?:tete|cheveux)', 'headscarf$1'],
    ['pony tail|queues? de cheval', 'ponytail'],
    ['pig tails', 'pigtails'],
    ['top knot|chignon haut', 'topknot'],
    ['two puffs|afro puffs|space buns|deux (pompons|chignons)', 'puffs'],
    ['tresses (collees|africaines|plaquees)', 'cornrows'],
    ['side part(ing)?|raie sur le cote', 'sidepart'],
    ['nuque rasee', 'undercut'],
    ['shaved head|crane rase|tete rasee', 'bald'],
    ['very short|tres courts?', 'cropped'],
    ['mi longs?|(shoulder|medium) length', 'milong'],
    ['salt and pepper|poivre et sel', 'grey'],
    ['taches? de rousseur', 'freckles'],
    ['(hearing|cochlear) (aid|implant)s?|hard of hearing', 'hearingaid'],
    ['(appareil|aide|implant)s? (auditif|auditive|cochleaire)s?', 'hearingaid'],
    ['wheel chair|fauteuil roulant|en fauteuil', 'wheelchair'],
    ['barbe de \\w+ jours|mal rase', 'stubble'],
    ['barbe a papa', 'rose'],
    ['robe de chambre|chemise de nuit|dressing gown', 'pyjama'],
    [
      'maillots? de bain|(swim|bathing|space) ?suit|costume d[eu]|visage carre|on top|boucles? d.oreilles?',
      '',
    ],
    ['a (capuche|paillettes|volants|bretelles|manches (longues|courtes))', ''],
    ['wrap jacket|veste croisee', 'kimono'],
    ['grand mere', 'grandmere'],
    ['grand pere', 'grandpere'],
    ["d'une?|de couleur", ''],
  ] as const
).map(([loose, joined]) => [new RegExp(`\\b(?:${loose})\\b`, 'g'), joined])
