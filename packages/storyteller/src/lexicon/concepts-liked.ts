/** What a kid likes, does and looks like: rows as in `concepts.ts`. */
export const LIKED_CONCEPTS = `
# like
dinosaur | dinosaure m | dino, t-rex, trex, tyrannosaure, diplodocus, triceratops |
horse | cheval/chevaux m | horses, riding, equitation |
pony/ponies | poney m | poneys |
unicorn | licorne f | unicorns | species=unicorn
dragon | dragon m | dragons | species=dragon
fairy/fairies | fée f | fairies, lutin, elfe | species=fairy
mermaid | sirène f | mermaids, siren |
princess/princesses | princesse f | princesses |
knight | chevalier m | knights, chevaliers |
pirate | pirate m | pirates |
wizard | magicien m | magician, magic, magie, sorcier, witch, sorciere |
superhero/superheroes | super-héros/super-héros m | super hero, superheros, super heros |
astronaut | astronaute m | cosmonaut, cosmonaute |
planet | planète f | planets, saturn, saturne, mars, jupiter |
star | étoile f | stars, etoiles, night sky | thing=star
moon | lune f | | thing=moon
sun | soleil m | sunshine | thing=sun
cloud | nuage m | clouds | thing=cloud
rainbow | arc-en-ciel/arcs-en-ciel m | |
volcano/volcanoes | volcan m | |
mountain | montagne f | mountains |
forest | forêt f | woods, bois |
sea | mer f | ocean, beach, plage |
river | rivière f | |
snow | neige f | |
snowman/snowmen | bonhomme de neige/bonshommes de neige m | | thing=snowman
rain | pluie f | |
puddle | flaque f | puddles, flaque d'eau |
wind | vent m | |
storm | orage m | thunder, tonnerre, lightning, eclair |
spider | araignée f | spiders |
bee | abeille f | bees | species=bee
butterfly/butterflies | papillon m | butterflies |
ladybird | coccinelle f | ladybug |
ant | fourmi f | ants |
worm | ver de terre/vers de terre m | worms |
snail | escargot m | snails | species=snail
frog | grenouille f | frogs | species=frog
fish/fish | poisson m | fishes | species=fish
shark | requin m | sharks |
whale | baleine f | whales | species=whale
dolphin | dauphin m | dolphins |
octopus/octopuses | pieuvre f | poulpe | species=octopus
crab | crabe m | crabs | species=crab
turtle | tortue f | tortoise, turtles | species=turtle
penguin | pingouin m | penguins, manchot | species=penguin
bird | oiseau/oiseaux m | birds, parrot, perroquet | species=bird
owl | hibou/hiboux m | owls, chouette | species=owl
duck | canard m | ducks, duckling, caneton | species=duck
hen | poule f | chicken, chickens, poulet, poussin, chick |
goose/geese | oie f | | species=goose
cow | vache f | cows | species=cow
sheep/sheep | mouton m | lamb, agneau | species=sheep
goat | chèvre f | goats | species=goat
pig | cochon m | pigs, piglet | species=pig
donkey | âne m | donkeys | species=donkey
dog | chien m | dogs, puppy, puppies, chiot | species=dog
cat | chat m | cats, kitten, kittens, chaton, kitty | species=cat
rabbit | lapin m | bunny, bunnies, rabbits | species=rabbit
hamster | hamster m | hamsters, gerbil, gerbille | species=mouse coat=#d6a468 belly=#f7ead6
guinea pig | cochon d’Inde/cochons d’Inde m | guinea pigs, cochon d'inde | species=mouse coat=#d6a468 belly=#f7ead6
mouse/mice | souris/souris f | mice, rat | species=mouse
squirrel | écureuil m | squirrels | species=squirrel
hedgehog | hérisson m | hedgehogs | species=hedgehog
fox/foxes | renard m | foxes | species=fox
wolf/wolves | loup m | wolves, louveteau | species=fox coat=#7d8592 belly=#e4e2dd
bear | ours/ours m | bears, bear cub | species=bear
panda | panda m | pandas | species=bear
red panda | panda roux/pandas roux m | red pandas | species=fox
badger | blaireau/blaireaux m | | species=badger
mole | taupe f | | species=mole
hare | lièvre m | | species=hare
lion | lion m | lions, lion cub | species=lion
tiger | tigre m | tigers | species=lion
leopard | léopard m | cheetah, guepard, panther, panthere | species=cat coat=#e0ab52 belly=#f8edd6
elephant | éléphant m | elephants | species=elephant
giraffe | girafe f | giraffes | species=giraffe
monkey | singe m | monkeys, gorilla, gorille | species=monkey
zebra | zèbre m | zebras | species=pony
crocodile | crocodile m | alligator, crocodiles | species=dinosaur coat=#5d9a4a belly=#e6e2a4
snake | serpent m | snakes |
kangaroo | kangourou m | kangaroos, wallaby | species=rabbit coat=#b98252 belly=#f0dcc0
koala | koala m | koalas | species=bear coat=#9aa0a8 belly=#dcdcdc
otter | loutre f | otters | species=squirrel coat=#7f5535 belly=#d9b78c
beaver | castor m | beavers | species=squirrel coat=#7f5535 belly=#d9b78c
marmot | marmotte f | marmots | species=squirrel coat=#7f5535 belly=#d9b78c
meerkat | suricate m | meerkats | species=squirrel coat=#b08a5a belly=#e8d3ac
weasel | belette f | weasels, stoat, hermine | species=squirrel coat=#7f5535 belly=#d9b78c
ferret | furet m | ferrets | species=squirrel coat=#7f5535 belly=#d9b78c
raccoon | raton laveur/ratons laveurs m | racoon, raccoons | species=fox coat=#8b8a90 belly=#e6e1d8
sloth | paresseux/paresseux m | sloths | species=bear coat=#9a7d5c belly=#d8c3a0
fawn | faon m | fawns, bambi | species=pony coat=#a9733f belly=#f0dfc4
deer/deer | cerf m | stag, chevreuil | species=pony coat=#a9733f belly=#f0dfc4
doe | biche f | | species=pony coat=#a9733f belly=#f0dfc4
reindeer/reindeer | renne m | | species=pony coat=#a9733f belly=#f0dfc4
camel | chameau/chameaux m | dromedary, dromadaire | species=pony coat=#cfa468 belly=#ecd6ad
llama | lama m | llamas, alpaca, alpaga | species=sheep coat=#e2cda6 belly=#f4e8cf
hippo | hippopotame m | hippos, hippopotamus | species=elephant coat=#9a86a0 belly=#d8b9c0
rhino | rhinocéros/rhinocéros m | rhinos, rhinoceros | species=elephant coat=#8a7868 belly=#b9a893
robot | robot m | robots, android | species=robot
monster | monstre m | monsters | species=monster
phoenix/phoenixes | phénix/phénix m | | species=phoenix
ghost | fantôme m | ghosts |
castle | château/châteaux m | castles |
farm | ferme f | farm animals |
garden | jardin m | gardening, jardinage |
tree | arbre m | trees, tree house, cabane dans les arbres |
mushroom | champignon m | mushrooms | thing=mushroom
apple | pomme f | apples | thing=apple
strawberry/strawberries | fraise f | strawberries |
banana | banane f | bananas |
carrot | carotte f | carrots | thing=carrot
potato/potatoes | pomme de terre/pommes de terre f | potatoes, patate | thing=potato
pumpkin | citrouille f | potiron |
bread | tartine f | toast, pain | thing=bread
cheese | fromage m | |
pasta | assiette de pâtes/assiettes de pâtes f | spaghetti, noodles, pates, nouilles, macaroni |
pizza | pizza f | |
soup | soupe f | | thing=soup_pot
pancake | crêpe f | pancakes, crepes |
cake | gâteau/gâteaux m | cakes, cupcake | thing=cake
biscuit | biscuit m | cookie, cookies, biscuits | thing=biscuit
chocolate | chocolat m | chocolates |
sweet | bonbon m | candy, candies, sweets, lollipop |
ice cream | glace f | icecream, glaces, sorbet | thing=ice_cream
honey | pot de miel/pots de miel m | miel | thing=honey_pot
jam | confiture f | | thing=jar
egg | œuf m | eggs, oeuf | thing=egg
lighthouse | phare m | |
bridge | pont m | bridges |
aeroplane | avion m | |
submarine | sous-marin/sous-marins m | |
hot-air balloon | montgolfière f | hot air balloon, montgolfiere |
crane | grue f | cranes |
number | chiffre m | numbers, maths, math, calcul |
letter | lettre f | letters, alphabet | thing=letter
# activity
singing | chanter x | sing, sings, singer, chante, chant, chanson, song, songs
dancing | danser x | dance, dances, danse, ballet, dancer
drawing | dessiner x | draw, draws, dessin, dessine, art
painting | peindre x | paints, peinture, peint
reading | lire x | read, reads, lecture, lit
writing | écrire x | write, writes, ecrit
building | construire x | build, builds, construit, construction
cooking | cuisiner x | cook, cooks, bake, baking, cuisine
swimming | nager x | swim, swims, nage, natation, piscine, pool
running | courir x | run, runs, court, course
jumping | sauter x | jump, jumps, saute, trampoline
climbing | grimper x | climb, climbs, grimpe, escalade
skating | patiner x | skate, ice skating, patin, patinage
skiing | skier x | ski, skis
cycling | pédaler x | cycle, cycles
fishing | pêcher x | peche
digging | creuser x | dig, digs, creuse
hiding | se cacher x | hide, hides, hide and seek, cache-cache, cache cache
whistling | siffler x | whistles, siffle
laughing | rire x | laugh, laughs, funny, rigole, drole
asking questions | poser des questions x | curious, curieux, curieuse, questions, why, pourquoi
telling stories | raconter des histoires x | stories, histoires
gardening | jardiner x | plant, plants
playing football | jouer au foot x | plays football, joue au foot
doing cartwheels | faire la roue x | cartwheel, gymnastics, gymnastique, gym, roue
doing judo | faire du judo x | judo, karate
sleeping late | faire la grasse matinée x | sleepy, sleeps, dormir, dort
helping | aider x | helpful, kind, gentil, gentille, aide
making things up | inventer des choses x | inventor, invents, invention, inventeur, inventrice, imagination
playing chess | jouer aux échecs x |
camping | camper x | camp
exploring | explorer x | explorer, explores, adventure, aventure, exploratrice, explorateur
counting | compter x | count, counts, compte
tidying | ranger x | tidy, range
# look
curly hair* | cheveux bouclés* m | curly, curls, curl, boucle, boucles, bouclee, frise, frises, frisee | hair=curly
long hair* | cheveux longs* m | long | hair=long
short hair* | cheveux courts* m | short, court, courts | hair=short
plaits* | tresses* f | braids, braid, plait, tresse, nattes, natte | hair=braids
ponytail | queue de cheval f | a ponytail, ponytail | hair=ponytail
pigtails* | couettes* f | couette, pigtail, bunches | hair=pigtails
afro | coupe afro f | an afro, afro | hair=afro
locs* | locks* f | dreads, dreadlocks | hair=locs
headscarf | foulard sur les cheveux m | a headscarf, hijab, head scarf | hair=head_scarf
red hair* | cheveux roux* m | redhead, ginger, roux, rousse, rouquin, rouquine | haircolor=ginger
blond hair* | cheveux blonds* m | blond, blonde, blonds | haircolor=blond
brown hair* | cheveux bruns* m | brown-haired, brun, brune, chatain | haircolor=brown
black hair* | cheveux noirs* m | black-haired | haircolor=black
freckles* | taches de rousseur* f | freckle, freckled, tache de rousseur | freckles=yes
glasses* | lunettes* f | spectacles, lunette | glasses=round
hearing aid | appareil auditif m | a hearing aid, hearing aids, appareils auditifs, cochlear, deaf, sourd, sourde | hearing=yes
wheelchair | fauteuil roulant m | a wheelchair, fauteuil | wheelchair=yes
gap in the teeth | dent en moins f | a gap in the teeth, missing tooth, gap, toothless, dent, dents, tooth, teeth |
`
