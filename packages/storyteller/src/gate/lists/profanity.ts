/** Words no child's story takes, matched whole after leet and spacing are undone. A trailing * matches any ending. */
export const PROFANITY = {
  en: `fuck* shit* bitch* bastard* cunt* dick dicks dickhead* cock cocks prick pricks wank* arse arses arsehole* ass asses asshole*
    piss pissed pissing slut* whore* twat* bollock* bugger* damn goddamn crap crappy fag fags faggot* nigger* nigga* retarded retards spastic* tranny
    motherfuck* bullshit douche* jackass* wtf stfu milf dildo* boob boobs tits titties pussy penis* vagina* testicle* anus cum jizz porn*
    hooker* prostitut* pimp pimps rape raped rapes raper rapers raping rapist* molest* pedo* paedo* orgasm* masturbat* horny nude nudes naked sex sexy sexual* fetish*
    kinky blowjob* handjob* erection* condom* viagra`,
  fr: `merde* putain* pute putes salope* salop* connard* connasse* con conne cons connes conneri* encul* niquer niquez nique-ta nique-ton nique-tes nique-sa couille*
    bordel chier chie chieur* chiant* foutre* batard* batarde* enfoire* pede pedes tapette gouine* negre* bougnoul* youpin* bicot*
    pouffiasse* pouf petasse* trouduc* branl* bander sodom* fellation* ejacul* masturb* sexe sexuel* porno* viol violer violeur* violee
    zizi zob nichon* teub gland-ducon abruti* debile* mongol* tarlouze* partouz* catin* ta-gueule fdp ntm tg pd nudes a-poil`,
} as const
