import type { Language } from '@luciole/contract/language'
import { LIMITS } from '@luciole/contract/limits'
import { useEffect, useRef, useState } from 'react'
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
  | { is: 'recording'; recording: Recording; startedAt: number }
  | { is: 'saving' }
  | { is: 'quiet' }
  | { is: 'problem'; problem: MicrophoneProblem }

const LONGEST_MS = LIMITS.recordingSeconds * 1000

/** From the microphone to a kept page: decoded, trimmed, made even and encoded on this device. */
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

  async function start() {
    const recording = await startRecording()
    if ('problem' in recording) return setState({ is: 'problem', problem: recording.problem })
    current.current = recording
    setState({ is: 'recording', recording, startedAt: Date.now() })
  }
  async function stop() {
    const recording = current.current
    current.current = null
    if (!recording) return
    setState({ is: 'saving' })
    try {
      const { samples, rate } = await decodeRecording(await recording.stop())
      const clip = trimClip({ samples, rate, longestMs: LONGEST_MS })
      if (!clip) return setState({ is: 'quiet' })
      const mp3 = await encodeMp3({ samples: clip, rate })
      await upload.mutateAsync({ page, language, mp3 })
      onKept(page)
    } finally {
      setState((now) => (now.is === 'saving' ? { is: 'idle' } : now))
    }
  }
  function cancel() {
    current.current?.cancel()
    current.current = null
    setState({ is: 'idle' })
  }
  const stopSoon = useRef(stop)
  useEffect(() => {
    stopSoon.current = stop
  })
  const isRecording = state.is === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const timer = setTimeout(() => void stopSoon.current(), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [isRecording])
  useEffect(() => () => current.current?.cancel(), [])
  return { state, start, stop, cancel }
}
