import { isNative } from './native'

/** The store's own sheet, which decides itself whether to show; the web has no store to praise us in. */
export async function askForReview() {
  if (!isNative()) return
  const { InAppReview } = await import('@capacitor-community/in-app-review')
  await InAppReview.requestReview()
}
