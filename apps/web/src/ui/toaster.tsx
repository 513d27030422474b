import { TOAST_DURATIONS_MS } from '@luciole/contract/limits'
import { createPortal } from 'react-dom'
import { Toaster as HotToaster } from 'react-hot-toast'

const { blank, error, success, loading, custom } = TOAST_DURATIONS_MS

const LOOK = {
  maxWidth: 350,
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
      // Below what stands in the corners of a screen: nothing said for two seconds is in the way of Back.
      containerStyle={{ top: 'calc(env(safe-area-inset-top) + 4.25rem)' }}
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
