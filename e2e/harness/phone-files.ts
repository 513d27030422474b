import { dirname } from 'node:path'

interface Place {
  path: string
  directory: string
}
type Move = { from: string; to: string; directory: string; toDirectory: string }

/** The storage of a pretended phone, asked in the words of the Filesystem plugin. */
export function phoneFiles({ download }: { download: (url: string) => Promise<Buffer> }) {
  const files = new Map<string, Buffer>()
  const at = ({ path, directory }: Place) => `/data/${directory}/${path}`
  const within = (place: Place) =>
    [...files.keys()].filter((one) => one.startsWith(`${at(place)}/`))
  const noSuchFile = () => new Error('File does not exist')

  return {
    files,
    plugin: {
      async stat(place: Place) {
        const found = files.get(at(place))
        if (!found) throw noSuchFile()
        return { uri: `file://${at(place)}`, size: found.length }
      },
      async getUri(place: Place) {
        return { uri: `file://${encodeURI(at(place))}` }
      },
      async writeFile({ data, ...place }: Place & { data: string }) {
        files.set(at(place), Buffer.from(data, 'base64'))
        return { uri: `file://${at(place)}` }
      },
      async downloadFile({ url, ...place }: Place & { url: string }) {
        files.set(at(place), await download(url))
        return { path: at(place) }
      },
      async rename({ from, to, directory, toDirectory }: Move) {
        const old = at({ path: from, directory })
        const found = files.get(old)
        if (!found) throw noSuchFile()
        files.delete(old)
        files.set(at({ path: to, directory: toDirectory }), found)
      },
      async deleteFile(place: Place) {
        if (!files.delete(at(place))) throw noSuchFile()
      },
      async readdir(place: Place) {
        const inside = within(place).map((one) => one.slice(at(place).length + 1))
        if (inside.length === 0) throw new Error('Folder does not exist')
        const names = new Set(inside.map((one) => one.split('/')[0] ?? ''))
        const type = (name: string) => (inside.includes(name) ? 'file' : 'directory')
        return { files: [...names].map((name) => ({ name, type: type(name) })) }
      },
      async rmdir(place: Place) {
        const inside = within(place)
        if (inside.length === 0) throw new Error('Folder does not exist')
        for (const one of inside) files.delete(one)
      },
    },
    /** Names of what is kept in a folder of the app. */
    kept: (folder: string) => [...files.keys()].filter((one) => dirname(one).includes(folder)),
  }
}
