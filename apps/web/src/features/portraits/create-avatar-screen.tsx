import type { Human } from '@luciole/contract/character'
import type { AgreedPhoto } from '@luciole/contract/portraits'
import { neutralHuman } from '@luciole/illustrator/portrait/neutral-character'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ageInYears } from '#features/kids/age'
import { useKid } from '#features/kids/kids.queries'
import { usePhotoService } from '#features/services/services.queries'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { useLeaveFor } from '#ui/use-leave-for'
import { PortraitStudio } from './portrait-studio.tsx'
import { useSaveAvatar } from './portraits.queries'
import { ReplaceSheet, useReplacing } from './replace-sheet.tsx'

export function CreateAvatarScreen({ kidId }: { kidId: string }) {
  const { t } = useTranslation('common')
  const leaveFor = useLeaveFor()
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
        { onSuccess: () => void leaveFor({ to: '/kid/$kidid', params }) },
      ),
  })
  if (error) throw error
  if (!kid) return <LoadingScreen />
  return (
    <>
      <PortraitStudio
        name={kid.name}
        color={kid.color}
        sitter={kid.id}
        neutral={neutralHuman({
          seed: kid.id,
          sex: kid.sex,
          age: ageInYears({ dateOfBirth: kid.dateOfBirth }),
        })}
        photoService={photoService}
        isBusy={save.isPending || save.isSuccess}
        back={
          <IconButton label={t('back')} render={<Link to="/kid/$kidid" params={params} />}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        }
        onLater={() => void leaveFor({ to: '/kid/$kidid', params })}
        onSave={propose}
      />
      <ReplaceSheet {...sheet} />
    </>
  )
}
