/** What frightens or saddens below an age, beyond what no child's story takes. A trailing * matches any ending. */
export const AGE_WORDS = {
  /** Not below five. */
  young: {
    en: `ghost* witch* ogre* skeleton* skull* scream* terror* terrif* horrif* nightmare* lightning-struck poison* venom*
      hunter* trap trapped growl* snarl* fang fangs claw claws abandon* orphan* drown* prison* jail* burn burned burning crash*
      deadly cruel* evil wicked punish* hate hated hates bleed* wound* hurt-badly alone-forever lost-forever`,
    fr: `fantome* sorcier* sorciere* ogre* squelette* hurl* terreur* terrifi* horrifi* cauchemar* poison* venim*
      chasseur* piege* grogn* crocs griffe* abandonn* orphelin* noyer noie noye* prison* bruler brule* mortel*
      cruel* mechant* puni punir punition* haine hait detest* saign* blessure* seul-pour-toujours perdu-pour-toujours`,
  },
  /** Not below nine. */
  middle: {
    en: `skull* skeleton* horrif* terrifying poison* venom* fang fangs orphan* drown* strangl* cruel* evil deadly torment* butcher*
      scream-of-pain agony anguish* despair* hopeless* worthless punish*`,
    fr: `crane-humain squelette* horrifi* terrifiant* poison* venim* crocs orphelin* noyer noye* etrangl* cruel* mortel* tourment*
      boucher-humain agonie angoiss* desespoir desesper* bon-a-rien bonne-a-rien punition*`,
  },
  /** Where no book ends, and what no child is told of themselves. */
  never: {
    en: `ashamed-of-you shame-on-you stupid-child bad-child ugly-child your-fault nobody-loves-you nobody-loved worthless`,
    fr: `honte-a-toi honte-de-toi enfant-stupide vilain-enfant vilaine-enfant ta-faute personne-ne-t aime-personne`,
  },
  sadEnd: {
    en: `sobbed sobbing wept crying cried lonely heartbroken hopeless never-again goodbye-forever lost-forever all-alone`,
    fr: `sanglot* pleura pleurait pleure pleurer triste tristement desespoir plus-jamais adieu-pour-toujours perdu-pour-toujours toute-seule tout-seul`,
  },
} as const
