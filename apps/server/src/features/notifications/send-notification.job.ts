import type { Db } from '#platform/db'
import { handleJob } from '#platform/jobs'
import type { PushSender } from '#providers/push/push'
import { sendNotificationJob } from './notification-jobs'
import * as store from './notifications.store'

export const sendNotification = ({ db, push }: { db: Db; push: PushSender }) =>
  handleJob({
    job: sendNotificationJob,
    async run({ payload: { deviceId, storyId }, signal, commit }) {
      const device = await store.findDevice({ db, deviceId })
      if (!device) return
      const outcome = await push.send({ device, news: { storyId } }, { signal })
      if (outcome === 'gone') await commit((tx) => store.deleteDevice({ db: tx, deviceId }))
    },
    // The story stands on the shelf all the same.
    giveUp: async ({ log }) => log.warn('a notification could not be sent'),
  })
