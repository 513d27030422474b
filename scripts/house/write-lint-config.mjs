import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { DIRECTIONS, ZONES } from './directions.mjs'

const restrict = (names) => [
  'error',
  {
    patterns: names.map((name) => ({
      ...(DIRECTIONS[name].group
        ? { group: DIRECTIONS[name].group }
        : { regex: DIRECTIONS[name].forbids }),
      message: DIRECTIONS[name].message,
      ...(DIRECTIONS[name].allowsTypes ? { allowTypeImports: true } : {}),
    })),
  },
]

export const lintConfig = () => ({
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'promise', 'node', 'oxc', 'unicorn'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist', 'out', '**/*.gen.ts', '**/android', '**/ios', '**/migrations'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    'node/no-process-env': 'error',
    'no-console': 'error',
    'no-eval': 'error',
    eqeqeq: 'error',
    'prefer-const': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/no-thenable': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // What scrolls must be reachable by keys, and a named region may be.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'] }],
    'jsx-a11y/no-autofocus': 'off',
  },
  overrides: [
    ...ZONES.map(({ files, directions }) => ({
      files,
      rules: { 'no-restricted-imports': restrict(directions) },
    })),
    {
      files: ['packages/{storyteller,illustrator,likeness}/src/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: 'A craft is seeded: take a random number.',
          },
          { object: 'Date', property: 'now', message: 'A craft has no clock: take the time.' },
        ],
      },
    },
    {
      files: [
        'packages/storyteller/src/bank/**',
        '**/*.data.ts',
        'packages/illustrator/src/**/art/**',
      ],
      rules: { 'max-lines': 'off' },
    },
    {
      files: ['**/*.config.ts', 'apps/server/src/platform/config.ts', '**/*.test.{ts,tsx}'],
      rules: { 'node/no-process-env': 'off' },
    },
    { files: ['**/*.config.{ts,mjs}'], rules: { 'import/no-default-export': 'off' } },
    { files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 500 }] } },
    {
      files: ['scripts/**', 'bench/**', 'e2e/**', 'packages/*/tools/**', 'apps/*/scripts/**'],
      rules: { 'node/no-process-env': 'off', 'no-console': 'off' },
    },
  ],
})

const target = new URL('../../.oxlintrc.json', import.meta.url)
export const isLintConfigCurrent = () =>
  JSON.stringify(JSON.parse(readFileSync(target, 'utf8'))) === JSON.stringify(lintConfig())

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(target, `${JSON.stringify(lintConfig(), null, 2)}\n`)
}
