import type { Portrait } from '@luciole/contract/portraits'
import { useTranslation } from 'react-i18next'

type Images = NonNullable<Portrait['images']>

/** The hero who will be in the book, seen as the book will draw them. */
export function LikenessStrip({ images }: { images: Images['strip'] }) {
  const { t } = useTranslation('portraits')
  return (
    <section aria-label={t('edit.strip')}>
      <h2 className="text-lg">{t('edit.strip')}</h2>
      <div className="mt-2 grid grid-cols-3 gap-3">
        {images.map(({ kind, url }) => (
          <figure key={kind}>
            <img
              src={url}
              alt=""
              loading="lazy"
              className="aspect-[3/4] w-full rounded-2xl object-cover shadow-card"
            />
            <figcaption className="mt-1 text-center text-xs text-muted">
              {t(`edit.${kind}`)}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
