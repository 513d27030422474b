import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import manifest from './package.json' with { type: 'json' }
import { preloadFonts } from './scripts/first-load.mjs'
import { ROUTES } from './scripts/routes.config.mjs'

const api = process.env.API_ORIGIN ?? 'http://localhost:3000'
const proxy = Object.fromEntries(
  [
    '/trpc',
    '/auth/v1',
    '/media',
    '/narration',
    '/sandbox',
    '/account-export',
    '/keepsake',
    '/dev/mailbox',
  ].map((path) => [path, { target: api }]),
)

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', ...ROUTES }),
    react(),
    tailwind(),
    preloadFonts(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        globPatterns: ['index.html', 'theme.js', 'favicon.svg', 'assets/*.{js,css,woff2,webp}'],
        // Seen before there is an account, or fetched when something goes wrong.
        globIgnores: ['assets/{asleep-,hero-pencil,reading-,sentry-client,mp3}*'],
      },
    }),
  ],
  define: {
    __CLIENT_VERSION__: JSON.stringify(manifest.version),
    __SENTRY_DEBUG__: 'false',
    __SENTRY_TRACING__: 'false',
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: {
      output: {
        // What every visit begins with comes in one file, and not in forty small ones.
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
})
