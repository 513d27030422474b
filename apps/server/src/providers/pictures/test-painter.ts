import sharp from 'sharp'
import { answerJson, type Answer } from '#providers/live/test-service'

const SIDE = 1024
const STRIPE = 64

/** As a good painter would: what it was shown, or the colours it was told of. */
async function paint({ prompt, shown }: { prompt: string; shown: Buffer | null }): Promise<Buffer> {
  if (shown) return await sharp(shown).resize(SIDE, SIDE).png().toBuffer()
  const told = prompt.match(/#[0-9a-f]{6}/gi) ?? ['#777777']
  const stripes = told.map((color, at) => {
    const place = `y="${at * STRIPE}" width="${STRIPE}" height="${STRIPE}"`
    return `<rect ${place} fill="${color}"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STRIPE} ${told.length * STRIPE}">${stripes.join('')}</svg>`
  return await sharp(Buffer.from(drawing)).resize(SIDE, SIDE, { fit: 'fill' }).png().toBuffer()
}

const answerMade = (picture: Buffer): Answer =>
  answerJson({ created: 1, data: [{ b64_json: picture.toString('base64') }] })

/** The images API’s edits: a form with pictures in it. */
export const paintEdit: Answer = async (response, heard) => {
  const headers = { 'content-type': heard.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(heard.bytes), { headers }).formData()
  const given = form.get('image[]')
  const shown = given instanceof Blob ? Buffer.from(await given.arrayBuffer()) : null
  const made = await paint({ prompt: String(form.get('prompt')), shown })
  await answerMade(made)(response, heard)
}

/** The images API’s generations: words alone. */
export const paintFromWords: Answer = async (response, heard) => {
  const { prompt } = JSON.parse(heard.body) as { prompt: string }
  await answerMade(await paint({ prompt, shown: null }))(response, heard)
}

/** A queue: a ticket at first, “processing” at the first look, then a file with an address. */
export function createQueuePainter(): Answer {
  const looks = new Map<string, number>()
  const files = new Map<string, Promise<Buffer>>()
  return async (response, heard) => {
    const id = heard.path.split('/').at(-1) ?? ''
    if (heard.method === 'POST') {
      const { input } = JSON.parse(heard.body) as {
        input: { prompt: string; image_input?: string[] }
      }
      const [, base64] = input.image_input?.[0]?.split(',') ?? []
      const shown = base64 ? Buffer.from(base64, 'base64') : null
      const ticket = `p${files.size + 1}`
      files.set(ticket, paint({ prompt: input.prompt, shown }))
      return answerJson({ id: ticket, status: 'starting' }, 201)(response, heard)
    }
    if (heard.path.includes('/files/')) {
      const picture = await files.get(id)
      return void response
        .writeHead(picture ? 200 : 404, { 'content-type': 'image/png' })
        .end(picture)
    }
    const look = (looks.get(id) ?? 0) + 1
    looks.set(id, look)
    if (look === 1) return answerJson({ id, status: 'processing', output: null })(response, heard)
    const output = [`http://${heard.headers.host}/files/${id}`]
    return answerJson({ id, status: 'succeeded', output })(response, heard)
  }
}
