import { INK } from '#ground/ink'

/** Pages are as tall to their width as a tablet held upright. */
export const PAGE = { width: 1200, height: 1600 } as const

export const EPUB_FONTS = [
  { family: 'Andika', file: 'andika-latin-400-normal', weight: 400, style: 'normal' },
  { family: 'Andika', file: 'andika-latin-400-italic', weight: 400, style: 'italic' },
  {
    family: 'Andika',
    file: 'andika-latin-ext-400-normal',
    weight: 400,
    style: 'normal',
    isExtended: true,
  },
  { family: 'Fredoka', file: 'fredoka-latin-600-normal', weight: 600, style: 'normal' },
  {
    family: 'Fredoka',
    file: 'fredoka-latin-ext-600-normal',
    weight: 600,
    style: 'normal',
    isExtended: true,
  },
] as const

const faces = EPUB_FONTS.map((font) => {
  const range = 'isExtended' in font ? ' unicode-range: U+0100-024F, U+1E00-1EFF;' : ''
  return `@font-face { font-family: ${font.family}; font-weight: ${font.weight}; font-style: ${font.style}; src: url(fonts/${font.file}.woff);${range} }`
}).join('\n')

export const bookStyle = () => `${faces}
html, body { margin: 0; padding: 0; width: ${PAGE.width}px; height: ${PAGE.height}px; }
body { position: relative; overflow: hidden; background: ${INK.paper}; color: ${INK.ink}; font-family: Andika, sans-serif; }
h1, h2 { margin: 0; font-family: Fredoka, sans-serif; font-weight: 600; line-height: 1.12; text-align: center; text-wrap: balance; }
p { margin: 0; text-wrap: pretty; }
.joined { white-space: nowrap; }
.whole { position: absolute; left: 0; top: 0; width: ${PAGE.width}px; height: ${PAGE.height}px; }
.picture { position: absolute; left: 0; top: 0; width: 1200px; height: 900px; }
.edge { position: absolute; left: 0; top: 846px; width: 1200px; height: 60px; }
.words { position: absolute; left: 90px; top: 920px; width: 1020px; height: 640px; display: flex; flex-direction: column; justify-content: center; line-height: 1.48; }
.words p + p { margin-top: .42em; }
.few { text-align: center; }
.lit { background: #fde3a6; border-radius: .2em; box-shadow: 0 0 0 .08em #fde3a6; }
.cover-title { position: absolute; left: 70px; top: 90px; width: 1060px; font-size: 108px; }
.cover-for { position: absolute; left: 0; bottom: 56px; width: 1200px; text-align: center; color: ${INK.cream}; font: 600 44px Fredoka, sans-serif; }
.title-page h1 { margin: 190px 90px 0; font-size: 92px; }
.title-page img { display: block; width: 520px; height: 520px; margin: 70px auto 60px; border-radius: 260px; box-shadow: 0 0 0 14px ${INK.paper}, 0 0 0 17px ${INK.lamp}; }
.title-page p { margin: 0 150px; text-align: center; font-size: 40px; line-height: 1.45; font-style: italic; color: ${INK.soft}; }
.title-page .for { margin-top: 50px; font: 600 38px Fredoka, sans-serif; color: ${INK.violet}; }
.cast h1 { margin-top: 96px; font-size: 72px; }
.cast ul { position: absolute; left: 60px; top: 210px; width: 1080px; height: 1330px; margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; align-content: space-evenly; justify-content: center; }
.cast li { text-wrap: balance; width: 360px; text-align: center; font-size: 30px; line-height: 1.35; color: ${INK.soft}; }
.cast li.hero { width: 1080px; }
.cast img { display: block; width: 250px; height: 250px; margin: 0 auto 18px; border-radius: 200px; }
.cast .hero img { width: 400px; height: 400px; }
.cast.many li { width: 262px; font-size: 27px; }
.cast.many li.hero { width: 1080px; }
.cast.many img { width: 200px; height: 200px; }
.cast.many .hero img { width: 340px; height: 340px; }
.cast h2 { font-size: 46px; color: ${INK.ink}; }
.end h1 { position: absolute; left: 0; top: 1010px; width: 1200px; font-size: 100px; color: ${INK.cream}; }
.end .talk { position: absolute; left: 130px; top: 1150px; width: 940px; text-align: center; color: #e5dcec; font-size: 34px; line-height: 1.4; }
.end .talk h2 { margin-bottom: 22px; font-size: 42px; color: #d8cfe6; }
.end .talk p + p { margin-top: 14px; }
.colophon { text-wrap: balance; position: absolute; left: 150px; top: 600px; width: 900px; text-align: center; font-size: 30px; line-height: 1.55; color: ${INK.soft}; }
.colophon p + p { margin-top: 20px; }
.colophon h2 { margin-bottom: 30px; font-size: 44px; color: ${INK.ink}; }
`
