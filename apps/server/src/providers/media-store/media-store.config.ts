import * as z from 'zod'
import { asBoolean, asOptional, asOptionalUrl, asWhole, defineConfig } from '#platform/config'

export const mediaStoreConfig = defineConfig({
  kind: {
    env: 'MEDIA_STORE',
    schema: z.enum(['local', 's3'], 'must be local or s3'),
    default: 'local',
    doc: 'Where pictures and audio are kept: local files in DATA_DIR, or s3',
  },
  urlHours: {
    env: 'MEDIA_URL_HOURS',
    schema: asWhole({ from: 1, to: 168 }),
    default: '24',
    doc: 'How long the address of a picture can be opened',
  },
  signingKey: {
    env: 'MEDIA_SIGNING_KEY',
    schema: asOptional,
    default: '',
    doc: 'Secret that signs the addresses of pictures; empty makes one and keeps it in the database',
  },
  s3Bucket: {
    env: 'S3_BUCKET',
    schema: asOptional,
    default: '',
    doc: 'Bucket, with MEDIA_STORE=s3',
  },
  s3Region: { env: 'S3_REGION', schema: z.string(), default: 'us-east-1', doc: 'Its region' },
  s3Endpoint: {
    env: 'S3_ENDPOINT',
    schema: asOptionalUrl,
    default: '',
    doc: 'Only for a service that is not Amazon S3',
  },
  s3AccessKey: { env: 'S3_ACCESS_KEY', schema: asOptional, default: '', doc: 'Access key id' },
  s3SecretKey: { env: 'S3_SECRET_KEY', schema: asOptional, default: '', doc: 'Secret access key' },
  s3PathStyle: {
    env: 'S3_PATH_STYLE',
    schema: asBoolean,
    default: 'false',
    doc: 'true when the bucket is part of the path, as with MinIO',
  },
})
