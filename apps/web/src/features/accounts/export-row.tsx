import { ChevronRight, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSaveLink } from '#api/save-link'
import { SettingsRow } from '#ui/settings-card.tsx'
import { useExport, useExportState } from './accounts.queries'

function ExportLink({ url, hint }: { url: string; hint: string }) {
  const { t } = useTranslation('accounts')
  const save = useSaveLink({ url, name: 'luciole.zip' })
  return (
    <a {...save} className="block">
      <SettingsRow title={t('settings.exportReady')} hint={hint}>
        <Download aria-hidden="true" className="size-5 text-link" />
      </SettingsRow>
    </a>
  )
}

/** Asked for, being packed, ready to fetch: one row that says where it is. */
export function ExportRow() {
  const { t } = useTranslation(['accounts', 'common'])
  const { data } = useExportState()
  const start = useExport()
  const isMaking = data?.state === 'making' || start.isPending
  const hint = isMaking
    ? t('settings.exportMaking')
    : data?.state === 'failed'
      ? t('settings.exportFailed')
      : t('settings.exportHint')

  if (data?.state === 'ready' && data.url) return <ExportLink url={data.url} hint={hint} />
  return (
    <button
      type="button"
      disabled={isMaking}
      onClick={() => start.mutate()}
      className="block w-full text-left"
    >
      <SettingsRow title={t('settings.export')} hint={<span role="status">{hint}</span>}>
        <ChevronRight aria-hidden="true" className="size-5 text-muted" />
      </SettingsRow>
    </button>
  )
}
