import { AppError } from '#platform/errors'
import type { StoryCursor } from './shelf.store'

/** Opaque to clients: the last story shown, by its place in time. */
export const encodeCursor = ({ createdAt, id }: StoryCursor): string =>
  Buffer.from(`${createdAt.getTime()}:${id}`).toString('base64url')

export function decodeCursor(cursor: string): StoryCursor {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(':')
  const createdAt = new Date(Number(time))
  if (!time || Number.isNaN(createdAt.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new AppError('invalid_input')
  }
  return { createdAt, id }
}
