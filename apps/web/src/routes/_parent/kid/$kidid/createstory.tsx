import { createFileRoute } from '@tanstack/react-router'
import { WizardScreen } from '#features/wizard/wizard-screen.tsx'

export const Route = createFileRoute('/_parent/kid/$kidid/createstory')({
  staticData: { title: 'createStory' },
  component: Wizard,
})

function Wizard() {
  const { kidid: kidId } = Route.useParams()
  return <WizardScreen kidId={kidId} />
}
