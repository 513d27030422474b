import { TOAST_DURATIONS_MS } from '@luciole/contract/limits'
import hotToast from 'react-hot-toast'

export type ToastType = keyof typeof TOAST_DURATIONS_MS

const show: Record<ToastType, (message: string, id?: string) => string> = {
  blank: (message, id) => hotToast(message, options(id)),
  error: (message, id) => hotToast.error(message, options(id)),
  success: (message, id) => hotToast.success(message, options(id)),
  loading: (message, id) => hotToast.loading(message, options(id)),
  custom: (message, id) => hotToast.custom(message, options(id)),
}
const options = (id: string | undefined) => (id === undefined ? {} : { id })

/** A second toast with the same id takes the place of the first. */
export const toast = ({ type, message, id }: { type: ToastType; message: string; id?: string }) =>
  show[type](message, id)
