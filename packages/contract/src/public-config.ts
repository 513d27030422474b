import * as z from 'zod/mini'

/** What any client may know before it has a session: the answer of `config.public`. */
export const publicConfigSchema = z.object({
  mode: z.enum(['local', 'production']),
  supportEmail: z.string(),
  /** Where error reports go, one project a platform; null switches reporting off. */
  dsns: z.object({
    web: z.nullable(z.string()),
    android: z.nullable(z.string()),
    ios: z.nullable(z.string()),
  }),
  /** Absolute, or a path on the app's own origin. */
  authUrl: z.string(),
  /** The publishable key a hosted identity project asks for; null for the embedded one. */
  authKey: z.nullable(z.string()),
  vapidPublicKey: z.nullable(z.string()),
  /** Which phones can be told of a story while the app there sleeps. */
  phonePush: z.optional(z.object({ android: z.boolean(), ios: z.boolean() })),
  /** RevenueCat's public keys, with which a shell sells in its own store. */
  purchaseKeys: z.optional(
    z.object({ android: z.nullable(z.string()), ios: z.nullable(z.string()) }),
  ),
  /** Where a shell that is too old finds its update. */
  storeUrls: z.object({ android: z.nullable(z.string()), ios: z.nullable(z.string()) }),
})
export type PublicConfig = z.infer<typeof publicConfigSchema>
