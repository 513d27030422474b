import { onSessionChange } from './session'

const KEY = 'luciole.recovering'

/** A parent who came by a reset link does not know the current password: it is not asked. */
export const isRecovering = () => sessionStorage.getItem(KEY) !== null

export function keepRecovery() {
  onSessionChange(({ event, session, previous }) => {
    const isOfAnother = session?.user.id !== previous?.user.id
    if (event === 'PASSWORD_RECOVERY') sessionStorage.setItem(KEY, 'yes')
    else if (event === 'USER_UPDATED' || isOfAnother) sessionStorage.removeItem(KEY)
  })
}
