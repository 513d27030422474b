/** Who a page of ours knows only when our own telling knows them: people, by what they are. */
export const PEOPLE = {
  en: 'woman man lady gentleman policeman policewoman postman fireman firefighter teacher doctor nurse farmer sailor captain pirate king queen prince princess wizard witch giant ghost uncle aunt cousin neighbour neighbor shopkeeper gardener grandmother grandfather stranger knight clown dentist',
  fr: 'femme homme dame monsieur policier policière facteur factrice pompier maîtresse docteur médecin infirmière infirmier fermier fermière marin capitaine pirate roi reine prince princesse sorcier sorcière géant géante fantôme oncle tante cousin cousine voisin voisine marchand marchande jardinier jardinière inconnu inconnue chevalier clown dentiste',
} as const

/** What any grown-up who is there may be called. */
export const ANYBODY = {
  en: 'woman man lady gentleman grandmother grandfather',
  fr: 'femme homme dame monsieur',
} as const

/** Creatures that are a place’s own, as trees are: nobody is introduced by a bird that sings. */
export const SCENERY = 'bird fish bee snail oiseau oiselle poisson abeille bourdon escargot'

/** First names that are no other word, by how often children and those in books bear them. */
export const FIRST_NAMES = `adam adele adrian adrien agathe alan albert alex alexandre alexis alfie alice alicia amanda amelia amelie
  andrea andrew angela angus anna anne annie antoine archie arthur astrid aurore axel barnaby barney barnabe baptiste beatrice ben benjamin
  benoit bernard bertie betty bruno camille caroline catherine cecile celine charlie charles charlotte chloe christophe claire clara
  claude clement clementine colette constance damien daniel daniela david denis diego dorothy edgar edith edmond edouard edward eleanor elena
  eleonore elise eliott elliot elisa elizabeth ella eloise elsie emil emile emilie emily emma enzo eric ernest esme estelle ethan etienne
  eugene eva evelyn evie fabien fanny fatima felicie felicity felix fernand finn fiona florence francois francoise fred freddie frederic
  gabriel gabrielle gaspard gaston george georges georgia gerard gilbert giles gisele gustave hannah harriet harry hector helen helene henri
  henry hugo hugh ian ibrahim ines irene isaac isabel isabelle isaure isla ivan jacob jacqueline jacques james jamie jasmine jean jeanne
  jennifer jeremy jerome jessica jim joe johanna john jonas joseph josephine josh joshua jules julia julian julie juliette karim kate
  katie kevin lara laura laurent lea leah leila leo leon leonard leonie lewis liam lila lily lisa lola lou louane louis louisa louise luc
  lucas lucie lucy ludovic luke mabel madeleine maelys mae maisie malik manon marcel margaret margaux margot maria marie marina mario marion
  marius marlene martha martin martine mary mathilde matilda matthew matthieu maurice max maxime mehdi melanie mia michel michael michelle
  mila millie mohamed molly morgan muriel nadia nathalie nathan nell nicholas nicolas nina noah noe noemie nora norbert octave olga oliver
  olivia olivier oscar otis otto pablo pascal patricia patrick paul paula pauline percy peter philippe phoebe pierrot pippa quentin rachel
  ralph raphael raymond rebecca remi rene richard robert roger roland romain romane rosalie rosie rufus salome sam samir samuel sandra
  sara sarah sebastian sebastien serge simon simone sofia sonia sophia sophie stanley stella stephane stephen steve steven susan suzanne sylvain
  sylvie tess theo theodore thomas tim timothee timothy titouan tobias toby tom tommy tony ulysse ursula valentin valerie vanessa vera veronique victor
  victoria vincent virginie walter wendy wilfred william winnie xavier yanis yasmine yves yvette yvonne zac zack zoe`

/** What has a capital in the middle of a sentence and is nobody new. */
export const CAPITALS = `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december christmas easter halloween mr mrs miss ms sir madam captain professor doctor dr king queen prince
  princess lord lady majesty highness your his her english french earth moon sun mars venus saturn jupiter milky way north south east west
  mum mummy mom mommy dad daddy mama papa grandma grandpa granny nana grandad ok
  noel paques terre lune soleil majeste altesse maman papi papy mamie monsieur madame mademoiselle grande ourse voie lactee nord sud est
  ouest lundi mardi mercredi jeudi vendredi samedi dimanche`
