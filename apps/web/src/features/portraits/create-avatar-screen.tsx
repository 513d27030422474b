import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ageInYears } from '#features/kids/age'
import { useKid } from '#features/kids/kids.queries'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PortraitStudio } from './portrait-studio.tsx'
import { useSaveAvatar } from './portraits.queries'

export function CreateAvatarScreen({ kidId }: { kidId: string }) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const { data: kid, error } = useKid(kidId)
  const save = useSaveAvatar()
  if (error) throw error
  if (!kid) return <LoadingScreen />
  const params = { kidid: kidId }
  return (
    <PortraitStudio
      name={kid.name}
      color={kid.color}
      seed={kid.id}
      person={{ sex: kid.sex, age: ageInYears({ dateOfBirth: kid.dateOfBirth }) }}
      isBusy={save.isPending || save.isSuccess}
      back={
        <IconButton label={t('back')} render={<Link to="/kid/$kidid" params={params} />}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      }
      onSave={(character) =>
        save.mutate(
          { kidId, character },
          { onSuccess: () => void navigate({ to: '/kid/$kidid', params }) },
        )
      }
    />
  )
}
