import { useTranslation } from 'react-i18next'
import { useNow } from '#platform/now'
import { ageOn, localDay } from './age'

/** "5 years", "3 weeks", "born today": in the parent's language, by the parent's calendar. */
export function AgeText({ dateOfBirth }: { dateOfBirth: string }) {
  const { t } = useTranslation(['kids', 'common'])
  const { unit, count } = ageOn({ dateOfBirth, today: localDay(useNow()) })
  return <>{t(`age.${unit}`, { count })}</>
}
