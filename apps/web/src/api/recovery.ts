import { onSessionChange } from './session'

const KEY = 'luciole.recovering'

/** A parent who came by a reset link does not know the current password: it is not asked. */
export const isRecovering = () => sessionStorage.getItem(KEY) !== null

export function keepRecovery() {
  onSessionChange(({ event }) => {
    if (event === 'PASSWORD_RECOVERY') sessionStorage.setItem(KEY, 'yes')
    if (event === 'USER_UPDATED' || event === 'SIGNED_OUT') sessionStorage.removeItem(KEY)
  })
}
