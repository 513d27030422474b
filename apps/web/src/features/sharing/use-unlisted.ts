import { useEffect } from 'react'

/** Search engines that run scripts are told again: this address is nobody else's business. */
export function useUnlisted() {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex, nofollow'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}
