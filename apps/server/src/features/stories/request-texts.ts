import { WIZARD_TEXTS, type StoryRequest } from '@luciole/contract/wizard'
import { AppError } from '#platform/errors'
import type { Teller } from '#providers/text/text'

/** What a parent typed is checked before it is kept; the refused field is named to the client. */
export function checkRequest({ request, teller }: { request: StoryRequest; teller: Teller }) {
  for (const key of WIZARD_TEXTS) {
    const text = request.answers[key]
    if (text && !teller.isWelcome({ key, text })) throw new AppError('text.refused')
  }
}
