// Before the first paint, so that a dark room never sees a white flash. platform/appearance.ts takes over.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('luciole.appearance')
  } catch {
    // Storage is closed in a private window: the system decides.
  }
  var night =
    chosen === 'night' || (chosen !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = night ? 'night' : 'day'
})()
