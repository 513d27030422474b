import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { isOwner, keyOf, typeOfKey } from './media-key'
import type { MediaStore } from './media-store'
import type { UrlSigner } from './signed-url'

export type S3Options = {
  bucket: string
  region: string
  endpoint: string | null
  accessKey: string | null
  secretKey: string | null
  pathStyle: boolean
}

const ABSENT = new Set(['NoSuchKey', 'NotFound', 'InvalidRange'])
const orNull = (error: unknown) => {
  if (ABSENT.has((error as Error).name)) return null
  throw error
}

function openClient({ region, endpoint, accessKey, secretKey, pathStyle }: S3Options): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    // Checksums in trailers are Amazon's own; other services refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint }),
    ...(accessKey === null || secretKey === null
      ? {}
      : { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
  })
}

/** The bucket stays closed to the world: what is read passes through our own signed addresses. */
export function createS3Store({
  options,
  signer,
}: {
  options: S3Options
  signer: UrlSigner
}): MediaStore {
  const client = openClient(options)
  const placeOf = (key: string) => ({ Bucket: options.bucket, Key: key })
  const read = async ({ key, range }: { key: string; range?: string }) => {
    if (typeOfKey(key) === null) return null
    const ranged = range === undefined ? {} : { Range: range }
    const found = await client
      .send(new GetObjectCommand({ ...placeOf(key), ...ranged }))
      .catch(orNull)
    return found?.Body === undefined ? null : await found.Body.transformToByteArray()
  }
  const size = async (key: string) => {
    if (typeOfKey(key) === null) return null
    const found = await client.send(new HeadObjectCommand(placeOf(key))).catch(orNull)
    return found?.ContentLength ?? null
  }
  return {
    size,
    async put(media) {
      const key = keyOf(media)
      if ((await size(key)) === null) {
        const body = { Body: media.bytes, ContentType: media.type }
        await client.send(new PutObjectCommand({ ...placeOf(key), ...body }))
      }
      return key
    },
    async get(key) {
      const type = typeOfKey(key)
      const bytes = await read({ key })
      return type === null || bytes === null ? null : { bytes, type }
    },
    getRange: ({ key, from, to }) => read({ key, range: `bytes=${from}-${to}` }),
    async remove(key) {
      if (typeOfKey(key) !== null) await client.send(new DeleteObjectCommand(placeOf(key)))
    },
    async removeAllOf(owner) {
      if (!isOwner(owner)) return
      for (;;) {
        const listed = await client.send(
          new ListObjectsV2Command({ Bucket: options.bucket, Prefix: `${owner}/`, MaxKeys: 200 }),
        )
        const found = listed.Contents ?? []
        await Promise.all(
          found.map(({ Key }) =>
            client.send(new DeleteObjectCommand({ Bucket: options.bucket, Key })),
          ),
        )
        if (found.length < 200) return
      }
    },
    urlOf: (key) => signer.sign(key),
  }
}
