import { useTranslation } from 'react-i18next'
import { useCompanions } from '#features/companions/companions.queries'
import { useKids } from '#features/kids/kids.queries'
import { currentLanguage } from '#i18n/i18n'
import type { StoryRequest } from '@luciole/contract/wizard'

/** As many letters of names as stand on a button of a phone beside its other words. */
const ROOM = 16

/** Who was chosen, said on the button that goes on: by name, and by number where names are too long. */
export function useComingAlong({
  kidId,
  friends,
}: {
  kidId: string
  friends: StoryRequest['friends']
}): string {
  const { t } = useTranslation('wizard')
  const { data: companions = [] } = useCompanions(kidId)
  const { data: kids = [] } = useKids()
  const known = [...companions, ...kids]
  const chosen = friends.flatMap(({ id }) => known.find((one) => one.id === id) ?? [])
  const count = friends.length
  const names = new Intl.ListFormat(currentLanguage()).format(chosen.map(({ name }) => name))
  if (chosen.length === count && names.length <= ROOM) return t('friendsNamed', { names })
  const areGirls = chosen.every(({ sex }) => sex === 'female')
  return t('friendsChosen', { count, ...(areGirls ? { context: 'female' } : {}) })
}
