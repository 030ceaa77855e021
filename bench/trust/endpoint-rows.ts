import { accountRows } from './account-rows.ts'
import { api, races, type TrustRow } from './trust-row.ts'

/** The promises of the endpoints. */
export const endpointRows: readonly TrustRow[] = [
  ...accountRows,
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
      [races('money/orders'), '2 succeed, 98 get 402'],
      [races('money/orders'), 'one order with one key'],
      [races('money/orders'), 'keep the ledger balanced'],
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
      [races('files/uploads'), 'uploads, a fifth cut'],
      [races('upload-crowd'), 'photos of 3 MB sent at once'],
      [races('files/bucket'), 'an unavailable bucket'],
      [races('full-disk'), 'that a full disk cannot take'],
      ['stories/flows/failures/upload', 'answers that are lost'],
      ['stories/flows/failures/upload', 'of 20 files'],
    ],
  },
  {
    row: 'DELETE/POST photo',
    promise: 'paths that do not fit are 404; 200 features: never two; 200 moves: 0..n-1',
    tests: [
      [races('files/gallery'), 'never two'],
      [races('files/gallery'), 'the order stays'],
      [api('deliverables/material-rights'), 'a path that does not fit'],
    ],
  },
  {
    row: 'photos/blueprints download',
    promise:
      '200 × 3 MB: memory flat, length exact, every entry byte for byte; a missing file breaks it visibly',
    tests: [
      [races('files/archives'), 'an archive of'],
      [races('files/archives'), 'archives of'],
      [api('files/archive-routes'), 'a stored file that is missing'],
      ['stories/flows/failures/gallery', 'an archive that breaks off'],
    ],
  },
  {
    row: 'photo sizes',
    promise:
      '10,000 pictures, two processes killed 20 times while people work and files are swept: each file once, none missing, none orphaned, none that lives deleted; no GPS in anything handed out',
    tests: [
      [races('files/derivatives'), 'each file once'],
      [api('files/sizes/size-routes'), 'is drawn once'],
      [api('files/size-archives'), 'never an archive without it'],
      [api('jobs/clean-files'), 'downloaded, archived and drawn without its location'],
    ],
  },
  {
    row: 'POST blueprints',
    promise:
      '1,048,576 bytes pass, one more does not; files whose bytes contradict their name are refused, only safe types render inline',
    tests: [
      [api('deliverables/blueprints/blueprint-routes'), '1048576 bytes pass'],
      [api('files/file-routes'), 'can do nothing there'],
      [api('files/file-routes'), 'a dwg is downloaded'],
    ],
  },
  {
    row: 'tours, urls, videos',
    promise: 'only http(s), fixed keys; the server fetches none of them',
    tests: [
      [api('deliverables/change-links'), 'links'],
      [api('orders/place-order'), 'no link but https'],
    ],
    open: '0 dialogs and 0 outbound sockets are not counted by a test: nothing in deliverables/material-routes uses the network.',
  },
  {
    row: 'GET sessions/public/{token}',
    promise: 'exactly its keys; guesses are limited over all servers; no referrer',
    tests: [
      [api('scheduling/scheduling-link'), 'exactly the declared keys'],
      [races('limits'), 'a hundred guessed links'],
      ['stories/flows/login-to-booked', 'sends no referrer'],
    ],
    open: '100,000 guesses are not sent: sixty a minute are looked up, of 2^128.',
  },
  {
    row: 'POST session-calendar/public',
    promise: 'in the time of São Paulo; each of 1,000 offered slots can be booked',
    tests: [
      [api('scheduling/scheduling-link'), 'every offered slot'],
      [api('scheduling/scheduling-link'), 'today’s slots go'],
      [races('scale'), 'a thousand offered free times'],
      [races('scale'), 'a thousand people'],
    ],
  },
  {
    row: 'sessions/public/{token}',
    promise:
      '500 for one slot on 2 processes: 1 × 200, 499 × 409 (3/497); killed 10 times: 0 lost, 0 double; history checker with 6 faults and clocks 4 s apart; 4 mutants caught; a replica takes over: 0 lost',
    tests: [
      [races('burst'), 'visitors want one slot'],
      [races('burst'), 'one token sent many times'],
      [races('burst'), 'the check works'],
      [races('kill'), 'loses no acknowledged booking'],
      [races('kill'), 'finishes pending requests'],
      [races('kill'), 'without Postgres'],
      [races('history'), 'nothing contradicts'],
      [races('history'), 'the checker catches'],
      [races('database/failover'), 'a primary dies'],
      [races('database/failover'), 'a replica that primaries do not wait for'],
      [races('full-disk'), 'a booking and an order'],
      ['packages/testing/src/history/timed-history.test.ts', 'is found'],
      ['stories/flows/failures/calendar', 'whose answer is lost'],
    ],
  },
  {
    row: 'POST transactions',
    promise:
      '50 with one key: one charge; killed between approval and commit × 20: credited once; PAN nowhere; the server’s price',
    tests: [
      [races('money/payments'), 'the gateway sees one'],
      [races('money/payments'), 'killed between the gateway’s yes'],
      [races('money/payments'), 'twenty notices on two servers'],
      [races('canary'), 'card numbers and codes'],
      [api('payments/payment-sum'), 'what is to be paid, the server works out'],
      ['stories/flows/failures/payment', 'the answer is lost'],
    ],
  },
  {
    row: 'POST new-client',
    promise: '1,000 posts: 5 mails; no foreign recipient by injection',
    tests: [
      [races('sign-in'), 'a thousand registrations'],
      [races('people/people'), 'forty registrations'],
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
      [api('jobs/deliver-mail'), 'finds no room to be marked'],
      [races('people/people'), 'two servers share the outbox'],
      [races('half-done'), 'mails: none is missing'],
    ],
  },
  {
    row: 'all: start/stop',
    promise:
      'one process per folder; each migration once, killed 20 times; finishes pending requests before it stops',
    tests: [
      [races('database/start'), 'a second process refuses'],
      [races('database/start'), 'several processes may start'],
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
      [races('database/backup'), 'seeded, copied, destroyed'],
    ],
  },
]
