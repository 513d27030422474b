import { createFileRoute } from '@tanstack/react-router'
import { WizardScreen } from '#features/wizard/wizard-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/createstory')({
  staticData: { title: 'createStory' },
  component: () => <WizardScreen kidId={Route.useParams().kidid} />,
})
