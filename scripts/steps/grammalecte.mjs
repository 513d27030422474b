import { findOnPath, installDebianPackages, isDebianRoot } from './chromium.mjs'

/** The French grammar checker, a program of its own: found, or installed where that can be. */
export async function ensureGrammalecte() {
  const isHere = () => Boolean(findOnPath('grammalecte-cli'))
  if (isHere() || !isDebianRoot()) return isHere()
  try {
    await installDebianPackages({ title: 'Installing Grammalecte', packages: ['grammalecte-cli'] })
  } catch {
    return false
  }
  return isHere()
}
