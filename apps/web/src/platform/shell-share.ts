import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'
import type { FileToSave } from './save-file'

const directory = Directory.Cache
const FOLDER = 'to-save'

/** Sending was thought better of: nothing happened, nothing to say. */
const isGivenUp = (error: unknown) => /cancel/i.test(String((error as Error | null)?.message))
async function share(what: Parameters<typeof Share.share>[0]) {
  try {
    await Share.share(what)
  } catch (error) {
    if (!isGivenUp(error)) throw error
  }
}

export const shareLink = ({ title, url }: { title: string; url: string }) =>
  share({ title, url, dialogTitle: title })

/** A book is larger than what passes through the bridge: the shell fetches it itself. */
export async function shareFile({ url, name }: FileToSave) {
  await forgetSharedFiles()
  const path = `${FOLDER}/${name}`
  await Filesystem.downloadFile({ url, path, directory, recursive: true })
  const { uri } = await Filesystem.getUri({ path, directory })
  await share({ title: name, files: [uri], dialogTitle: name })
}

/** The sheet has taken its copy, or the family has left. */
export async function forgetSharedFiles() {
  await Filesystem.rmdir({ path: FOLDER, directory, recursive: true }).catch(() => undefined)
}
