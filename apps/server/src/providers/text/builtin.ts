import type { StoryFriend } from '@luciole/storyteller/story-ask'
import { tellStory } from '@luciole/storyteller/tell-story'
import { ticket } from '@luciole/storyteller/ticket'
import type { Gates } from '#providers/moderation/gates'
import { judgeTyped } from './refuse-text'
import type { Player, Teller } from './text'

const friendOf = ({ kind, id, name, sex, age, character, type }: Player): StoryFriend => ({
  kind,
  id,
  name,
  sex,
  age,
  character,
  ...(type ? { type } : {}),
})

/** Our own writer: pure and quick, so it needs no thread of its own. */
export const createBuiltinTeller = ({ gates }: { gates: Pick<Gates, 'record'> }): Teller => ({
  id: 'luciole',
  async tell({ players, request, ledger, canon, seed }) {
    const { book, ledgerEntry, canonFacts } = tellStory({
      kid: players.kid,
      friends: players.friends.map(friendOf),
      answers: { ...request.answers, kidIsHero: request.kidIsHero },
      ledger,
      canon,
      seed,
    })
    return { book, ledgerEntry, canonFacts }
  },
  retell: null,
  ticket: ({ players, request }) =>
    ticket({
      kidName: players.kid.name,
      friendNames: players.friends.map(({ name }) => name),
      answers: { ...request.answers, kidIsHero: request.kidIsHero },
    }),
  isWelcome: ({ key, text }) => judgeTyped({ text, kind: kindOf(key), gates }),
})

const kindOf = (key: Parameters<Teller['isWelcome']>[0]['key']) =>
  key === 'page' ? 'page' : key === 'name' || key.endsWith('-name') ? 'name' : 'details'
