import { useState } from 'react'
import { useAccount } from '#features/accounts/accounts.queries'
import { isGrownUpHere } from './grown-up'
import { ParentGate } from './parent-gate.tsx'

/** On a shared device, what costs money asks for a grown-up first. */
export function useGrownUp() {
  const { data: account } = useAccount()
  const [asked, setAsked] = useState<{ work: () => void } | null>(null)
  return {
    ask: (work: () => void) =>
      account?.parentGate && !isGrownUpHere() ? setAsked({ work }) : work(),
    gate: (
      <ParentGate
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onPassed={() => asked?.work()}
      />
    ),
  }
}
