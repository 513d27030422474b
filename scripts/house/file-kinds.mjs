/** The closed list of file kinds: a new kind is a decision to write down. */
const FORBIDDEN_NAMES = /(^|\/)(index|utils?|helpers?|types|common)\.(ts|tsx)$/
const FORBIDDEN_FOLDERS = /(^|\/)(common|utils|helpers|lib)\//
const KEBAB = /^[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:ts|tsx|css)$/
const SERVER_SUFFIXES =
  /\.(router|service|store|tables|view|job|config|contract|test|data|mail|routes)\.ts$/

const isSource = (file) =>
  /^(packages\/[^/]+|apps\/[^/]+)\/src\//.test(file) && /\.(ts|tsx)$/.test(file)
/** The words every screen shares are a namespace of their own. */
const isSharedWords = (file) => /^apps\/web\/src\/i18n\/(en|fr)\/common\.ts$/.test(file)
const isRoute = (file) => file.startsWith('apps/web/src/routes/')

function complaint(file) {
  const name = file.split('/').at(-1)
  if (isRoute(file) || isSharedWords(file)) return null
  if (FORBIDDEN_NAMES.test(file)) return 'name the file for what it says, not for what it is'
  if (FORBIDDEN_FOLDERS.test(file)) return 'name the folder for a noun of the product'
  if (!KEBAB.test(name)) return 'file names are kebab-case'
  if (file.startsWith('apps/server/src/features/') && name.split('.').length > 2)
    return SERVER_SUFFIXES.test(name) ? null : 'this suffix is not a kind of file we have'
  return null
}

/** Files that are of no kind the house knows, each with the reason. */
export const findMisplacedFiles = (files) =>
  files
    .filter((file) => isSource(file) && !file.endsWith('.gen.ts') && !file.includes('/bank/'))
    .flatMap((file) => {
      const why = complaint(file)
      return why ? [`${file}: ${why}`] : []
    })
