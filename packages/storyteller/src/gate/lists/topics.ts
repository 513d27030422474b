/** What a story for a child does not touch. A trailing * matches any ending. */
export const TOPICS = {
  en: `kill* murder* stab* suicid* dead death die dies dying corpse* blood* bloody gore gory gun guns gunshot* rifle* pistol* shoot* shot bomb*
    grenade* terroris* war warfare nazi* hitler stalin genocid* holocaust* behead* torture* hanged noose knife knives weapon* behead*
    drug drugs cocaine heroin meth cannabis marijuana joint lsd ecstasy beer vodka whisky whiskey wine drunk alcohol* cigarette* smoking
    vape vaping casino gambling bet betting cancer coffin* cemetery kidnap* abduct* slave* slavery hate-crime racist* racism kkk isis
    abuse* abusive self-harm anorex* bulimi* overdose* execution* massacre* cannibal* satan* demon* exorcis* devil zombie*`,
  fr: `tuer tue tues tuent meurtr* assassin* poignard* suicid* mort morte morts mourir meurt cadavre* sanglant* fusil* pistolet* tirer-sur
    bombe* grenade-explosive terroris* guerre guerres nazi* genocid* tortur* pendu pendaison couteau couteaux arme armes arme-a-feu drogue* cocaine
    heroine-drogue cannabis shit-drogue biere* vodka whisky vin alcool* ivre bourre cigarette* fumer vapoter casino cancer cercueil* cimetiere*
    kidnapp* enlevement esclav* racist* racism* maltrait* automutil* anorex* boulimi* overdose* massacre* cannibal* satan* demon* diable* zombie*`,
} as const

/** Things the lists would refuse and children's books are full of. */
export const ALLOWED_PHRASES = [
  'cochon d inde',
  'cock-a-doodle',
  'cock a doodle',
  'star shot',
  'screenshot',
  'shot put',
  'snow war',
  'bath bomb',
  'red blooded',
  'arc en ciel',
] as const
