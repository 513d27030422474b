import i18next from 'i18next'
import { onAppEvent } from '#api/events'
import { rejoice } from '#platform/haptics'
import { isNative } from '#platform/native'
import { toast } from '#platform/toasts'

/** Wherever in the app a parent is when a book is bound; on its own screen it opens by itself. */
export function tellStoriesReady() {
  onAppEvent((event) => {
    if (event.type !== 'story.changed' || event.step !== 'bound') return
    const { storyId } = event
    if (location.pathname.includes(storyId)) return
    rejoice()
    const title = i18next.t('notifications:ready')
    if (document.visibilityState === 'visible') {
      return void toast({ type: 'success', message: title, id: `ready-${storyId}` })
    }
    if (!isNative()) return
    const body = i18next.t('notifications:readyBody')
    void import('#platform/shell-notifications').then(({ notifyInShell }) =>
      notifyInShell({ title, body, storyId }),
    )
  })
}
