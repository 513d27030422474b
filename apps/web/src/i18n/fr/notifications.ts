import type { notifications as english } from '#i18n/en/notifications'
import type { Words } from '#i18n/words'

export const notifications: Words<typeof english> = {
  notify: 'Me prévenir',
  on: 'Nous vous préviendrons dès qu’elle sera prête',
  ready: 'Votre histoire est prête',
  readyBody: 'Elle vous attend sur l’étagère pour ce soir.',
}
