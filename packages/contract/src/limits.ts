/** Every number the product promises, in one place. */
export const LIMITS = {
  nameLength: 24,
  freeTextLength: 160,
  /** A page in a parent's own words. */
  pageTextLength: 2000,
  companionDescriptionLength: 160,
  passwordMinimum: 8,
  passwordMaximum: 72,
  emailLength: 255,

  trialHours: 72,
  trialStories: 3,
  singleKids: 1,
  familyKids: 5,
  companionsPerKid: 12,
  friendsPerStory: 4,

  storiesPerLoad: 16,
  /** Their ids stand in an address. */
  storiesPerQuestion: 30,
  toastsAtOnce: 20,
  eventStreamTimeoutMs: 45_000,
  resendAfterSeconds: 60,
  photoKeptHours: 24,
  /** In base64, as it travels. */
  photoCharacters: 700_000,
  recordingSeconds: 120,
  recordingBytes: 2 * 1024 * 1024,

  keepsakeDays: 7,
  keepsakesAtOnce: 6,
  sharesAtOnce: 30,
} as const

export const TOAST_DURATIONS_MS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
} as const
