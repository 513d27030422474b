import { Bell, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAskToBeTold, useNotificationState } from './notifications.queries'

/** On the screen where a story is made: a parent may put the phone away. */
export function NotifyButton() {
  const { t } = useTranslation('notifications')
  const { data: state } = useNotificationState()
  const ask = useAskToBeTold()
  // What is switched off in the settings is not the worry of this hour.
  if (state !== 'off' && state !== 'on') return null
  return (
    <div role="status" className="grid min-h-13 place-items-center text-sm">
      {state === 'off' ? (
        <button
          type="button"
          disabled={ask.isPending}
          onClick={() => ask.mutate()}
          className="inline-flex min-h-12 items-center gap-2 rounded-full px-5 font-title text-base font-medium text-[#fbd88a] shadow-[inset_0_0_0_1.5px_#b9aae8] transition-[scale] duration-120 ease-calm active:scale-98 disabled:opacity-60"
        >
          <Bell aria-hidden="true" className="size-5" />
          {t('notify')}
        </button>
      ) : (
        <p className="inline-flex items-center gap-2 text-[#d8cfe6]">
          <BellRing aria-hidden="true" className="size-5 text-[#fbd88a]" />
          {t(state)}
        </p>
      )}
    </div>
  )
}
