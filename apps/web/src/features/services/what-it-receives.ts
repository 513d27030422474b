import type { Services } from '@luciole/contract/services'

/** What a service is told of us depends on what it can be shown. */
export const whatItReceives = ({ need, service }: Services['services'][number]) =>
  need === 'pictures' && !service?.takesPhotos
    ? ('pictures.described' as const)
    : (`${need}.live` as const)
