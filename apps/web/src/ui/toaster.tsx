import { TOAST_DURATIONS_MS } from '@luciole/contract/limits'
import { createPortal } from 'react-dom'
import { Toaster as HotToaster } from 'react-hot-toast'

const { blank, error, success, loading, custom } = TOAST_DURATIONS_MS

/** As wide as the specification lets it, and no wider than leaves what stands in both corners. */
const LOOK = {
  maxWidth: 'min(350px, 100vw - 9rem)',
  borderRadius: 20,
  padding: '3px 12px',
  background: 'var(--pinned)',
  color: 'var(--ink)',
  boxShadow: '0 0 0 1.5px var(--line), var(--shadow-card)',
}

/** Beside the app, not in it: a sheet lies over the app, and what it says must be read over the sheet. */
export const Toaster = () =>
  createPortal(
    <HotToaster
      position="top-center"
      // Between what stands in the corners of a screen: it is in the way neither of Back nor of the title.
      containerStyle={{ top: 'max(0.875rem, env(safe-area-inset-top) + 0.125rem)' }}
      toastOptions={{
        duration: blank,
        style: LOOK,
        error: {
          duration: error,
          iconTheme: { primary: 'var(--danger)', secondary: 'var(--on-danger)' },
          ariaProps: { role: 'alert', 'aria-live': 'assertive' },
        },
        success: {
          duration: success,
          iconTheme: { primary: 'var(--success)', secondary: 'var(--success-soft)' },
        },
        loading: { duration: loading },
        custom: { duration: custom },
      }}
    />,
    document.body,
  )
