/** Somebody who pays by the megabyte said so in their browser. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
