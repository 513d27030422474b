import { LIMITS } from '@luciole/contract/limits'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { faceState } from '#features/kids/portrait-state'
import { Portrait } from '#ui/portrait.tsx'
import { drawnFrom } from './drawn-from'
import { useCompanions } from './companions.queries'

const COLORS = ['dawn', 'rose', 'mint', 'sky', 'lilac', 'sun'] as const

/** The friends, round and in a row; the last place is for the next one. */
export function CompanionRow({
  kidId,
  canEdit = false,
  hasTitle = true,
}: {
  kidId: string
  canEdit?: boolean
  /** False where the screen has just said what these are. */
  hasTitle?: boolean
}) {
  const { t } = useTranslation(['kids', 'common'])
  const { data: companions = [], isPending } = useCompanions(kidId)
  const params = { kidid: kidId }
  const isAlone = !isPending && companions.length === 0
  return (
    <section aria-label={t('home.friends')}>
      {hasTitle && <h2 className="text-xl">{t('home.friends')}</h2>}
      <ul
        className={`flex gap-4 ${isAlone ? 'flex-wrap' : ''} ${canEdit ? 'mt-8 flex-wrap pb-2' : '-mx-5 overflow-x-auto px-5 pt-7 pb-2 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0'}`}
      >
        {companions.map((companion, index) => {
          const { id, name, portrait } = companion
          return (
            <li key={id}>
              <Link
                to="/kid/$kidid/editcompanion"
                params={params}
                search={{ companionId: id }}
                className="grid w-24 justify-items-center gap-1.5 text-center text-ink no-underline"
              >
                <Portrait
                  state={faceState({ portrait, neutral: drawnFrom(companion) })}
                  color={COLORS[index % COLORS.length] ?? 'lilac'}
                />
                <span className="max-w-full font-title text-base leading-tight font-medium wrap-break-word">
                  {name}
                </span>
                {portrait.state === 'painting' && (
                  <span role="status" className="text-sm text-muted">
                    {t('home.beingCreated')}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
        {/* Until they are known, nobody knows whether there is room: only their height, so that what stands below keeps still. */}
        {isPending && (
          <li className="invisible grid gap-1.5" aria-hidden="true">
            <Portrait state={{ kind: 'add' }} />
            <span className="text-sm">&nbsp;</span>
          </li>
        )}
        {!isPending && companions.length < LIMITS.companionsPerKid && (
          <li>
            <Link
              to="/kid/$kidid/createcompanion"
              params={params}
              className="grid w-max min-w-24 justify-items-center gap-1.5 text-center text-ink no-underline"
            >
              <Portrait state={{ kind: 'add' }} />
              <span className="text-sm font-bold">{t('home.addFriend')}</span>
            </Link>
          </li>
        )}
        {/* Beside the first place: a line above would move what stands below when it comes. */}
        {isAlone && (
          <li className="min-w-[min(100%,12rem)] flex-1 self-center text-muted">
            {t('home.noFriends')}
          </li>
        )}
      </ul>
    </section>
  )
}
