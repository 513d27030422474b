import type { LIKED_DRAWINGS, ThingId } from '@luciole/contract/things'

/** Which drawing shows what is loved: a kitten and a tiger have one, as a child draws them. */
const SHOWN: Readonly<Record<(typeof LIKED_DRAWINGS)[number], string>> = {
  dinosaur_drawing: 'dinosaur crocodile',
  dragon_drawing: 'dragon',
  horse_drawing: 'horse pony donkey zebra fawn deer doe reindeer camel llama',
  unicorn_drawing: 'unicorn',
  cat_drawing: 'cat lion tiger leopard',
  dog_drawing: 'dog wolf fox',
  rabbit_drawing: 'rabbit hare kangaroo',
  bear_drawing: 'bear panda red_panda koala badger hamster guinea_pig mouse beaver otter marmot',
  elephant_drawing: 'elephant',
  fish_drawing: 'fish shark whale dolphin',
  bird_drawing: 'bird owl duck hen goose penguin phoenix',
  figure_drawing: 'fairy princess',
  pirate_drawing: 'pirate',
  knight_drawing: 'knight',
  star_drawing: 'star',
}

/** A sheet with that on it, or with a rainbow, where nobody has drawn it yet. */
export const drawnLike = (concept: string): ThingId =>
  (Object.keys(SHOWN) as (keyof typeof SHOWN)[]).find((thing) =>
    SHOWN[thing].split(' ').includes(concept),
  ) ?? 'kid_drawing'
