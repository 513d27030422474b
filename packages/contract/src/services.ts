import * as z from 'zod/mini'

/** The crafts a service outside may take over, and the second look at what it made. */
export const SERVICE_NEEDS = ['words', 'pictures', 'voice', 'moderation'] as const
export type ServiceNeed = (typeof SERVICE_NEEDS)[number]

/** What leaves only when a parent says so, each on its own, off at first. */
export const SERVICE_CONSENTS = ['voice'] as const
export const serviceConsentSchema = z.enum(SERVICE_CONSENTS)
export type ServiceConsent = z.infer<typeof serviceConsentSchema>

export const serviceSchema = z.object({
  need: z.enum(SERVICE_NEEDS),
  /** Null when our own engine does it, here. */
  service: z.nullable(
    z.object({
      /** As the operator named it: a model. */
      model: z.string(),
      host: z.string(),
      /** True when it is on the machine the app runs on. */
      isHere: z.boolean(),
      /** True when it can be shown a photo to paint from. */
      takesPhotos: z.boolean(),
    }),
  ),
})
export const servicesSchema = z.object({
  services: z.array(serviceSchema),
  consents: z.object({ voice: z.boolean() }),
})
export type Services = z.infer<typeof servicesSchema>

/** A service as a parent is shown it: whoever agrees, agrees to this one and to no later one. */
export const namedServiceSchema = z.object({ model: z.string(), host: z.string() })
export type NamedService = z.infer<typeof namedServiceSchema>
export const serviceName = ({ model, host }: NamedService) => `${model} ${host}`

export const agreeToServiceInput = z.discriminatedUnion('agreed', [
  z.object({ consent: serviceConsentSchema, agreed: z.literal(true), to: namedServiceSchema }),
  z.object({ consent: serviceConsentSchema, agreed: z.literal(false) }),
])
export type AgreeToService = z.infer<typeof agreeToServiceInput>
