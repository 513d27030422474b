/** Calls once when the process that started this one is gone. */
export function whenOutlived(call, { everyMs = 500 } = {}) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    call()
  }, everyMs)
  watch.unref()
}
