/** What French speakers choose most, lower case, beside the international list. */
export const FRENCH_PASSWORD_WORDS: readonly string[] = `
motdepasse mot2passe motdepass monmotdepasse azerty azertyuiop azertyui azerty123 azerty1234 azertyuiop123
bonjour bonsoir coucou salut soleil chocolat doudou loulou nounours chouchou cheval chevaux dauphin papillon
jetaime jetaimes jetaimebebe moncoeur amour amoureux amoureuse toujours princesse prince fripouille filou
bebe monbebe mesenfants mafille monfils maman papa mamie papy mamanpapa famille lafamille marmotte
marseille olympique parispsg paris lyon bordeaux toulouse nantes nice rennes strasbourg lille montpellier
bretagne normandie provence corse alsace savoie france francais francaise vivelafrance allezlesbleus
football rugby handball cyclisme equitation danseuse musique guitare piano violon
nicolas julien alexandre thomas guillaume maxime anthony sebastien romain kevin florian quentin antoine
vincent mathieu matthieu benjamin clement valentin pierre olivier laurent stephane christophe philippe
camille marine pauline laura manon chloe lea emma ines jade louise alice lucie julie marie celine
sandrine nathalie isabelle valerie veronique stephanie aurelie emilie caroline virginie charlotte
gabriel raphael arthur louis jules adam lucas hugo nathan enzo leo mael noah tom ethan theo sacha
caramel caramelle noisette vanille pistache framboise fraise cerise citron orange banane ananas
minou minette chaton chatte chien toutou lapin lapinou poussin poulette canard tortue renard
etoile etoiles arcenciel lumiere bougie bisous bisou calin calinou tendresse bonheur joyeux
janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
lundi mardi mercredi jeudi vendredi samedi dimanche printemps automne hiver
ordinateur telephone internet secret secrete bienvenue administrateur utilisateur passeport
histoire histoires conte contes ecole maitresse vacances plage montagne
`
  .trim()
  .split(/\s+/)
