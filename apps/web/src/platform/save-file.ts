import { isNative } from './native'

export interface FileToSave {
  url: string
  name: string
}

/** A browser saves what a link with `download` names; a shell saves nothing and has to be asked. */
export const savesLinks = () => !isNative()

/** Hands a file to the system's own sheet: save, print, open, send. */
export async function saveFile(file: FileToSave) {
  await (await import('./shell-share')).shareFile(file)
}
