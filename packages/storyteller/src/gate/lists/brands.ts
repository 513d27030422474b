/** Owned names and real people: a story never says them. Matched whole. */
export const BRANDS = `disney pixar marvel pokemon pikachu elsa frozen olaf spiderman batman superman ironman barbie hello-kitty peppa peppa-pig
  paw-patrol pat-patrouille bluey minecraft fortnite roblox nintendo mario luigi sonic zelda-nintendo harry-potter hermione voldemort star-wars
  jedi darth-vader yoda mickey minnie donald-duck simba nemo buzz-lightyear shrek minions paddington winnie-the-pooh winnie-l-ourson asterix
  obelix tintin milou babar petit-prince netflix youtube tiktok instagram facebook google amazon apple-inc coca-cola pepsi mcdonald* nutella
  haribo taylor-swift beyonce mbappe messi ronaldo neymar trump biden macron putin poutine elon-musk obama zidane griezmann`

/** Of these, what children, cousins and cats are really called. */
export const BORNE_BY_PEOPLE =
  'elsa olaf mario luigi hermione milou nemo simba minnie mickey babar zidane'
