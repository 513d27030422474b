import { Capacitor } from '@capacitor/core'
import { Directory, Filesystem } from '@capacitor/filesystem'
import { nameOf } from './file-cache'

const FOLDER = 'books'
const place = (url: string) => ({
  path: `${FOLDER}${nameOf(url)}`,
  // Not backed up to anybody's cloud, and not the system's to clear while a family is on a plane.
  directory: Directory.LibraryNoCloud,
})

async function base64Of(blob: Blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  }
  return btoa(text)
}

/** Where the shell's own pages can load it from; null when it is not kept. */
export async function shellFileAddress(url: string): Promise<string | null> {
  const found = await Filesystem.stat(place(url)).catch(() => null)
  return found && Capacitor.convertFileSrc(found.uri)
}

export async function readShellFile(url: string): Promise<Blob | undefined> {
  const address = await shellFileAddress(url)
  return address === null ? undefined : (await fetch(address)).blob()
}

/** Under another name until it is whole: an app killed meanwhile leaves no torn page behind. */
export async function writeShellFile({ url, blob }: { url: string; blob: Blob }) {
  const { path: to, directory } = place(url)
  const from = `${to}.part`
  await Filesystem.writeFile({
    path: from,
    directory,
    data: await base64Of(blob),
    recursive: true,
  })
  await Filesystem.rename({ from, to, directory, toDirectory: directory })
}

export async function deleteShellFile(url: string) {
  await Filesystem.deleteFile(place(url)).catch(() => undefined)
}

/** What stands in a folder and those within it, each by the name of its address. */
export async function shellFileNames(path = FOLDER): Promise<string[]> {
  const { directory } = place('/')
  const { files } = await Filesystem.readdir({ path, directory }).catch(() => ({ files: [] }))
  const names = files.map(async ({ name, type }) =>
    type === 'directory'
      ? await shellFileNames(`${path}/${name}`)
      : [`${path}/${name}`.slice(FOLDER.length)],
  )
  return (await Promise.all(names)).flat()
}

export async function deleteShellFiles() {
  const { directory } = place('/')
  await Filesystem.rmdir({ path: FOLDER, directory, recursive: true }).catch(() => undefined)
}
