import { reasonOf } from './describe-error'

/**
 * What a screen must give way to. Without network it goes on with what it has; what was deleted
 * meanwhile it does not go on showing.
 */
export const lastingError = ({ data, error }: { data: unknown; error: unknown }) =>
  data === undefined || reasonOf(error) === 'not_found' ? error : null
