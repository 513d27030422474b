import { useMutation } from '@tanstack/react-query'
import i18next from 'i18next'
import { type FileToSave, saveFile, savesLinks } from '#platform/save-file'

/** What makes a link save its file: a browser does it by itself, a shell has to be asked. */
export function useSaveLink(file: FileToSave) {
  const { mutate, isPending } = useMutation({
    mutationFn: saveFile,
    meta: { failed: () => i18next.t('common:network.message') },
  })
  return {
    href: file.url,
    download: true,
    'aria-busy': isPending,
    onClick(event: { preventDefault: () => void }) {
      if (savesLinks()) return
      event.preventDefault()
      if (!isPending) mutate(file)
    },
  }
}
