import { expect, test } from 'vitest'
import { ClosedAddress, guarded, isPublicAddress, refuseClosed } from './public-address.ts'

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['224.0.0.1', false],
  ['8.8.8.8', true],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a00:1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['2606:4700:4700::1111', true],
  ['example.com', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
])('however it is written, %s is refused', (url) =>
  expect(() => refuseClosed(new URL(url))).toThrow(ClosedAddress),
)

test('a name is left to the look-up of each connection', () => {
  expect(() => refuseClosed(new URL('https://erp.example/'))).not.toThrow()
})

function lookUp(found: { address: string; family: number }[], all: boolean) {
  const find = guarded((_hostname, _options, done) => done(null, found))
  return new Promise((resolve, reject) =>
    find('erp.example', { all }, (error, address) => (error ? reject(error) : resolve(address))),
  )
}

const open = { address: '93.184.216.34', family: 4 }

test('a name whose addresses are all public is connected to', async () => {
  expect(await lookUp([open], false)).toBe(open.address)
  expect(await lookUp([open], true)).toEqual([open])
})

test.each([[[open, { address: '10.0.0.1', family: 4 }]], [[{ address: '::1', family: 6 }]], [[]]])(
  'a name with %o is not',
  async (found) => {
    await expect(lookUp(found, true)).rejects.toThrow(ClosedAddress)
    await expect(lookUp(found, false)).rejects.toThrow(ClosedAddress)
  },
)
