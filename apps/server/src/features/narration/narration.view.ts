import type { Language } from '@luciole/contract/language'
import type { Narration, PageAudio, VoiceSample } from '@luciole/contract/narration'
import type {
  NarrationPageRow,
  PronunciationRow,
  RecordingRow,
  SampleRow,
} from './narration.tables'

type Sign = (key: string) => string

export const pageAudioView = ({ row, sign }: { row: NarrationPageRow; sign: Sign }): PageAudio => ({
  page: row.page,
  language: row.language,
  state: row.state,
  url: row.mediaKey ? sign(row.mediaKey) : null,
  durationMs: row.durationMs,
  marks: row.marks,
})

export const recordingView = ({
  row: { page, language, mediaKey, durationMs },
  sign,
}: {
  row: RecordingRow
  sign: Sign
}): Narration['parent'][number] => ({ page, language, url: sign(mediaKey), durationMs })

export const sampleView = ({
  row,
  text,
  sign,
}: {
  row: SampleRow
  text: string
  sign: Sign
}): VoiceSample => ({
  text,
  url: sign(row.mediaKey),
  durationMs: row.durationMs,
  marks: row.marks,
})

export const pronunciationView = ({
  name,
  language,
  sayAs,
}: PronunciationRow): { name: string; language: Language; sayAs: string } => ({
  name,
  language,
  sayAs,
})
