import i18next from 'i18next'
import { onAppEvent } from '#api/events'
import { rejoice } from '#platform/haptics'
import { isNative } from '#platform/native'
import { report } from '#platform/reporting'
import { toast } from '#platform/toasts'

/** Behind other apps, not yet asleep; unless the phone is told from outside. */
async function tellBehind({ title, storyId }: { title: string; storyId: string }) {
  const { isToldAsleep } = await import('#platform/shell-push')
  if (isToldAsleep()) return
  const { notifyInShell } = await import('#platform/shell-notifications')
  await notifyInShell({ title, body: i18next.t('notifications:readyBody'), storyId })
}

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
    if (isNative()) void tellBehind({ title, storyId }).catch(report)
  })
}
