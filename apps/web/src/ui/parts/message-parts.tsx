import { AccountDeletedScreen } from '#ui/account-deleted-screen.tsx'
import { BusyScreen } from '#ui/busy-screen.tsx'
import { ClientTooOldScreen } from '#ui/client-too-old-screen.tsx'
import { CrashScreen } from '#ui/crash-screen.tsx'
import { Letter, OpenLetter } from '#ui/letter-drawings.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { NetworkErrorScreen } from '#ui/network-error-screen.tsx'
import { NotFoundScreen } from '#ui/not-found-screen.tsx'
import { Part } from './part.tsx'

const nothing = () => {}
const SCREENS = [
  <CrashScreen
    key="crash"
    error={new Error('Failed to fetch module: reader-4f2a')}
    onRetry={nothing}
  />,
  <NetworkErrorScreen key="network" onRetry={nothing} />,
  <BusyScreen key="busy" onRetry={nothing} />,
  <ClientTooOldScreen key="old" onUpdate={nothing} />,
  <AccountDeletedScreen key="deleted" supportEmail="help@luciole.example" onLeave={nothing} />,
  <NotFoundScreen key="missing" />,
  <LoadingScreen key="loading" />,
]

export const MessageParts = () => (
  <>
    <Part name="Drawings">
      <div className="w-64">
        <Letter />
      </div>
      <div className="w-64">
        <OpenLetter />
      </div>
    </Part>
    <Part name="Interruptions">
      {SCREENS.map((screen) => (
        <div
          key={screen.key}
          className="w-[min(24rem,100%)] overflow-hidden rounded-card bg-page shadow-card"
        >
          {screen}
        </div>
      ))}
    </Part>
  </>
)
