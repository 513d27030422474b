import type { Bilingual } from '@luciole/contract/language'
import type { WizardChoiceKey } from '@luciole/contract/wizard'

const say = (en: string, fr: string): Bilingual => ({ en, fr })

/** How the ticket says each answer; `surprise` stands for whatever was skipped. */
export const TICKET_WORDS: Record<
  WizardChoiceKey,
  { surprise: Bilingual } & Record<string, Bilingual | undefined>
> = {
  'hero-type': {
    boy: say('a boy', 'un garçon'),
    girl: say('a girl', 'une fille'),
    animal: say('an animal', 'un animal'),
    magical_creature: say('a magical creature', 'une créature magique'),
    surprise: say('a surprise hero', 'un héros surprise'),
  },
  'hero-age': {
    '0-4': say('not yet five', 'qui n’a pas encore cinq ans'),
    '5-9': say('five to nine years old', 'qui a entre cinq et neuf ans'),
    '10-14': say('ten to fourteen years old', 'qui a entre dix et quatorze ans'),
    surprise: say('of any age', 'sans âge'),
  },
  'setting-location': {
    magical_kingdom: say('in a magical kingdom', 'dans un royaume magique'),
    forest: say('in the forest', 'dans la forêt'),
    under_sea: say('under the sea', 'sous la mer'),
    space: say('in space', 'dans l’espace'),
    city: say('in the city', 'en ville'),
    school: say('at school', 'à l’école'),
    elsewhere: say('somewhere else', 'ailleurs'),
    surprise: say('somewhere unexpected', 'là où on ne s’y attend pas'),
  },
  'setting-time': {
    today: say('today', 'aujourd’hui'),
    past: say('long ago', 'il y a très longtemps'),
    future: say('in the future', 'dans le futur'),
    surprise: say('some day or other', 'un beau jour'),
  },
  theme: {
    adventure_exploration: say('An adventure', 'Une aventure'),
    friendship_teamwork: say('A story of friendship', 'Une histoire d’amitié'),
    magic_fantasy: say('A story of magic', 'Une histoire de magie'),
    mystery_puzzles: say('A mystery', 'Un mystère'),
    helping_others_kindness: say('A story of kindness', 'Une histoire de gentillesse'),
    funny_silly: say('Something silly', 'Une histoire pour rire'),
    surprise: say('The story', 'L’histoire'),
  },
  'hero-talent': {
    yes: say('who has a surprise talent', 'qui a un talent surprise'),
    no: say('who needs no special talent', 'qui n’a besoin d’aucun talent particulier'),
    surprise: say('who has what it takes', 'qui a ce qu’il faudra'),
  },
  companion: {
    another_kid: say('another child', 'un autre enfant'),
    animal: say('an animal', 'un animal'),
    magical_creature: say('a magical creature', 'une créature magique'),
    no: say('with nobody else, except by coincidence', 'sans personne d’autre, sauf par hasard'),
    surprise: say('a friend to be found', 'un ami à découvrir'),
  },
  'companion-sex': {
    male: say('he', 'il'),
    female: say('she', 'elle'),
    surprise: say('he or she', 'il ou elle'),
  },
  challenge: {
    solve_mystery: say('a mystery to solve', 'un mystère à résoudre'),
    find_something: say('something to find', 'quelque chose à retrouver'),
    help_someone: say('somebody to help', 'quelqu’un à aider'),
    save_the_world: say('the world to save', 'le monde à sauver'),
    win_something: say('something to win', 'quelque chose à gagner'),
    journey: say('a long way to go', 'un long chemin à faire'),
    surprise: say('something to sort out', 'quelque chose à arranger'),
  },
  villain: {
    yes: say('in spite of a villain', 'malgré un méchant'),
    no: say('without a villain', 'sans aucun méchant'),
    surprise: say('and perhaps a villain', 'et peut-être un méchant'),
  },
  ending: {
    celebration: say('It ends with a party', 'Ça finit par une fête'),
    fame: say('Everybody will talk of it', 'Tout le monde en parlera'),
    learning: say('It ends with a discovery', 'Ça finit par une découverte'),
    friends: say('It ends among friends', 'Ça finit entre amis'),
    surprise: say('And it ends well', 'Et ça finit bien'),
  },
}
