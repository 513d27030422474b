import type { Language } from '@luciole/contract/language'
import { BookCover, Ledge } from '#ui/book-cover.tsx'
import { DuskHill } from '#ui/dusk-hill.tsx'
import { Meadow } from '#ui/meadow.tsx'
import { StarProgress } from '#ui/star-progress.tsx'
import { Part } from './part.tsx'

const TITLES = {
  en: ['Nina and the Lost Star', 'The Dragon Who Hiccuped', 'Éloïse Under the Waves'],
  fr: ['Nina et l’étoile perdue', 'Le dragon qui avait le hoquet', 'Éloïse sous les vagues'],
}
const FILL = 'absolute inset-0 size-full'

export const BookParts = ({ language }: { language: Language }) => {
  const [first = '', second = '', third = ''] = TITLES[language]
  return (
    <>
      <Part name="Covers on a ledge: unfinished, new, read">
        <div className="pb-8">
          <Ledge>
            <BookCover title={first} width={106} mark="unfinished">
              <Meadow sky="night" className={FILL} />
            </BookCover>
            <BookCover title={second} width={96} mark="new">
              <DuskHill className={FILL} />
            </BookCover>
            <BookCover title={third} width={100} />
          </Ledge>
        </div>
        <BookCover title={first} width={176}>
          <DuskHill className={FILL} />
        </BookCover>
      </Part>
      <Part name="Pages as stars">
        <StarProgress label="4/10" current={4} total={10} />
      </Part>
    </>
  )
}
