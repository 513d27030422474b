import { expect, test } from 'vitest'
import { isPublicHost } from './public-address'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '[::1]',
  '[fe80::1]',
  '[fd00::1]',
  '[::ffff:10.0.0.1]',
  'localhost',
])('%s is in our own house', async (host) => {
  expect(await isPublicHost(host)).toBe(false)
})

test.each(['8.8.8.8', '172.15.0.1', '[2606:4700::1111]'])(
  '%s is out in the world',
  async (host) => {
    expect(await isPublicHost(host)).toBe(true)
  },
)
