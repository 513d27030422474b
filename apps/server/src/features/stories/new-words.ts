const sentencesOf = (text: string) =>
  text
    .split(/\n+|(?<=[.!?…][”»"]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** What a parent wrote into a page: sentences that stood there already were judged before. */
export function newWords({ text, before }: { text: string; before: string }): string {
  const known = new Set(sentencesOf(before))
  return sentencesOf(text)
    .filter((sentence) => !known.has(sentence))
    .join('\n')
}
