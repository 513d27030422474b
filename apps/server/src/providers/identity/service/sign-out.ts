import { requireSession } from './bearer'
import { invalid } from './refusals'
import { deleteSession, deleteSessionsOf } from './sessions.store'
import type { ServiceDeps } from './settings'

export async function signOut(
  deps: ServiceDeps,
  { authorization, scope }: { authorization: string | undefined; scope: string | undefined },
): Promise<void> {
  const wanted = scope ?? 'global'
  if (!['global', 'local', 'others'].includes(wanted)) {
    throw invalid(`Unsupported logout scope ${JSON.stringify(wanted.slice(0, 40))}`)
  }
  const { user, session } = await requireSession(deps, authorization)
  if (wanted === 'local') await deleteSession(deps.db, session.id)
  if (wanted === 'global') await deleteSessionsOf(deps.db, { userId: user.id })
  if (wanted === 'others') {
    await deleteSessionsOf(deps.db, { userId: user.id, except: session.id })
  }
}
