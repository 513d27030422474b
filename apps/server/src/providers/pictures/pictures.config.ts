import { asWhole, defineConfig } from '#platform/config'

export const picturesConfig = defineConfig({
  threads: {
    env: 'PAINTER_THREADS',
    schema: asWhole({ from: 1, to: 16 }),
    default: '1',
    doc: 'How many pictures are painted at once; leave one core to the server',
  },
})
