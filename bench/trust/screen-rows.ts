import type { TrustRow } from './trust-row.ts'

const failures = (area: string, title: string) => [`stories/flows/failures/${area}.test.ts`, title] as const

/** The promises of the screens. */
export const screenRows: readonly TrustRow[] = [
  {
    row: '/login',
    promise: 'a dialog, typed values kept, one request',
    tests: [
      failures('arrival', '/login,'),
      failures('arrival', 'Enter pressed twice'),
      ['stories/flows/login-to-booked', 'a staff account is refused'],
    ],
  },
  {
    row: '/login/recover',
    promise: 'the same confirmation for every status below 500; the button shows the pending request',
    tests: [failures('arrival', '/login/recover')],
  },
  {
    row: 'magic at start-up',
    promise: 'failure shown on the public page, token removed from the address, no loop',
    tests: [
      failures('arrival', 'a link that is no longer good'),
      failures('arrival', 'when the signed-in user cannot be loaded'),
    ],
  },
  {
    row: '/sessions',
    promise: 'the last filter wins and is in the address; retry; past the end',
    tests: [failures('list', '/sessions ')],
  },
  {
    row: '/sessions/{id}',
    promise: 'a refused save shows the reason and the current state; returning to the tab shows changes',
    tests: [
      failures('detail', 'cancelled elsewhere'),
      failures('detail', 'two tabs'),
      failures('detail', 'cancelling what'),
    ],
  },
  {
    row: 'save indicator',
    promise: 'the newest value is saved; ERROR keeps the typed text',
    tests: [failures('detail', 'saved twice in a row'), failures('detail', 'a save that fails')],
  },
  {
    row: '/sessions/add',
    promise: 'lost answer, twice, reload, Back, 402',
    tests: [failures('order', '/sessions/add')],
  },
  {
    row: 'share link, copy',
    promise: 'the failure is shown; the link is selected',
    tests: [failures('order', 'a clipboard')],
  },
  {
    row: '/payment',
    promise: 'one charge; the literal texts; resumed after a reload; the card is stored nowhere',
    tests: [failures('payment', '/payment')],
  },
  {
    row: 'CEP',
    promise: 'typed values win, the focus moves only on success',
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
      failures('calendar', 'free times that cannot be loaded'),
      failures('calendar', 'by keyboard only'),
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
    promise: 'undone and reported; by keyboard',
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
    promise: 'saved steps are not sent again; success only after all',
    tests: [failures('account', 'the third of three'), failures('account', 'Mais Tarde')],
  },
  {
    row: '/profile/password',
    promise: 'the literal texts; other devices must sign in again',
    tests: [failures('account', '/profile/password'), failures('account', 'signs the other devices out')],
  },
  {
    row: '/pre-cadastro',
    promise: 'its error page on a definite failure; typed values kept; sent once',
    tests: [failures('account', '/pre-cadastro')],
  },
  {
    row: 'any page',
    promise: 'one reload, one dialog, boundary, offline, other tabs',
    tests: [failures('anywhere', 'any page')],
  },
]
