import type { KidColor } from '@luciole/contract/kids'
import type { Portrait } from '@luciole/contract/portraits'
import { useTranslation } from 'react-i18next'

type Images = NonNullable<Portrait['images']>

/** The hero who will be in the book, seen as the book will draw them. */
export function LikenessStrip({ images, color }: { images: Images; color: KidColor }) {
  const { t } = useTranslation('portraits')
  const strip = [{ kind: 'portrait' as const, url: images.face }, ...images.strip]
  return (
    <section aria-label={t('edit.strip')}>
      <h2 className="text-lg">{t('edit.strip')}</h2>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {strip.map(({ kind, url }) => (
          <figure key={kind}>
            <img
              src={url}
              alt=""
              loading="lazy"
              style={{ background: `var(--kid-${color})` }}
              className={`aspect-[3/4] w-full rounded-2xl shadow-card ${kind === 'portrait' ? 'object-contain object-bottom' : 'object-cover'}`}
            />
            <figcaption className="mt-1 text-center text-sm text-muted">
              {t(`edit.${kind}`)}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
