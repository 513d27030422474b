import { OFFERED_PARTS } from './offered.mjs'

/**
 * Who may import whom. Each direction is one sentence, one pattern and one example that breaks it;
 * `.oxlintrc.json` is generated from this table and a test breaks every rule once.
 */
export const DIRECTIONS = {
  'no-parent-import': {
    forbids: '^\\.\\./',
    message:
      'Relative imports stay within one folder. Reach further by the package’s own #path, so that moving a file changes one line.',
    broken: { file: 'packages/storyteller/src/plan/a.ts', code: "import '../text'" },
  },
  'contract-is-the-ground': {
    forbids: '^(@|[a-y]|zod$)',
    message:
      'The contract imports zod/mini alone: both sides stand on it, so it stands on nothing.',
    broken: { file: 'packages/contract/src/a.ts', code: "import '@luciole/storyteller/tell'" },
  },
  'crafts-do-not-meet': {
    forbids:
      '^@luciole/(storyteller|illustrator|likeness|narrator|narrator-espeak|bookbinder|server|web)(/|$)',
    message:
      'A craft knows the contract only. Crafts meet through its shapes (the scene brief, the span), never through each other.',
    broken: { file: 'packages/storyteller/src/a.ts', code: "import '@luciole/illustrator/page'" },
  },
  'craft-is-pure': {
    forbids: '^(node:|@napi-rs/|@resvg/|sharp$|fs$|path$)',
    message:
      'This part of a craft is pure: it also runs in the browser. Files, threads and native code belong in its Node-only folder.',
    broken: { file: 'packages/illustrator/src/core/a.ts', code: "import 'node:fs'" },
  },
  'platform-knows-no-product': {
    forbids:
      '^(#(features|providers|app)/|@luciole/(storyteller|illustrator|likeness|narrator|narrator-espeak|bookbinder)(/|$))',
    message:
      'The platform has no product knowledge: it could serve another product. Pass what it needs as an argument.',
    broken: { file: 'apps/server/src/platform/a.ts', code: "import '#features/kids/kids.service'" },
  },
  'providers-look-down': {
    forbids: '^#(features|app)/',
    message:
      'A provider speaks to the outside world in our words; it never knows a feature. The feature calls it through its interface.',
    broken: {
      file: 'apps/server/src/providers/mail/a.ts',
      code: "import '#features/kids/kids.service'",
    },
  },
  'features-look-down': {
    forbids: '^#app/',
    message: 'Only main and app know everything. Take what you need as a named argument instead.',
    broken: { file: 'apps/server/src/features/kids/a.ts', code: "import '#app/build'" },
  },
  'crafts-behind-providers': {
    forbids: '^@luciole/(storyteller|illustrator|likeness|narrator|narrator-espeak)(/|$)',
    message:
      'A feature asks a provider for words, pictures and voices: behind it a live model may do what the craft does.',
    broken: {
      file: 'apps/server/src/features/stories/a.ts',
      code: "import '@luciole/storyteller/tell-story'",
    },
  },
  'features-meet-through-services': {
    forbids: '^#features/[^/]+/[^/]+\\.(store|tables|view|router|job)$',
    message:
      'A feature never reads another’s tables or parts. Ask its service; within a feature import ./file.',
    broken: {
      file: 'apps/server/src/features/stories/stories.service.ts',
      code: "import '#features/kids/kids.store'",
    },
  },
  'only-stores-query': {
    forbids: '^(drizzle-orm|pg$|#platform/[a-z.-]*tables$|\\./[a-z-]+\\.tables$)',
    message: 'Only *.store.ts speaks to the database. Give the question a name in the store.',
    allowsTypes: true,
    broken: {
      file: 'apps/server/src/features/kids/kids.service.ts',
      code: "import { eq } from 'drizzle-orm'",
    },
  },
  'interfaces-not-implementations': {
    forbids:
      '^#providers/([^/]+/(builtin|smtp|outbox|local|s3|stripe|revenuecat|sandbox|hosted|openai|anthropic|elevenlabs|service/)|.*\\.(store|tables|job)$)',
    message:
      'A feature knows a provider’s interface; only app/providers.ts chooses who stands behind it.',
    broken: {
      file: 'apps/server/src/features/stories/a.ts',
      code: "import '#providers/text/builtin'",
    },
  },
  'ui-knows-no-feature': {
    forbids: '^#(features|routes|api)/',
    message: 'A ui part could ship in another product: it takes props, it never fetches or routes.',
    broken: { file: 'apps/web/src/ui/a.tsx', code: "import '#features/kids/kid-card.tsx'" },
  },
  'web-looks-down': {
    forbids: '^#(features|routes|ui)/',
    message: 'api, platform and i18n lie below the screens and know none of them.',
    broken: { file: 'apps/web/src/api/a.ts', code: "import '#ui/lamp.tsx'" },
  },
  'platform-knows-no-server': {
    forbids: '^#api/',
    message:
      'The platform is the device: it never asks the server. The api may use it, not it the api.',
    broken: { file: 'apps/web/src/platform/a.ts', code: "import '#api/trpc'" },
  },
  'words-know-no-device': {
    forbids: '^#(api|platform)/',
    message: 'Words lie below everything but the contract: hand them what they speak of.',
    broken: { file: 'apps/web/src/i18n/a.ts', code: "import '#platform/native'" },
  },
  'worker-knows-no-screen': {
    forbids: '^#(features|routes|ui|api)/',
    message: 'The service worker runs without a page: it knows the platform and the words alone.',
    broken: {
      file: 'apps/web/src/service-worker/a.ts',
      code: "import '#features/kids/kids.queries'",
    },
  },
  'web-features-offer-parts': {
    group: [
      '#features/*/*',
      '!#features/*/*.queries',
      '!#features/*/*-screen.tsx',
      '!#features/*/*.css',
      ...OFFERED_PARTS.map((part) => `!#features/${part}`),
    ],
    message:
      'A feature shows others its screens, queries, styles and the parts it offers (scripts/house/offered.mjs). What another product could use goes to ui/.',
    broken: {
      file: 'apps/web/src/features/kids/a.tsx',
      code: "import '#features/stories/story-card.tsx'",
    },
  },
  'features-do-not-route': {
    forbids: '^#routes/',
    message: 'A route imports its screen, never the other way round.',
    broken: { file: 'apps/web/src/features/kids/a.tsx', code: "import '#routes/__root.tsx'" },
  },
  'only-platform-knows-native': {
    forbids: '^@[^/]*(/[^/]*)?capacitor',
    message: 'Only web/platform imports Capacitor: everything else asks the bridge.',
    broken: { file: 'apps/web/src/features/kids/a.tsx', code: "import '@capacitor/core'" },
  },
  'web-takes-only-the-router-type': {
    forbids:
      '^(@luciole/server($|/(main|app/|features|platform|providers))|@luciole/(narrator|narrator-espeak|storyteller)(/|$))',
    message:
      'The web takes from the server the type of its router and nothing else: `import type { AppRouter }`.',
    broken: { file: 'apps/web/src/api/b.ts', code: "import '@luciole/server/main'" },
  },
  'the-server-is-only-a-type': {
    forbids: '^@luciole/server',
    message: 'Nothing of the server runs in the web: `import type { AppRouter }`.',
    allowsTypes: true,
    broken: { file: 'apps/web/src/api/c.ts', code: "import '@luciole/server/app-router'" },
  },
}

const web = ['no-parent-import', 'web-takes-only-the-router-type', 'the-server-is-only-a-type']
/** Folders and the directions that hold in them. Of two that name a file, the later one holds. */
export const ZONES = [
  {
    files: ['packages/contract/src/**'],
    directions: ['no-parent-import', 'contract-is-the-ground'],
  },
  {
    files: [
      'packages/storyteller/src/**',
      'packages/likeness/src/**',
      'packages/illustrator/src/**',
    ],
    directions: ['no-parent-import', 'crafts-do-not-meet', 'craft-is-pure'],
  },
  {
    files: [
      'packages/likeness/src/decode-photo{,.test}.ts',
      'packages/illustrator/src/{raster,checks}/**',
      'packages/narrator/src/**',
      'packages/narrator-espeak/src/**',
      'packages/bookbinder/src/**',
    ],
    directions: ['no-parent-import', 'crafts-do-not-meet'],
  },
  { files: ['apps/server/src/{*,app/**}'], directions: ['no-parent-import'] },
  {
    files: ['apps/server/src/platform/**'],
    directions: ['no-parent-import', 'platform-knows-no-product'],
  },
  {
    files: ['apps/server/src/providers/**'],
    directions: ['no-parent-import', 'providers-look-down'],
  },
  {
    files: ['apps/server/src/features/**'],
    directions: [
      'no-parent-import',
      'features-look-down',
      'crafts-behind-providers',
      'features-meet-through-services',
      'interfaces-not-implementations',
      'only-stores-query',
    ],
  },
  {
    files: ['apps/server/src/features/**/*.{store,tables,test}.ts'],
    directions: [
      'no-parent-import',
      'features-look-down',
      'crafts-behind-providers',
      'features-meet-through-services',
      'interfaces-not-implementations',
    ],
  },
  { files: ['apps/server/src/features/**/*.test.ts'], directions: ['no-parent-import'] },
  {
    files: ['apps/web/src/ui/**'],
    directions: [...web, 'ui-knows-no-feature', 'only-platform-knows-native'],
  },
  {
    files: ['apps/web/src/{api,styles}/**'],
    directions: [...web, 'web-looks-down', 'only-platform-knows-native'],
  },
  {
    files: ['apps/web/src/i18n/**'],
    directions: [...web, 'web-looks-down', 'words-know-no-device', 'only-platform-knows-native'],
  },
  {
    files: ['apps/web/src/platform/**'],
    directions: [...web, 'web-looks-down', 'platform-knows-no-server'],
  },
  // Tests may put a part into its place.
  { files: ['apps/web/src/{api,platform}/*.test.{ts,tsx}'], directions: web },
  {
    files: ['apps/web/src/service-worker/**'],
    directions: [...web, 'worker-knows-no-screen', 'only-platform-knows-native'],
  },
  {
    files: ['apps/web/src/features/**'],
    directions: [
      ...web,
      'features-do-not-route',
      'web-features-offer-parts',
      'only-platform-knows-native',
    ],
  },
  {
    files: ['apps/web/src/{main,router,prerender}.tsx', 'apps/web/src/routes/**'],
    directions: [...web, 'only-platform-knows-native'],
  },
]
