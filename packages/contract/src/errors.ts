/**
 * Every reason a call of ours can fail, each with the sentence that says why it exists. The web has
 * words for each in both languages; a code without words does not compile.
 */
export const ERROR_CODES = {
  internal: 'Something broke on our side; it was reported.',
  invalid_input: 'The call does not fit its schema.',
  not_found: 'It does not exist, or is not yours: we never say which.',
  unauthenticated: 'No session, or one that has ended.',
  too_many_requests: 'The caller asked too often.',
  overloaded: 'The server is briefly too busy.',
  client_too_old: 'This client is below the oldest version we still serve.',
  'account.deleted': 'The account is being deleted; nothing else is answered.',
  'account.password_wrong': 'The password given for a dangerous action is wrong.',
  'account.confirmation_wrong': 'The typed confirmation does not match.',
  'account.export_not_ready': 'The export is still being made, or its link has expired.',
  'text.refused': 'A text a person typed cannot be used in a story for children.',
  'kid.limit_reached': 'The plan holds no more kid profiles.',
  'kid.locked': 'The plan keeps this profile locked until it is a family plan again.',
  'companion.limit_reached': 'A kid has as many companions as we draw.',
  'portrait.busy': 'A portrait is already being painted for this one.',
  'portrait.failed': 'The portrait could not be painted.',
  'photo.unreadable': 'The picture is not one we can decode.',
  'photo.too_large': 'The picture is larger than we accept.',
  'story.quota_exhausted': 'No stories are left in this period.',
  'story.not_ready': 'The story is still being made.',
  'story.failed': 'The story could not be finished; it was not counted.',
  'story.edited_elsewhere': 'The page was changed on another device meanwhile.',
  'narration.not_included': 'The plan has no narration add-on.',
  'narration.failed': 'The voice could not be made.',
  'recording.unreadable': 'The recording is not audio we can read.',
  'recording.too_long': 'The recording is longer than a page may be.',
  'keepsake.no_voice': 'The book has no complete reading in this language to keep.',
  'keepsake.too_many': 'Enough keepsakes of this account are being made already.',
  'share.limit_reached': 'An account has as many open links as we keep count of.',
  'share.ended': 'The link is unknown, has expired or was taken back: we never say which.',
  'trial.already_used': 'The free trial was had once already.',
  'subscription.not_found': 'There is no subscription to change.',
  'subscription.store_managed': 'The subscription lives in an app store and ends there.',
  'subscription.change_failed': 'The provider did not accept the change.',
  'payment.offering_not_found': 'The plan asked for is not on offer.',
  'payment.attempt_conflict': 'The same attempt was used for another plan.',
  'payment.already_subscribed': 'One live subscription an account.',
  'payment.unavailable': 'The payment provider cannot be reached.',
} as const satisfies Record<string, string>

export type ErrorCode = keyof typeof ERROR_CODES
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_CODES, value)
