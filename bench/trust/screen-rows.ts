import type { TrustRow } from './trust-row.ts'

const failures = (area: string, title: string) => [`stories/flows/failures/${area}.test.ts`, title] as const

/** The promises of the screens, with the tests that prove them. */
export const screenRows: readonly TrustRow[] = [
  {
    row: '/login',
    promise: 'a dialog, the fields kept, one request',
    tests: [
      failures('arrival', '/login,'),
      failures('arrival', 'Enter pressed twice'),
      ['stories/flows/login-to-booked', 'a staff account is told'],
    ],
  },
  {
    row: '/login/recover',
    promise: 'the same thanks for every answer below 500; the button waits',
    tests: [failures('arrival', '/login/recover')],
  },
  {
    row: 'magic at start-up',
    promise: 'said over the public page, out of the address, no loop',
    tests: [
      failures('arrival', 'a link that is no longer good'),
      failures('arrival', 'who is signed in cannot be learnt'),
    ],
  },
  {
    row: '/sessions',
    promise: 'the last filter wins and is in the address; retry; past the end',
    tests: [failures('list', '/sessions ')],
  },
  {
    row: '/sessions/{id}',
    promise: 'a refused save says so and shows how it stands; coming back shows what changed',
    tests: [
      failures('detail', 'cancelled elsewhere'),
      failures('detail', 'two tabs'),
      failures('detail', 'cancelling what'),
    ],
  },
  {
    row: 'save indicator',
    promise: 'the newest is kept; ERROR keeps what was typed',
    tests: [failures('detail', 'saved twice in a row'), failures('detail', 'a save that fails')],
  },
  {
    row: '/sessions/add',
    promise: 'lost answer, twice, reload, Back, 402',
    tests: [failures('order', '/sessions/add')],
  },
  {
    row: 'share link, copy',
    promise: 'says that it failed; the link is selected',
    tests: [failures('order', 'a clipboard')],
  },
  {
    row: '/payment',
    promise: 'one charge; the texts; followed over a reload; the card nowhere',
    tests: [failures('payment', '/payment')],
  },
  {
    row: 'CEP',
    promise: 'typing wins, focus moves on success alone',
    tests: [
      failures('address', 'CEP'),
      failures('address', 'a late answer'),
      failures('address', 'no answer at all'),
    ],
  },
  {
    row: 'maps',
    promise: 'plain fields',
    tests: [failures('address', 'a search of places that is blocked')],
  },
  {
    row: '/calendar picker',
    promise: 'slow, empty, failed; by keyboard',
    tests: [
      failures('calendar', 'a slow calendar'),
      failures('calendar', 'free times that cannot be had'),
      failures('calendar', 'by keyboard alone'),
    ],
  },
  {
    row: '/calendar confirm',
    promise: '409, 500, lost answer, twice, cancelled',
    tests: [
      failures('calendar', 'whose answer is lost'),
      failures('calendar', 'pressed twice'),
      failures('calendar', 'others take meanwhile'),
      failures('calendar', 'breaks down'),
      failures('calendar', 'without a connection'),
      failures('calendar', 'cancelled meanwhile'),
    ],
  },
  {
    row: '/calendar/informacoes',
    promise: 'deep link, reload',
    tests: [failures('calendar', 'a deep link')],
  },
  {
    row: 'photo upload',
    promise: '20 files; three at a time; lost answers; closing the page',
    tests: [failures('upload', 'photos sent')],
  },
  {
    row: 'feature, reorder, delete',
    promise: 'taken back and said; by keyboard',
    tests: [
      failures('gallery', 'a move that fails'),
      failures('gallery', 'a feature that fails'),
      failures('gallery', 'cannot be deleted'),
    ],
  },
  {
    row: 'zip download',
    promise: 'nothing partial is saved, silent, once',
    tests: [failures('gallery', 'an archive')],
  },
  {
    row: 'onboarding',
    promise: 'the saved are not sent again; success waits for all',
    tests: [failures('account', 'the third of three'), failures('account', 'Mais Tarde')],
  },
  {
    row: '/profile/password',
    promise: 'the texts; other devices ask to sign in',
    tests: [failures('account', '/profile/password'), failures('account', 'signs the other devices out')],
  },
  {
    row: '/pre-cadastro',
    promise: 'its error page on definite failure; data kept; once',
    tests: [failures('account', '/pre-cadastro')],
  },
  {
    row: 'any page',
    promise: 'one reload, one dialog, boundary, offline, other tabs',
    tests: [failures('anywhere', 'any page')],
  },
]
