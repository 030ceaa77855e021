import { addressOf } from '@ensaio/domain'
import { listingDetails } from '@ensaio/mocks'
import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { writeFeed } from './write-feed.ts'

const header = { provider: 'Ensaio', company: 'Construtora Horizonte', email: 'oi@ensaio.test' }
const parts = {
  ...{ street: 'Rua Augusta', number: '1500', neighborhood: 'Consolação' },
  ...{ city: 'São Paulo', state: 'SP', postal_code: '01305100' },
}
const feedOf = (over: Partial<typeof parts>) =>
  writeFeed(
    [
      {
        ...{ session_id: 1, details: listingDetails(), address: addressOf({ ...parts, ...over }) },
        ...{ photos: [], videos: [], tours: [], page: null },
      },
    ],
    header,
    '2026-11-20T15:00:00.000Z',
  )

test.each([
  ['SP', 'SP', 'São Paulo'],
  ['S\u000bP\u0007', 'SP', 'São Paulo'],
  ['A & "B" <C>', 'A & "B" <C>', 'A & "B" <C>'],
  ['constructor', 'constructor', 'constructor'],
])('of the state %j portals read the abbreviation %j and the name %j', (state, abbreviation, name) => {
  const feed = new DOMParser().parseFromString(feedOf({ state }), 'application/xml')
  const found = feed.getElementsByTagName('State')[0]
  expect([found?.getAttribute('abbreviation'), found?.textContent]).toEqual([abbreviation, name])
})

test('no part of an address brings characters that XML forbids', () => {
  const typed = '\u0000\u0008\u000b\u001f\ufffe'
  const over = Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, `${value}${typed}`]))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(feedOf(over)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
})
