import type { PageText } from '@luciole/contract/book'

/** `[milo|“Stop!”]` is Milo speaking. */
const ENGLISH = [
  'Milo lived at the top of a lighthouse with 114 stairs, one grandmother and a moth. The moth was called Pepper. Every evening Pepper flew once around the lamp, bumped her nose, and said sorry to it.\n[pepper|“One day I shall remember the glass,”] said Pepper.\n[milo|“You said that yesterday,”] said Milo.',
  'But tonight the lamp did not shine. It coughed. It blinked twice… and then it was dark, as dark as the inside of a boot.\n[gran|“Oh dear, oh dear,”] said Gran. [gran|“There are 7 boats out there, and not one of them can see the rocks.”]\nMilo looked out of the window. He could hear the sea, but he could not see it.',
  'First they tried candles. They put twenty-three candles on the window sill, and they looked very pretty. Then the wind came in without knocking.\nPff! Twenty-two. Pff! Twenty-one. Then all of them at once.\n[pepper|“The wind has a very big mouth,”] whispered Pepper from inside the curtain.',
  'Then Milo had an idea. [milo|“We need something that shines and does not mind the wind,”] he said. He emptied the drawers. He found a spoon, a mirror, three buttons and an old silver teapot.\n[gran|“That was my mother’s teapot,”] said Gran. She polished it with her sleeve, and it shone like a small, fat moon.',
  'They carried the teapot up the last stairs. Milo held it as high as he could. The moon looked in at the window and saw itself.\nA thin white light ran out over the water. It was not a strong light. It shook, because Milo’s arms were shaking.\n[milo|“I can’t hold it much longer,”] said Milo.',
  'Pepper looked at the light. She had loved lights all her life, and she had bumped into every one of them. This time she did not fly towards it. She flew out, into the wind and the dark, down to the first boat.\n[pepper|“Follow me!”] she cried. [pepper|“Follow me, and mind the rocks!”]',
  'One after the other the boats turned. They followed a moth no bigger than a biscuit, along a road of moonlight no wider than a rope. Five boats. Six boats. And then, very slowly, the seventh.\n[captain|“Well, I never,”] said the captain, and he took off his hat.\nAt the top of the tower Milo put down the teapot. His arms felt like soup.',
  'In the morning the man came and mended the lamp. Gran made tea for seven captains, and it tasted a little of moonlight.\nThat evening Pepper flew once around the lamp. She stopped, just before the glass.\n[pepper|“Good evening,”] she said to it.\n[milo|“You remembered!”] said Milo.\nAnd Pepper was so proud that she turned around, and bumped her nose on the door.',
]
const FRENCH = [
  'Milo vivait tout en haut d’un phare, avec 114 marches, une grand-mère et un papillon de nuit. Le papillon s’appelait Poivre. Chaque soir, Poivre faisait le tour de la lampe, se cognait le nez et lui demandait pardon.\n[pepper|— Un jour, je me souviendrai de la vitre,] dit Poivre.\n[milo|— Tu l’as déjà dit hier,] répondit Milo.',
  'Mais ce soir-là, la lampe ne brilla pas. Elle toussa. Elle cligna deux fois… et puis il fit noir, aussi noir que dans une botte.\n[gran|— Oh là là,] dit Mamie. [gran|Il y a 7 bateaux dehors, et pas un seul ne voit les rochers.]\nMilo regarda par la fenêtre. Il entendait la mer, mais il ne la voyait pas.',
  'D’abord, ils essayèrent les bougies. Ils posèrent vingt-trois bougies au bord de la fenêtre, et c’était très joli. Mais le vent entra sans frapper.\nPfff ! Vingt-deux. Pfff ! Vingt et une. Puis toutes les autres à la fois.\n[pepper|— Le vent a une très grande bouche,] chuchota Poivre, caché dans le rideau.',
  'Alors Milo eut une idée.\n[milo|— Il nous faut quelque chose qui brille et qui n’a pas peur du vent !]\nIl vida les tiroirs. Il trouva une cuillère, un miroir, trois boutons et une vieille théière en argent.\n[gran|— C’était la théière de ma mère,] dit Mamie. Elle la frotta avec sa manche, et la théière se mit à briller comme une petite lune toute ronde.',
  'Ils portèrent la théière jusqu’en haut. Milo la leva aussi haut qu’il put. La lune regarda par la fenêtre et se vit dedans.\nUne lumière blanche et fine courut sur l’eau. Ce n’était pas une lumière très forte. Elle tremblait, parce que les bras de Milo tremblaient.\n[milo|— Je ne tiendrai plus longtemps,] dit Milo.',
  'Poivre regarda la lumière. Il avait aimé les lumières toute sa vie, et il s’était cogné à chacune d’elles. Cette fois, il ne vola pas vers elle. Il partit dans le vent et dans le noir, jusqu’au premier bateau.\n[pepper|— Suivez-moi !] cria-t-il. [pepper|Suivez-moi, et attention aux rochers !]',
  'Un par un, les bateaux tournèrent. Ils suivaient un papillon pas plus gros qu’un biscuit, sur un chemin de lune pas plus large qu’une corde. Cinq bateaux. Six bateaux. Et puis, tout doucement, le septième.\n[captain|— Ça alors !] dit le capitaine, et il ôta son chapeau.\nTout en haut, Milo posa la théière. Il avait les bras en coton.',
  'Au matin, un monsieur vint réparer la lampe. Mamie fit du thé pour sept capitaines, et il avait un petit goût de lune.\nCe soir-là, Poivre fit le tour de la lampe. Il s’arrêta juste devant la vitre.\n[pepper|— Bonsoir,] lui dit-il.\n[milo|— Tu t’en es souvenu !] dit Milo.\nEt Poivre fut si fier qu’il se retourna et se cogna le nez à la porte.',
]

function readPage(marked: string): PageText {
  const spans: PageText['spans'] = []
  let text = ''
  for (const part of marked.split(/(\[[a-z]+\|[^\]]*\])/)) {
    const speech = /^\[([a-z]+)\|([^\]]*)\]$/.exec(part)
    const said = (speech?.[2] ?? part).replace(/ (?=[!?:;])/g, '\u00a0')
    spans.push({
      speaker: speech?.[1] ?? 'narrator',
      start: text.length,
      end: text.length + said.length,
    })
    text += said
  }
  return { text, spans: spans.filter(({ start, end }) => end > start), emphasis: [] }
}

export const SAMPLE_PAGES = { en: ENGLISH.map(readPage), fr: FRENCH.map(readPage) }
export const SAMPLE_VOICES = {
  milo: 'boy:0',
  pepper: 'tiny:0',
  gran: 'grandmother:0',
  captain: 'man:0',
}
