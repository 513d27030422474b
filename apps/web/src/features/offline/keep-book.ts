import { forgetAnswer, keepAnswer } from '#api/answer-store'
import { trpcClient } from '#api/trpc'
import { forgetFile, keepFile, keptNames } from '#platform/kept-files'
import { untilWiped } from '#platform/offline-copies'
import { shownWidth } from './book-files'
import { openBookKeeper } from './book-keeper'
import { deleteKeptBook, loadKeptBooks, writeKeptBook } from './kept-books'
import { budgetFor } from './room'

export const { keepBook, forgetBook, forgetGoneBooks, forgetAllBooks, forgetStrays } =
  openBookKeeper({
    books: { load: loadKeptBooks, write: writeKeptBook, delete: deleteKeptBook },
    files: { keep: keepFile, forget: forgetFile, names: keptNames },
    answers: { keep: keepAnswer, forget: forgetAnswer },
    budgetBytes: async () => budgetFor((await navigator.storage?.estimate?.())?.quota),
    pictureWidth: shownWidth,
    knownBooks: (storyIds) => trpcClient.story.known.query({ storyIds }),
    wiped: untilWiped,
  })
