import type { Human } from '@luciole/contract/character'
import type { AgreedPhoto } from '@luciole/contract/portraits'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ageInYears } from '#features/kids/age'
import { useKid } from '#features/kids/kids.queries'
import { usePhotoService } from '#features/services/services.queries'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { PortraitStudio } from './portrait-studio.tsx'
import { useSaveAvatar } from './portraits.queries'
import { ReplaceSheet, useReplacing } from './replace-sheet.tsx'

export function CreateAvatarScreen({ kidId }: { kidId: string }) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const { data: kid, error } = useKid(kidId)
  const save = useSaveAvatar()
  const photoService = usePhotoService()
  const params = { kidid: kidId }
  const { propose, sheet } = useReplacing({
    hasPortrait: kid !== undefined && kid.portrait.state !== 'none' && !save.isSuccess,
    losesLive: ({ photo }) => Boolean(kid?.portrait.live?.picture) && !photo,
    save: (portrait: { character: Human; photo?: AgreedPhoto }) =>
      save.mutate(
        { kidId, ...portrait },
        { onSuccess: () => void navigate({ to: '/kid/$kidid', params }) },
      ),
  })
  if (error) throw error
  if (!kid) return <LoadingScreen />
  return (
    <>
      <PortraitStudio
        name={kid.name}
        color={kid.color}
        seed={kid.id}
        person={{ sex: kid.sex, age: ageInYears({ dateOfBirth: kid.dateOfBirth }) }}
        photoService={photoService}
        isBusy={save.isPending || save.isSuccess}
        back={
          <IconButton label={t('back')} render={<Link to="/kid/$kidid" params={params} />}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        }
        onLater={() => void navigate({ to: '/kid/$kidid', params })}
        onSave={propose}
      />
      <ReplaceSheet {...sheet} />
    </>
  )
}
