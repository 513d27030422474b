import type { PageSound } from '#book'
import { TEXT_ID, wordId } from './mark-words'

const clock = (ms: number) => `${(ms / 1000).toFixed(3)}s`

/** The page read aloud: each word is lit until the next one is said, so that no sound is skipped. */
export function overlayOf({
  page,
  audio,
  sound: { durationMs, marks },
}: {
  page: string
  audio: string
  sound: PageSound
}): string {
  const clips =
    marks.length > 0
      ? marks.map(({ t0 }, index) => ({
          id: wordId(index),
          from: index === 0 ? 0 : t0,
          to: marks[index + 1]?.t0 ?? durationMs,
        }))
      : [{ id: TEXT_ID, from: 0, to: durationMs }]
  const pars = clips
    .filter(({ from, to }) => to > from)
    .map(
      ({ id, from, to }) =>
        `<par id="${id}-said"><text src="${page}#${id}"/><audio src="${audio}" clipBegin="${clock(from)}" clipEnd="${clock(to)}"/></par>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body><seq id="said" epub:textref="${page}#${TEXT_ID}">
${pars.join('\n')}
</seq></body>
</smil>
`
}
