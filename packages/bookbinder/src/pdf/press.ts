import PDFDocument from 'pdfkit'
import { balanceLines, breakLines, type Line, type Run } from '#type/break-lines'
import { filesOfFace, runsByFile, type Face } from '#type/faces'

export type Doc = PDFKit.PDFDocument

/** How a text is set, in points; a page is measured from its trimmed corner. */
export interface Setting {
  face: Face
  size: number
  color: string
  /** Line height as a multiple of the size. */
  leading: number
  align: 'left' | 'center'
  /** Extra blank between paragraphs, as a share of the line height. */
  paragraphGap?: number
}

export interface Block {
  lines: Line[]
  height: number
}

/** Collects the pages of one document. */
export function openPress({
  title,
  language,
  madeAt,
}: {
  title: string
  language: string
  madeAt: Date
}) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    margin: 0,
    info: { Title: title, Author: 'Luciole', Creator: 'Luciole', CreationDate: madeAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)

  for (const face of ['story', 'storyItalic', 'title', 'heading', 'plain'] as const) {
    for (const { name, path } of filesOfFace(face)) doc.registerFont(name, path)
  }

  function measure({ size }: { size: number }) {
    return ({ text, face }: Run) =>
      runsByFile({ text, face }).reduce(
        (sum, run) => sum + doc.font(run.file.name).fontSize(size).widthOfString(run.text),
        0,
      )
  }

  function lay({
    text,
    setting,
    width,
    emphasis = [],
    isBalanced = false,
  }: {
    text: string
    setting: Setting
    width: number
    emphasis?: readonly { start: number; end: number }[]
    isBalanced?: boolean
  }): Block {
    const given = {
      text,
      face: setting.face,
      emphasisFace: setting.face === 'story' ? ('storyItalic' as const) : setting.face,
      emphasis,
      width,
      measure: measure(setting),
      shortestEnd: setting.align === 'center' ? 0.6 : 0.22,
    }
    const lines = isBalanced ? balanceLines(given) : breakLines(given)
    const pitch = setting.size * setting.leading
    const gaps = lines.filter(({ opensParagraph }) => opensParagraph).length - 1
    return { lines, height: lines.length * pitch + gaps * pitch * (setting.paragraphGap ?? 0) }
  }

  /** Sets a block with its top at `y`; an opening quote hangs in the margin. */
  function set({
    block,
    setting,
    x,
    y,
    width,
  }: {
    block: Block
    setting: Setting
    x: number
    y: number
    width: number
  }) {
    const pitch = setting.size * setting.leading
    const measured = measure(setting)
    let baseline = y + pitch / 2 + setting.size * 0.36
    block.lines.forEach((line, index) => {
      if (line.opensParagraph && index > 0) baseline += pitch * (setting.paragraphGap ?? 0)
      const first = line.runs[0]
      const hangs = setting.align === 'left' && first?.text.startsWith('“')
      let at = setting.align === 'center' ? x + (width - line.width) / 2 : x
      if (hangs) at -= measured({ text: '“', face: first?.face ?? setting.face })
      for (const run of line.runs) {
        for (const part of runsByFile(run)) {
          doc.font(part.file.name).fontSize(setting.size).fillColor(setting.color)
          doc.text(part.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
          at += doc.widthOfString(part.text)
        }
      }
      baseline += pitch
    })
  }

  return {
    doc,
    lay,
    set,
    /** Said to those who listen: a heading, a paragraph, a picture with its words. */
    tagged({
      kind,
      alt,
      draw,
    }: {
      kind: 'H1' | 'H2' | 'P' | 'Figure'
      alt?: string
      draw: () => void
    }) {
      root.add(doc.struct(kind, alt === undefined ? {} : { alt }, draw))
    },
    /** Ornament: nobody reads it aloud. */
    ornament(draw: () => void) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    async finish(): Promise<Uint8Array> {
      root.end()
      doc.end()
      return finished
    },
  }
}
export type Press = ReturnType<typeof openPress>
