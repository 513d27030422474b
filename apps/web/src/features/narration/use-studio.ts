import type { Language } from '@luciole/contract/language'
import { LIMITS } from '@luciole/contract/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  decodeRecording,
  startRecording,
  type MicrophoneProblem,
  type Recording,
} from '#platform/microphone'
import { encodeMp3 } from '#platform/mp3'
import { useUploadRecording, type BookPlace } from './narration.queries'
import { trimClip } from './trim-clip'

export type StudioState =
  | { is: 'idle' }
  /** The parent is asked whether the microphone may be used. */
  | { is: 'opening' }
  | { is: 'recording'; recording: Recording; startedAt: number }
  | { is: 'saving' }
  | { is: 'quiet' }
  /** Recorded and not sent: nobody reads a page twice because of a network. */
  | { is: 'unsent'; mp3: Uint8Array }
  | { is: 'problem'; problem: MicrophoneProblem }

const LONGEST_MS = LIMITS.recordingSeconds * 1000

/** Trimmed, made even and encoded on this device; null when nothing was said. */
async function clipOf(sound: Blob): Promise<Uint8Array | null> {
  const decoded = await decodeRecording(sound).catch(() => null)
  const clip = decoded && trimClip({ ...decoded, longestMs: LONGEST_MS })
  return clip && (await encodeMp3({ samples: clip, rate: decoded.rate }))
}

/** From the microphone to a kept page. */
export function useStudio({
  place,
  page,
  language,
  onKept,
}: {
  place: BookPlace
  page: number
  language: Language
  onKept: (page: number) => void
}) {
  const [state, setState] = useState<StudioState>({ is: 'idle' })
  const upload = useUploadRecording(place)
  const current = useRef<Recording | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      current.current?.stop()
    }
  }, [])

  async function send(mp3: Uint8Array) {
    setState({ is: 'saving' })
    try {
      await upload.mutateAsync({ page, language, mp3 })
      onKept(page)
      setState({ is: 'idle' })
    } catch {
      setState({ is: 'unsent', mp3 })
    }
  }
  const keep = useEffectEvent(async (sound: Blob) => {
    current.current = null
    if (isGone.current) return
    setState({ is: 'saving' })
    const mp3 = await clipOf(sound)
    if (mp3) await send(mp3)
    else setState({ is: 'quiet' })
  })
  async function start() {
    if (state.is === 'opening' || current.current) return
    setState({ is: 'opening' })
    const recording = await startRecording()
    if ('problem' in recording) return setState({ is: 'problem', problem: recording.problem })
    current.current = recording
    // The sheet was left while the browser asked: nobody is heard who does not know it.
    if (isGone.current) return recording.stop()
    setState({ is: 'recording', recording, startedAt: Date.now() })
  }
  const recording = state.is === 'recording' ? state.recording : null
  useEffect(() => {
    if (!recording) return
    void recording.ended.then((sound) => keep(sound))
    const timer = setTimeout(recording.stop, LONGEST_MS)
    return () => clearTimeout(timer)
  }, [recording])

  return { state, start, stop: () => current.current?.stop(), send }
}
