import type { Doc } from './press'

/** Our mark, drawn; `x` and `y` are the middle of its light, `size` its height in points. */
export function drawFirefly({ doc, x, y, size }: { doc: Doc; x: number; y: number; size: number }) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 58)
    .translate(-26, -42)
  const glow = doc.radialGradient(26, 42, 0, 26, 42, 22)
  glow.stop(0, '#ffdf8f', 0.85).stop(0.45, '#f9b13e', 0.32).stop(1, '#f9b13e', 0)
  doc.circle(26, 42, 22).fill(glow)
  const wing = doc.linearGradient(10, 4, 50, 27)
  wing.stop(0, '#f3edff').stop(1, '#b9a2ee')
  doc
    .path('M36 27C22 26 10 18 10.5 9.5 11 4.5 18 3.5 24 8.5 30 13.5 35 20.5 36 27Z')
    .fill(wing)
    .path('M38 27C36 16 39 5.5 45.5 4.5 50.5 4 52 10 49.5 16 47 21.5 42.5 25.5 38 27Z')
    .fill(wing)
  const belly = doc.radialGradient(26, 42, 1, 27, 40, 22)
  belly.stop(0, '#fff6d6').stop(0.4, '#ffd673').stop(1, '#f29a2b')
  doc
    .path(
      'M38.5 24.5C45 29 42.5 39.5 35.5 47 29 54 19.5 56.5 15.5 52.5 11.5 48.5 14 39 21 32 27 26 34 21.5 38.5 24.5Z',
    )
    .fill(belly)
  doc
    .path(
      'M38.5 24.5C42.5 27.3 43 32 41 37 36.5 36.5 30.5 31.5 29 26.3 32.5 23.8 36 22.8 38.5 24.5Z',
    )
    .fill('#4a3a8a')
  doc.circle(44.5, 21.5, 7.3).fill('#5d4aa8')
  doc.circle(46.7, 20.3, 1.9).fill('#fff6d6')
  doc.lineWidth(2).lineCap('round').strokeColor('#5d4aa8')
  doc.path('M48 15.5C49.5 12 52 10.5 54.5 10.8M50.5 18C53.5 15.8 56.5 15.5 58.5 17.2').stroke()
  doc.restore()
}

/** Where it came from: a trail of dots that fades. */
export function drawTrail({ doc, path, color }: { doc: Doc; path: string; color: string }) {
  doc.save().lineWidth(1.6).lineCap('round').dash(0.1, { space: 6.5 })
  doc.strokeColor(color, 0.75).path(path).stroke()
  doc.undash().restore()
}
