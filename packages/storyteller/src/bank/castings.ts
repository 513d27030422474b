import type { Casting, RoleLetter } from '#bank/authoring'
import { bestKeptSecret } from '#bank/castings/best-kept-secret/casting'
import { biggestFib } from '#bank/castings/biggest-fib/casting'
import { breadAndButter } from '#bank/castings/bread-and-butter/casting'
import { bridgeQuestion } from '#bank/castings/bridge-question/casting'
import { catWithTwoNames } from '#bank/castings/cat-with-two-names/casting'
import { clockThatWaited } from '#bank/castings/clock-that-waited/casting'
import { cloudInTheOak } from '#bank/castings/cloud-in-the-oak/casting'
import { crabInTheTeapot } from '#bank/castings/crab-in-the-teapot/casting'
import { dragonOnTuesdays } from '#bank/castings/dragon-on-tuesdays/casting'
import { endOfThePath } from '#bank/castings/end-of-the-path/casting'
import { everybodyInAHat } from '#bank/castings/everybody-in-a-hat/casting'
import { eyesShut } from '#bank/castings/eyes-shut/casting'
import { fiveForTwoYears } from '#bank/castings/five-for-two-years/casting'
import { forgottenPassword } from '#bank/castings/forgotten-password/casting'
import { fourWords } from '#bank/castings/four-words/casting'
import { gooseInThreeHats } from '#bank/castings/goose-in-three-hats/casting'
import { handInFront } from '#bank/castings/hand-in-front/casting'
import { homeForSupper } from '#bank/castings/home-for-supper/casting'
import { gotYou } from '#bank/castings/got-you/casting'
import { hatsOff } from '#bank/castings/hats-off/casting'
import { honestSouffle } from '#bank/castings/honest-souffle/casting'
import { hundredLines } from '#bank/castings/hundred-lines/casting'
import { lampNumberTwelve } from '#bank/castings/lamp-number-twelve/casting'
import { lastBox } from '#bank/castings/last-box/casting'
import { lastChair } from '#bank/castings/last-chair/casting'
import { lastOneInFront } from '#bank/castings/last-one-in-front/casting'
import { lastPages } from '#bank/castings/last-pages/casting'
import { leakInTheWorld } from '#bank/castings/leak-in-the-world/casting'
import { leftMittens } from '#bank/castings/left-mittens/casting'
import { lookAtMe } from '#bank/castings/look-at-me/casting'
import { missingTwinkle } from '#bank/castings/missing-twinkle/casting'
import { moonKeepsStill } from '#bank/castings/moon-keeps-still/casting'
import { mostUselessThing } from '#bank/castings/most-useless-thing/casting'
import { nobodyPasses } from '#bank/castings/nobody-passes/casting'
import { notLaughingCup } from '#bank/castings/not-laughing-cup/casting'
import { nothingForGranny } from '#bank/castings/nothing-for-granny/casting'
import { noughtOutOfTen } from '#bank/castings/nought-out-of-ten/casting'
import { oneBiscuitShort } from '#bank/castings/one-biscuit-short/casting'
import { onlyWordHeKnew } from '#bank/castings/only-word-he-knew/casting'
import { owlByDay } from '#bank/castings/owl-by-day/casting'
import { roverWithACough } from '#bank/castings/rover-with-a-cough/casting'
import { saltySinceThursday } from '#bank/castings/salty-since-thursday/casting'
import { schoolOnTiptoe } from '#bank/castings/school-on-tiptoe/casting'
import { sevenTooMany } from '#bank/castings/seven-too-many/casting'
import { shutTheDoor } from '#bank/castings/shut-the-door/casting'
import { shipOnTheHill } from '#bank/castings/ship-on-the-hill/casting'
import { sinkingCrown } from '#bank/castings/sinking-crown/casting'
import { slowestRace } from '#bank/castings/slowest-race/casting'
import { smallWhaleWaits } from '#bank/castings/small-whale-waits/casting'
import { soupForTheBadger } from '#bank/castings/soup-for-the-badger/casting'
import { starOnTheForehead } from '#bank/castings/star-on-the-forehead/casting'
import { stolenEcho } from '#bank/castings/stolen-echo/casting'
import { sunbeamInAJar } from '#bank/castings/sunbeam-in-a-jar/casting'
import { tenThousandLabels } from '#bank/castings/ten-thousand-labels/casting'
import { tideThatStayed } from '#bank/castings/tide-that-stayed/casting'
import { upWarmBoom } from '#bank/castings/up-warm-boom/casting'
import { verySmallWorld } from '#bank/castings/very-small-world/casting'
import { warmBed } from '#bank/castings/warm-bed/casting'
import { parseStoryText, type StoryText } from '#bank/story-text'
import type { TextBand } from '@luciole/contract/book'

/** Every story world; a new one is one line here. */
export const CASTINGS: readonly Casting[] = [
  bestKeptSecret,
  biggestFib,
  breadAndButter,
  bridgeQuestion,
  catWithTwoNames,
  clockThatWaited,
  cloudInTheOak,
  crabInTheTeapot,
  dragonOnTuesdays,
  endOfThePath,
  everybodyInAHat,
  eyesShut,
  fiveForTwoYears,
  forgottenPassword,
  fourWords,
  gooseInThreeHats,
  handInFront,
  homeForSupper,
  gotYou,
  hatsOff,
  honestSouffle,
  hundredLines,
  lampNumberTwelve,
  lastBox,
  lastChair,
  lastOneInFront,
  lastPages,
  leakInTheWorld,
  leftMittens,
  lookAtMe,
  missingTwinkle,
  moonKeepsStill,
  mostUselessThing,
  nobodyPasses,
  notLaughingCup,
  nothingForGranny,
  noughtOutOfTen,
  oneBiscuitShort,
  onlyWordHeKnew,
  owlByDay,
  roverWithACough,
  saltySinceThursday,
  schoolOnTiptoe,
  sevenTooMany,
  shutTheDoor,
  shipOnTheHill,
  sinkingCrown,
  slowestRace,
  smallWhaleWaits,
  soupForTheBadger,
  starOnTheForehead,
  stolenEcho,
  sunbeamInAJar,
  tenThousandLabels,
  tideThatStayed,
  verySmallWorld,
  warmBed,
  upWarmBoom,
]

const BY_ID = new Map(CASTINGS.map((casting) => [casting.id, casting]))

export function castingById(id: string): Casting {
  const casting = BY_ID.get(id)
  if (!casting) throw new Error(`No casting ${id}`)
  return casting
}

/** The casting whose story made this friend. */
export const castingOfFriend = (id: string): Casting | undefined =>
  CASTINGS.find(({ canon }) => canon.some((fact) => fact.id === id))

const parsed = new Map<string, StoryText>()

/** The prose of a casting for one band, read once. */
export function proseOf({ casting, band }: { casting: Casting; band: TextBand }): StoryText {
  const key = `${casting.id} ${band}`
  const known = parsed.get(key)
  if (known) return known
  const source = casting.bands[band]
  if (source === undefined) throw new Error(`Casting ${casting.id} has no prose for ${band}`)
  const text = parseStoryText(source)
  parsed.set(key, text)
  return text
}

export const rolesOf = (casting: Casting) =>
  Object.entries(casting.roles) as [RoleLetter, NonNullable<Casting['roles'][RoleLetter]>][]
