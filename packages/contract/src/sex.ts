import * as z from 'zod/mini'

export const SEXES = ['male', 'female'] as const
export const sexSchema = z.enum(SEXES)
export type Sex = (typeof SEXES)[number]
