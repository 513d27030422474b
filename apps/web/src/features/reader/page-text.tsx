import type { PageText as Text } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { piecesOf, type Reading } from './text-pieces'

const look = ({ isWord, isRead }: { isWord: boolean; isRead: boolean }) =>
  isWord ? 'read-word' : isRead ? 'read-sentence' : undefined

/** The words of a page; what the voice says is underlaid, nothing moves. */
export const PageText = ({
  page,
  language,
  reading = null,
}: {
  page: Text
  language: Language
  reading?: Reading | null
}) => (
  <div lang={language} className="story-text">
    {piecesOf({ page, reading }).map((paragraph) => (
      <p key={paragraph[0]?.start}>
        {paragraph.map((piece) => {
          const words = piece.isEmphasis ? <em>{piece.text}</em> : piece.text
          return (
            <span key={piece.start} className={look(piece)}>
              {words}
            </span>
          )
        })}
      </p>
    ))}
  </div>
)
