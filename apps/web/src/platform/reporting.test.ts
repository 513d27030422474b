import { expect, it } from 'vitest'
import { withoutPersonalData } from './reporting'

it('an error report carries no address, no breadcrumb, no query and no person', () => {
  const sent = withoutPersonalData({
    type: undefined,
    user: { email: 'camille@mail.example', ip_address: '1.2.3.4' },
    breadcrumbs: [{ message: 'Nina, 5' }],
    request: {
      url: 'https://luciole.example/confirmemail?email=camille@mail.example#t=1',
      headers: { Referer: 'https://luciole.example/kid/1' },
      cookies: { a: 'b' },
      data: { name: 'Nina' },
    },
  })
  expect(JSON.stringify(sent)).not.toMatch(/camille|Nina|Referer|1\.2\.3\.4/)
  expect(sent.request?.url).toBe('/confirmemail')
})
