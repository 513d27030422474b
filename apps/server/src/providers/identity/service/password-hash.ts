import { cpus } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** At most as many at once as there are cores: more only make each other slower. */
export function createGate(width: number) {
  const waiting: (() => void)[] = []
  let free = width
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  /** A missing hash costs the same time as a wrong password. */
  verify: (check: { password: string; hash: string | null }) => Promise<boolean>
}

export function createPasswordHasher(width = Math.max(1, cpus().length)): PasswordHasher {
  const enter = createGate(width)
  const decoy = hash('a password nobody has', COST)
  return {
    hash: (password) => enter(() => hash(password, COST)),
    verify: ({ password, hash: known }) =>
      enter(async () => {
        const isRight = await verify(known ?? (await decoy), password)
        return known !== null && isRight
      }),
  }
}
