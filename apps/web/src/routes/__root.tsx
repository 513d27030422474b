import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { authClient } from '#api/auth-client'
import { useBlock } from '#api/blocking'
import { publicConfig } from '#api/public-config'
import type { RouterContext } from '#api/router-context'
import { signOut } from '#api/auth'
import { useSession } from '#api/session'
import { updateApp } from '#platform/update'
import { AccountDeletedScreen } from '#ui/account-deleted-screen.tsx'
import { ClientTooOldScreen } from '#ui/client-too-old-screen.tsx'
import { optionalPart } from '#ui/optional-part'
import { useHeadingFocus } from '#ui/use-heading-focus'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function useDocumentTitle() {
  const { t } = useTranslation()
  const title = useMatches({
    select: (matches) =>
      matches.some((match) => match.status === 'notFound' || match._notFound)
        ? ('notFound' as const)
        : matches.findLast((match) => match.staticData.title)?.staticData.title,
  })
  const app = t('app')
  const name = title ? t(`titles.${title}`) : null
  useEffect(() => {
    document.title = name ? `${name} · ${app}` : app
  }, [name, app])
}

const UpdatePrompt = optionalPart(
  async () => (await import('#features/offline/update-prompt.tsx')).UpdatePrompt,
)

const IN_STORY = new Set<string | undefined>(['story', 'createStory'])

/** Two things close the whole app; everything else is a route. */
function Root() {
  useDocumentTitle()
  useHeadingFocus()
  const block = useBlock()
  const session = useSession()
  // A book in somebody's hands is not interrupted, nor is one that is being asked for.
  const isInStory = useMatches({
    select: (matches) => matches.some(({ staticData: { title } }) => IN_STORY.has(title)),
  })
  if (block === 'client_too_old')
    return <ClientTooOldScreen onUpdate={() => void updateApp(publicConfig().storeUrls)} />
  if (block === 'account.deleted')
    return (
      <AccountDeletedScreen
        supportEmail={publicConfig().supportEmail}
        onLeave={() => void signOut({ client: authClient() })}
      />
    )
  return (
    <>
      <Outlet />
      <Suspense>{session && !isInStory && <UpdatePrompt />}</Suspense>
    </>
  )
}
