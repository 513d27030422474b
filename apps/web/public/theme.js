// Before the first paint, so that a dark room never sees a white flash. platform/appearance.ts takes over.
;(function () {
  var page = document.documentElement
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is closed in a private window: the system decides.
      return null
    }
  }
  var chosen = stored('luciole.appearance')
  var night =
    chosen === 'night' || (chosen !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.dataset.theme = night ? 'night' : 'day'

  // Older than 2023: no screen of ours would come, nor say why. Such a phone names its web view.
  var isOld = !window.CSS || !CSS.supports('color', 'oklch(0 0 0)') || !Array.prototype.toSorted
  var sayOld = function () {
    document.body.innerHTML =
      '<p style="max-width:24rem;margin:30vh auto;padding:0 20px;font:18px/1.5 sans-serif;text-align:center">' +
      'This browser is too old for Luciole. Please update it (on Android: Android System WebView).<br><br>' +
      '<span lang="fr">Ce navigateur est trop ancien pour Luciole. Merci de le mettre à jour (sur Android\u00a0: Android System WebView).</span></p>'
  }
  if (isOld) return document.addEventListener('DOMContentLoaded', sayOld)

  // A screen drawn with the page (platform/drawn-page.ts) is not for who is signed in, nor for who
  // chose another language on this device than the server could know.
  var asked = /[?&]lng=/.test(location.search) || /(^|; *)i18next=/.test(document.cookie)
  var language = asked ? null : stored('i18nextLng')
  var isForeign = language !== null && language !== page.lang
  var isHidden = isForeign || stored('luciole-session') !== null
  page.dataset.drawing = isHidden ? 'hidden' : 'shown'

  // The drawing is on its paper before the app, which is larger, is asked for.
  var files = (document.currentScript.dataset.app || '').split(' ').filter(Boolean)
  var askForApp = function () {
    files.forEach(function (file, index) {
      var isFirst = index === 0
      var tag = document.createElement(isFirst ? 'script' : 'link')
      if (isFirst) Object.assign(tag, { type: 'module', src: file })
      else Object.assign(tag, { rel: 'modulepreload', href: file })
      document.head.append(tag)
    })
  }
  if (isHidden || document.hidden) askForApp()
  else
    requestAnimationFrame(function () {
      setTimeout(askForApp)
    })
  addEventListener(
    'submit',
    function (event) {
      event.preventDefault()
      if (page.dataset.drawing === 'shown') page.dataset.drawing = 'sent'
    },
    { capture: true, once: true },
  )
})()
