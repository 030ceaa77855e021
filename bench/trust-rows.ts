/** A promise and the tests that prove it; a test is a file and a part of its title. */
export interface TrustRow {
  row: string
  promise: string
  tests: readonly (readonly [file: string, part: string])[]
  /** What no test proves, and why. */
  open?: string
}

const races = (name: string) => `apps/api/races/${name}.test.ts`
const api = (name: string) => `apps/api/src/${name}.test.ts`
const account = api('accounts/account-routes')
const fuzz = [races('generated'), 'no 5xx, no answer off its schema'] as const
const rights = [api('http/rights'), 'who gets in'] as const

/** The promises of the endpoints. */
export const endpointRows: readonly TrustRow[] = [
  {
    row: 'every endpoint',
    promise:
      '10,000 generated requests: no 5xx, nothing off its schema, no row changed by a refusal; role × endpoint × ownership',
    tests: [
      fuzz,
      rights,
      [api('http/rights'), 'every endpoint has a rule'],
      [api('app'), 'API answers are never cached'],
    ],
  },
  {
    row: 'GET auth/user',
    promise: 'just its keys, null when signed out, no session rows by strangers',
    tests: [
      [account, 'a signed-out user is null'],
      [races('sign-in'), 'a thousand strangers'],
      ['stories/flows/failures/anywhere', 'signed out in one tab'],
    ],
  },
  {
    row: 'POST auth/login',
    promise: 'a new id each login, one failure for all, limits per account and address',
    tests: [
      [account, 'an id planted before'],
      [account, 'a wrong password and an unknown address'],
      [races('sign-in'), 'known and unknown'],
      [races('sign-in'), 'a hundred logins'],
      [races('sign-in'), 'two hundred wrong passwords'],
      [races('limits'), 'forty wrong passwords'],
    ],
  },
  {
    row: 'GET/POST auth/logout',
    promise: 'ended on the server, from our own pages only',
    tests: [
      [account, 'logout ends it for good'],
      [account, 'another site cannot sign anybody out'],
      [races('sign-in'), 'fifty cookies'],
    ],
  },
  {
    row: 'GET auth/magic/',
    promise: 'single use, not by prefetching; token in no log, address or referrer',
    tests: [
      [account, 'a link works once'],
      [races('sign-in'), 'twenty prefetches'],
      [api('app'), 'never hold a token'],
      ['stories/flows/failures/arrival', 'a link that is no longer good'],
    ],
  },
  {
    row: 'POST auth/recover',
    promise:
      'the same answer and time for everybody, at most three mails an hour, our own address in the link',
    tests: [
      [account, 'known and unknown addresses'],
      [races('sign-in'), 'known and unknown'],
      [races('people'), 'a hundred recoveries'],
    ],
  },
  {
    row: 'POST newpassword',
    promise: 'recent login, other login sessions end, reported by mail',
    tests: [
      [account, 'five characters are too few'],
      [account, 'ends the other login sessions'],
      [account, 'asks for a fresh login'],
      [account, 'is reported by mail'],
    ],
  },
  {
    row: 'POST client',
    promise: 'no hostile logo is stored; all or nothing, killed 20 times',
    tests: [
      [api('companies/set-up-company'), 'is no logo'],
      [api('companies/set-up-company'), 'all or nothing'],
      [races('half-done'), 'setting a company up'],
    ],
  },
  {
    row: 'POST users',
    promise: '3 people × 50 posts: 3 rows, 3 mails; no rights slipped in',
    tests: [
      [api('companies/onboarding-routes'), 'fifty posts at once'],
      [races('people'), 'fifteen people'],
      [api('companies/onboarding-routes'), 'rights cannot be slipped in'],
      [api('companies/onboarding-routes'), 'twenty people'],
    ],
  },
  {
    row: 'GET client/services, services',
    promise: '500 services: four statements, p95 < 200 ms',
    tests: [
      [api('orders/price-routes'), 'four statements'],
      [races('scale'), 'five hundred services'],
    ],
  },
  {
    row: 'POST prices/search',
    promise: 'a price or a refusal for any request; 500 quotes: ordered = quoted',
    tests: [
      [api('orders/price-routes'), 'whatever is asked'],
      [races('scale'), 'five hundred quotes'],
    ],
  },
  {
    row: 'POST sessions/search',
    promise: '2 companies × 10,000 rows, 1,000 fuzzed filters: 0 foreign rows; pages are each row once',
    tests: [
      [races('scale'), 'two companies with ten thousand'],
      [api('sessions/session-routes'), 'any filter finds'],
      [api('sessions/session-routes'), 'what a client says'],
    ],
    open: 'p95 at 100,000 rows is in bench/results.md (search-paging).',
  },
  {
    row: 'POST sessions',
    promise:
      '100 at once on R$ 1.000,00: 2 ok, 98 × 402, R$ 202,00 left; 50 retries of one key: one row, one token',
    tests: [
      [races('orders'), '2 succeed, 98 get 402'],
      [races('orders'), 'one order with one key'],
      [races('orders'), 'keep the ledger balanced'],
      ['stories/flows/failures/order', 'whose answer is lost'],
    ],
  },
  {
    row: 'GET sessions/{id}',
    promise: 'only the viewer’s own; only the items and keys of clients',
    tests: [
      [api('http/rights'), 'opens for the ensaios of one’s company'],
      [api('sessions/session-routes'), 'has the declared keys'],
      [api('sessions/session-routes'), 'somebody else’s ensaio'],
    ],
  },
  {
    row: 'POST sessions/{id}',
    promise: '8 × 8 transitions × roles; 200 cancel/book races; the fee at 24 h ± 1 s in three zones',
    tests: [
      [api('sessions/move-session'), ' → '],
      [races('cancel'), 'cancelling while booking'],
      [races('cancel'), 'each other’s slot'],
      [api('sessions/cancel-session'), 'fee'],
      [races('assign'), 'three moves of one visit'],
    ],
  },
  {
    row: 'ratings, tag-category',
    promise: '7 odd ratings refused, many at once are one row',
    tests: [
      [api('deliverables/deliverable-routes'), 'stars are refused'],
      [api('deliverables/deliverable-routes'), 'thirty at once are one'],
      [api('deliverables/deliverable-routes'), 'a tag of something else'],
    ],
  },
  {
    row: 'POST photos',
    promise:
      '1,000 uploads, a fifth cut, 10 × kill -9: acknowledged = there byte for byte, 0 orphans; 50 at once < 400 MB',
    tests: [
      [races('uploads'), 'uploads, a fifth cut'],
      [races('upload-crowd'), 'photos of 3 MB sent at once'],
      [races('bucket'), 'an unavailable bucket'],
      ['stories/flows/failures/upload', 'answers that are lost'],
      ['stories/flows/failures/upload', 'of 20 files'],
    ],
  },
  {
    row: 'DELETE/POST photo',
    promise: 'paths that do not fit are 404; 200 features: never two; 200 moves: 0..n-1',
    tests: [
      [races('gallery'), 'never two'],
      [races('gallery'), 'the order stays'],
      [api('deliverables/material-routes'), 'a path that does not fit'],
    ],
  },
  {
    row: 'photos/blueprints download',
    promise:
      '200 × 3 MB: memory flat, length exact, every entry byte for byte; a missing file breaks it visibly',
    tests: [
      [races('archives'), 'an archive of'],
      [races('archives'), 'archives of'],
      [api('files/archive-routes'), 'a stored file that is missing'],
      ['stories/flows/failures/gallery', 'an archive that breaks off'],
    ],
  },
  {
    row: 'POST blueprints',
    promise:
      '1,048,576 bytes pass, one more does not; files whose bytes contradict their name are refused, only safe types render inline',
    tests: [
      [api('deliverables/material-routes'), '1048576 bytes pass'],
      [api('files/file-routes'), 'can do nothing there'],
      [api('files/file-routes'), 'a dwg is downloaded'],
    ],
  },
  {
    row: 'tours, urls, videos',
    promise: 'only http(s), fixed keys; the server fetches none of them',
    tests: [
      [api('deliverables/material-routes'), 'links'],
      [api('orders/place-order'), 'no link but https'],
    ],
    open: '0 dialogs and 0 outbound sockets are not counted by a test: nothing in deliverables/material-routes uses the network.',
  },
  {
    row: 'GET sessions/public/{token}',
    promise: 'exactly its keys; guesses are limited over all servers; no referrer',
    tests: [
      [api('scheduling/scheduling-routes'), 'exactly the declared keys'],
      [races('limits'), 'a hundred guessed links'],
      ['stories/flows/login-to-booked', 'sends no referrer'],
    ],
    open: '100,000 guesses are not sent: sixty a minute are looked up, of 2^128.',
  },
  {
    row: 'POST session-calendar/public',
    promise: 'in the time of São Paulo; each of 1,000 offered slots can be booked',
    tests: [
      [api('scheduling/scheduling-routes'), 'every offered slot'],
      [api('scheduling/scheduling-routes'), 'today’s slots go'],
      [races('scale'), 'a thousand offered free times'],
    ],
  },
  {
    row: 'sessions/public/{token}',
    promise:
      '500 for one slot on 2 processes: 1 × 200, 499 × 409 (3/497); killed 10 times: 0 lost, 0 double; history checker with 6 faults; 4 mutants caught',
    tests: [
      [races('burst'), 'visitors want one slot'],
      [races('burst'), 'one token sent many times'],
      [races('burst'), 'the check works'],
      [races('kill'), 'loses no acknowledged booking'],
      [races('kill'), 'finishes pending requests'],
      [races('kill'), 'without Postgres'],
      [races('history'), 'nothing contradicts'],
      [races('history'), 'the checker catches'],
      ['packages/testing/src/history/timed-history.test.ts', 'is found'],
      ['stories/flows/failures/calendar', 'whose answer is lost'],
    ],
  },
  {
    row: 'POST transactions',
    promise:
      '50 with one key: one charge; killed between approval and commit × 20: credited once; PAN nowhere; the server’s price',
    tests: [
      [races('payments'), 'the gateway sees one'],
      [races('payments'), 'killed between the gateway’s yes'],
      [races('payments'), 'twenty notices on two servers'],
      [races('canary'), 'card numbers and codes'],
      [api('payments/pay-by-card'), 'what is to be paid, the server works out'],
      ['stories/flows/failures/payment', 'the answer is lost'],
    ],
  },
  {
    row: 'POST new-client',
    promise: '1,000 posts: 5 mails; no foreign recipient by injection',
    tests: [
      [races('sign-in'), 'a thousand registrations'],
      [races('people'), 'forty registrations'],
      [api('adapters/mail/smtp'), 'one recipient, whatever is written'],
    ],
  },
  {
    row: 'CEP, maps, assets host',
    promise: 'the form works by hand during any outage; no redirect followed',
    tests: [
      [api('places/postal-code-routes'), 'when it gives no answer'],
      [api('places/place-routes'), 'when Google gives no answer'],
      ['stories/flows/failures/address', 'an address'],
    ],
  },
  {
    row: 'all: e-mail',
    promise: 'only for committed events; all arrive after an outage; killed 20 times: 0 missing',
    tests: [
      [api('jobs/deliver-mail'), 'rolled back is not sent'],
      [api('adapters/mail/smtp'), 'down for a while'],
      [races('people'), 'two servers share the outbox'],
      [races('half-done'), 'mails: none is missing'],
    ],
  },
  {
    row: 'all: start/stop',
    promise:
      'one process per folder; each migration once, killed 20 times; finishes pending requests before it stops',
    tests: [
      [races('start'), 'a second process refuses'],
      [races('start'), 'several processes may start'],
      [races('half-done'), 'migrations: the next start'],
      [races('kill'), 'finishes pending requests'],
    ],
  },
  {
    row: 'all: privacy (LGPD)',
    promise:
      'an erased person is nowhere in a dump; no GPS data in derived pictures; backups can be restored',
    tests: [
      [api('privacy/privacy'), 'an erased person is nowhere'],
      [api('privacy/privacy'), 'an export holds all data of a person'],
      [api('deliverables/material-routes'), 'without where it was taken'],
      [races('backup'), 'seeded, copied, destroyed'],
    ],
  },
]

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
