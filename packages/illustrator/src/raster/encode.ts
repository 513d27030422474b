import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Pixels } from './pixels'

export const PICTURE_WIDTHS = [1536, 768, 384] as const
export const PICTURE_MAX_BYTES = 170 * 1024
const PLACEHOLDER_WIDTH = 24

/** One picture as it is stored: each file for its width, and a blurred stand-in for while it loads. */
export interface EncodedPicture {
  width: number
  height: number
  files: { width: number; height: number; webp: Uint8Array }[]
  placeholder: string
}

const MARK = 'made by Luciole software'
/** Says inside the file that software drew it, as the IPTC vocabulary words it. */
const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmp:CreatorTool="${MARK}" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

const marked = (image: Sharp) => image.withExif({ IFD0: { Software: MARK } }).withXmp(XMP)

/** Half the work of sharp's own 4, for files a twentieth larger that no eye tells apart. */
const EFFORT = 2

/** Each time anew: a clone copies every pixel. */
type Source = () => Sharp

async function encodeWithin(
  image: Source,
  { quality, maxBytes }: { quality: number; maxBytes: number },
) {
  const buffer = await marked(image()).webp({ quality, effort: EFFORT }).toBuffer()
  if (buffer.length <= maxBytes || quality <= 46) return buffer
  return encodeWithin(image, { quality: quality - 8, maxBytes })
}

const imageOf = ({ data, width, height }: Pixels) =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })

/** What has no see-through places is resized without them: half the work. */
async function opaqueImageOf(pixels: Pixels): Promise<Source> {
  const { width, height } = pixels
  const colors = await imageOf(pixels).removeAlpha().raw().toBuffer()
  return () => sharp(colors, { raw: { width, height, channels: 3 } })
}

export async function encodePicture(
  pixels: Pixels,
  options: { transparent?: boolean; widths?: readonly number[]; maxBytes?: number } = {},
): Promise<EncodedPicture> {
  const { transparent = false, widths = PICTURE_WIDTHS, maxBytes = PICTURE_MAX_BYTES } = options
  const source: Source = transparent ? () => imageOf(pixels) : await opaqueImageOf(pixels)
  const files = await Promise.all(
    widths
      .filter((width) => width <= pixels.width)
      .map(async (width) => {
        const share = (width / pixels.width) ** 2
        const sized: Source = width === pixels.width ? source : () => source().resize(width)
        const webp = await encodeWithin(sized, {
          quality: 80,
          maxBytes: width === pixels.width ? maxBytes : Math.max(30_000, maxBytes * share * 1.7),
        })
        return { width, height: Math.round((pixels.height * width) / pixels.width), webp }
      }),
  )
  const tiny = await source().resize(PLACEHOLDER_WIDTH).blur(0.7).webp({ quality: 40 }).toBuffer()
  return {
    width: pixels.width,
    height: pixels.height,
    files,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

/** Full quality for a printer's PDF. */
export const encodeForPrint = async (pixels: Pixels): Promise<Uint8Array> =>
  marked(imageOf(pixels).removeAlpha())
    .withMetadata({ density: 300 })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
