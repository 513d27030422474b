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
    '0-4': say('very small', 'haut comme trois pommes'),
    '5-9': say('five to nine', 'entre cinq et neuf ans'),
    '10-14': say('ten to fourteen', 'entre dix et quatorze ans'),
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
    yes: say('with a talent', 'avec un talent'),
    no: say('with no special talent', 'sans talent particulier'),
    surprise: say('with whatever it takes', 'avec ce qu’il faudra'),
  },
  companion: {
    another_kid: say('another kid', 'un autre enfant'),
    animal: say('an animal', 'un animal'),
    magical_creature: say('a magical creature', 'une créature magique'),
    no: say('nobody, except by coincidence', 'personne, sauf par hasard'),
    surprise: say('a friend to be found', 'un ami à découvrir'),
  },
  'companion-sex': {
    male: say('he', 'lui'),
    female: say('she', 'elle'),
    surprise: say('he or she', 'lui ou elle'),
  },
  challenge: {
    solve_mystery: say('with a mystery to solve', 'avec un mystère à résoudre'),
    find_something: say('with something to find', 'avec quelque chose à retrouver'),
    help_someone: say('with somebody to help', 'avec quelqu’un à aider'),
    save_the_world: say('with the world to save', 'avec le monde à sauver'),
    win_something: say('with something to win', 'avec quelque chose à gagner'),
    journey: say('with a long way to go', 'avec un long chemin à faire'),
    surprise: say('with something to sort out', 'avec quelque chose à arranger'),
  },
  villain: {
    yes: say('and a villain', 'et un méchant'),
    no: say('and no villain', 'et pas de méchant'),
    surprise: say('and perhaps a villain', 'et peut-être un méchant'),
  },
  ending: {
    celebration: say('It ends with a party', 'Ça finit par une fête'),
    fame: say('Everybody will talk of it', 'Tout le monde en parlera'),
    learning: say('Something is learned', 'On y apprend quelque chose'),
    friends: say('It ends among friends', 'Ça finit entre amis'),
    surprise: say('And it ends well', 'Et ça finit bien'),
  },
}
