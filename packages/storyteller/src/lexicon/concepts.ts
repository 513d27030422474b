/**
 * What a parent may type and a story can use. A row: English (and plural after a slash when it is
 * not in s) | French (plural after a slash when it is not in s), gender | other words for it, in
 * both languages | what a picture shows (`thing=`, `species=`, `outfit=`, `hair=` …). A star after a noun: one of it is already many (*boots*), or
 * takes no article (*curly hair*).
 */
export const CONCEPTS = `
# collection
stone | caillou/cailloux m | pebble, rock, galet, pierre, roche | thing=stone
shell | coquillage m | seashell, coquille | thing=shell
feather | plume f | | thing=feather
leaf/leaves | feuille f | feuillage | thing=leaf
acorn | gland m | | thing=acorn
pine cone | pomme de pin/pommes de pin f | pinecone, cone, pigne | thing=acorn
conker | marron m | chestnut, chataigne | thing=acorn
button | bouton m | | thing=button
marble | bille f | | thing=marble
stamp | timbre m | | thing=letter
coin | pièce f | penny, pennies, piece de monnaie | thing=medal
sticker | gommette f | autocollant | thing=star
trading card | carte à collectionner/cartes à collectionner f | card, cards, jeu de cartes, jouer aux cartes, joue aux cartes, collection de cartes, collectionne les cartes, collectionne des cartes | thing=letter
postcard | carte postale/cartes postales f | | thing=letter
bead | perle f | pearl | thing=pearl
ribbon | ruban m | | thing=ribbon
key | clé f | clef | thing=key
badge | badge m | pin, medal, medaille | thing=medal
crystal | cristal/cristaux m | gem, gemstone, pierre precieuse, mineral | thing=gem
diamond | diamant m | jewel, bijou, bijoux | thing=gem
fossil | fossile m | ammonite | thing=shell
bottle top | capsule f | bottle cap | thing=button
toy car | petite voiture/petites voitures f | car, hot wheels, voiture, matchbox, auto | thing=toy_car
toy train | petit train/petits trains m | train, locomotive | thing=toy_train
toy boat | petit bateau/petits bateaux m | boat, bateau, ship, navire | thing=toy_boat
toy soldier | petit soldat/petits soldats m | figurine, figure, soldier |
toy dinosaur | petit dinosaure/petits dinosaures m | plastic dinosaur, dinosaure en plastique |
toy animal | petit animal/petits animaux m | plastic animal, schleich |
toy horse | petit cheval/petits chevaux m | |
pencil | crayon m | crayon, crayons, colouring pencil, crayon de couleur | thing=pencil
felt pen | feutre m | marker, felt tip | thing=pencil
rubber band | élastique m | elastic |
rubber | gomme f | eraser |
paper plane | avion en papier/avions en papier m | paper airplane, origami | thing=paper
comic | bande dessinée/bandes dessinées f | bd, comics, manga | thing=book
map | carte au trésor/cartes au trésor f | atlas, plan, carte, cartes, treasure map | thing=map
bell | clochette f | cloche, grelot | thing=bell
spoon | cuillère f | cuiller | thing=spoon
teapot | théière f | | thing=teapot
snow globe | boule à neige/boules à neige f | | thing=pearl
seed | graine f | | thing=seed
flower | fleur f | daisy, daisies, rose, paquerette, tulip, tulipe | thing=flower
four-leaf clover | trèfle m | clover | thing=leaf
starfish/starfish | étoile de mer/étoiles de mer f | | thing=starfish
ticket | ticket m | billet | thing=letter
lid | couvercle m | | thing=jar
box/boxes | boîte f | tin | thing=box
stick | bâton m | twig, branch, brindille, branche | thing=wand
ball | balle f | bouncy ball, ballon | thing=ball
balloon | ballon de baudruche/ballons de baudruche m | | thing=balloon
brick | brique f | lego, legos, block, cube, duplo |
puzzle | puzzle m | jigsaw |
riddle | devinette f | enigme, joke, blague |
# garment
raincoat | ciré m | rain coat, impermeable, mac, waterproof, k-way | outfit=raincoat
coat | manteau/manteaux m | jacket, veste, blouson, anorak, doudoune, parka | outfit=coat
hat | chapeau/chapeaux m | cap, casquette | thing=hat
woolly hat | bonnet m | beanie, tuque | thing=hat
scarf/scarves | écharpe f | foulard | thing=scarf
mitten | moufle f | glove, gant, mittens | thing=mitten
cape | cape f | cloak, superhero cape |
crown | couronne f | tiara, diademe, diadem | thing=crown
helmet | casque m | | thing=helmet
dress/dresses | robe f | gown, princess dress, robe de princesse | outfit=dress
tutu | tutu m | ballet dress | outfit=dress
skirt | jupe f | | outfit=dress
jumper | pull m | sweater, pullover, chandail | outfit=jumper
hoodie | sweat à capuche/sweats à capuche m | hoody, sweatshirt, capuche | outfit=hoodie
T-shirt | tee-shirt m | tshirt, tee, maillot | outfit=tee
shirt | chemise f | blouse | outfit=shirt
cardigan | gilet m | | outfit=cardigan
dungarees* | salopette f | overalls, pair of dungarees | outfit=dungarees
tracksuit | survêtement m | jogging | outfit=tracksuit
pyjamas* | pyjama m | pair of pyjamas, pajamas, pj | outfit=pyjamas
boots* | bottes* f | boot, pair of boots, paire de bottes, wellies, wellington, botte, bottes | thing=boots
trainers* | baskets* f | sneakers, shoes, basket, pair of trainers, paire de baskets, chaussure, chaussures |
slippers* | pantoufles* f | slipper, pantoufle, pair of slippers, paire de pantoufles, chausson, chaussons |
sock | chaussette f | socks |
belt | ceinture f | |
backpack | sac à dos/sacs à dos m | rucksack, school bag, cartable | thing=backpack
sunglasses* | lunettes de soleil* f | pair of sunglasses, paire de lunettes de soleil |
bow tie | nœud papillon/nœuds papillon m | papillon noeud |
apron | tablier m | |
umbrella | parapluie m | parasol | thing=umbrella
bracelet | bracelet m | | thing=ribbon
necklace | collier m | | thing=pearl
collar | collier de chien/colliers de chien m | dog collar, collier de chat |
ring | bague f | |
watch/watches | montre f | wristwatch | thing=clock
pirate hat | chapeau de pirate/chapeaux de pirate m | tricorne | thing=hat
wizard hat | chapeau pointu/chapeaux pointus m | witch hat, chapeau de sorciere, chapeau de magicien | thing=hat
eye patch/eye patches | bandeau de pirate/bandeaux de pirate m | eyepatch |
headband | serre-tête/serre-têtes m | bandeau |
# object
torch/torches | lampe de poche/lampes de poche f | flashlight, lampe torche | thing=flashlight
lantern | lanterne f | | thing=lantern
magnifying glass/magnifying glasses | loupe f | magnifier | thing=magnifier
telescope | télescope m | lunette astronomique, longue-vue | thing=telescope
binoculars* | jumelles* f | pair of binoculars, paire de jumelles | thing=telescope
compass/compasses | boussole f | | thing=compass
notebook | carnet m | diary, journal, cahier | thing=book
book | livre m | books, story book, livres | thing=book
paintbrush/paintbrushes | pinceau/pinceaux m | brush, paint | thing=paintbrush
sketchbook | carnet à dessin/carnets à dessin m | | thing=book
camera | appareil photo/appareils photo m | | thing=camera
kite | cerf-volant/cerfs-volants m | | thing=kite
scooter | trottinette f | | thing=scooter
bicycle | vélo m | bike, bicyclette, tricycle | thing=bicycle
skateboard | planche à roulettes/planches à roulettes f | skate, skateboard |
drum | tambour m | drums, batterie, drumkit | thing=drum
guitar | guitare f | ukulele | thing=guitar
flute | flûte f | recorder | thing=flute
violin | violon m | fiddle |
piano | piano m | keyboard, synthe |
trumpet | trompette f | | thing=trumpet
whistle | sifflet m | | thing=whistle
harmonica | harmonica m | |
music box/music boxes | boîte à musique/boîtes à musique f | | thing=music_box
blanket | couverture f | blankie, plaid, couverture | thing=blanket
pillow | oreiller m | | thing=pillow
cushion | coussin m | | thing=cushion
teddy bear | ours en peluche/ours en peluche m | teddy, nounours, ourson |
soft toy | peluche f | plush, cuddly toy, stuffed animal, toutou |
comforter | doudou m | lovey, doudou |
doll | poupée f | dolly, poupee |
puppet | marionnette f | |
spinning top | toupie f | |
yo-yo | yo-yo/yo-yos m | yoyo |
skipping rope | corde à sauter/cordes à sauter f | jump rope | thing=rope
rope | corde f | ficelle, string | thing=rope
bucket | seau/seaux m | pail | thing=bucket
spade | pelle f | shovel | thing=spade
watering can | arrosoir m | | thing=watering_can
hammer | marteau/marteaux m | tool, outil, outils, tools | thing=hammer
wand | baguette magique/baguettes magiques f | magic wand | thing=wand
sword | épée en bois/épées en bois f | epee, sabre, wooden sword |
shield | bouclier m | | thing=shield
treasure chest | coffre à trésor/coffres à trésor m | treasure, tresor | thing=treasure_chest
clock | réveil m | alarm clock, horloge | thing=clock
mirror | miroir m | | thing=mirror
suitcase | valise f | | thing=suitcase
wheelbarrow | brouette f | | thing=wheelbarrow
tent | tente f | cabane, den, fort | thing=tent
radio | radio f | | thing=radio
football | ballon de foot/ballons de foot m | soccer ball, soccer, foot | thing=ball
rugby ball | ballon de rugby/ballons de rugby m | rugby | thing=ball
basketball | ballon de basket/ballons de basket m | | thing=ball
tennis racket | raquette de tennis/raquettes de tennis f | tennis, racket, raquette |
swimming cap | bonnet de bain/bonnets de bain m | swim cap |
ballet shoe | chausson de danse/chaussons de danse m | ballet shoes, ballerina, ballerine |
chess piece | pièce d'échecs/pièces d'échecs f | chess, echecs, jeu d'echecs |
toy robot | petit robot/petits robots m | |
toy rocket | petite fusée/petites fusées f | rocket, fusee | thing=rocket
toy plane | petit avion/petits avions m | plane, airplane, aeroplane, avion |
toy tractor | petit tracteur/petits tracteurs m | tractor, tracteur |
toy digger | petite pelleteuse/petites pelleteuses f | digger, excavator, pelleteuse, bulldozer |
toy fire engine | petit camion de pompiers/petits camions de pompiers m | fire engine, fire truck, firetruck, camion de pompier, camion de pompiers, pompier, pompiers, firefighter |
toy lorry/toy lorries | petit camion/petits camions m | truck, lorry, camion |
toy bus/toy buses | petit bus/petits bus m | bus, autobus |
dummy/dummies | tétine f | pacifier, sucette, tototte |
toothbrush/toothbrushes | brosse à dents/brosses à dents f | |
jar | bocal/bocaux m | | thing=jar
nest | nid m | | thing=nest
`
