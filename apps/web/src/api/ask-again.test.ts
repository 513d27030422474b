import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { askAgain } from './ask-again'

const queryKey = ['kid', 'list']

/** Somebody looks at the list; each question is answered by hand. */
function lookAtList() {
  const answers: ((kids: string[]) => void)[] = []
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  })
  onTestFinished(observer.subscribe(() => {}))
  return { client, observer, answers }
}

it('a first answer that left before the change is not the last word', async () => {
  const { client, observer, answers } = lookAtList()
  const asked = askAgain({ client, queryKey })
  answers[0]?.(['what was known before'])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(['what is'])
  await asked
  expect(observer.getCurrentResult().data).toEqual(['what is'])
})

it('what is known already is asked once', async () => {
  const { client, observer, answers } = lookAtList()
  answers[0]?.(['what was known before'])
  await expect.poll(() => observer.getCurrentResult().data).toBeDefined()
  const asked = askAgain({ client, queryKey })
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(['what is'])
  await asked
  expect(answers).toHaveLength(2)
})
