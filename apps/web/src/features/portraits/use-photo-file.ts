import { useRef, useState } from 'react'
import { openPhotoFile, type OpenedPhoto } from '#platform/photo-file'

/** A large photo may be read after a small one that was chosen later: the last one chosen counts. */
export function usePhotoFile(onOpened: (opened: OpenedPhoto) => void) {
  const latest = useRef<File | null>(null)
  const [isOpening, setOpening] = useState(false)
  async function open(file: File | undefined) {
    if (!file) return
    latest.current = file
    setOpening(true)
    const opened = await openPhotoFile(file)
    if (latest.current !== file) return
    setOpening(false)
    onOpened(opened)
  }
  return { open, isOpening }
}
