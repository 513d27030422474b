import type { Language } from '@luciole/contract/language'

const ENGLISH =
  'tch:CH sch:S+K igh:AY ough:AO tion:SH+AH+N ch:CH sh:SH th:TH ph:F ng:NG ck:K qu:K+W wh:W kn:N wr:R ee:IY ea:IY oo:UW ou:AW ow:OW oa:OW ai:EY ay:EY oy:OY oi:OY au:AO aw:AO er:ER ir:ER ur:ER ar:AA+R or:AO+R ie:IY ey:IY a:AE b:B c:K d:D e:EH f:F g:G h:HH i:IH j:JH k:K l:L m:M n:N o:AA p:P q:K r:R s:S t:T u:AH v:V w:W x:K+S y:IY z:Z'
const FRENCH =
  'eau:au ouille:ou+yy eille:ai+yy aille:aa+yy ille:ii+yy oin:ww+in ain:in ein:in ien:yy+in tion:ss+yy+on ch:ch ph:ff gn:gn qu:kk gu:gg ou:ou oi:ww+aa au:au ai:ai ei:ai eu:eu œu:oe an:an am:an en:an em:an in:in im:in on:on om:on un:un é:ei è:ai ê:ai ë:ai à:aa â:aa î:ii ï:ii ô:au û:uu ù:uu ç:ss œ:oe a:aa b:bb c:kk d:dd e:ee f:ff g:gg h: i:ii j:jj k:kk l:ll m:mm n:nn o:oo p:pp q:kk r:rr s:ss t:tt u:uu v:vv w:ww x:kk+ss y:ii z:zz'

const readRules = (rules: string) =>
  rules.split(' ').map((rule) => {
    const [letters = '', phones = ''] = rule.split(':')
    return { letters, phones: phones ? phones.split('+') : [] }
  })

const RULES: Record<Language, ReturnType<typeof readRules>> = {
  en: readRules(ENGLISH),
  fr: readRules(FRENCH),
}

/** A rough reading of a word no dictionary has: alignment needs its length more than its sound. */
export function guessPhones({ word, language }: { word: string; language: Language }): string[] {
  const phones: string[] = []
  let rest = word.toLowerCase().replace(language === 'en' ? /[^a-z]/g : /[^a-zà-ÿœ]/g, '')
  if (/.{2}e$/.test(rest)) rest = rest.slice(0, -1)
  if (language === 'fr') rest = rest.replace(/(?<=.{2})[stdxz]$/, '')
  while (rest) {
    const rule = RULES[language].find(({ letters }) => rest.startsWith(letters))
    phones.push(...(rule?.phones ?? []))
    rest = rest.slice(rule?.letters.length ?? 1)
  }
  return phones.length ? phones : [language === 'en' ? 'AH' : 'ee']
}
