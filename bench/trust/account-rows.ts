import { account, api, fuzz, races, rights, type TrustRow } from './trust-row.ts'

/** The promises of the endpoints of accounts, and of all endpoints, with the tests that prove them. */
export const accountRows: readonly TrustRow[] = [
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
      [races('people/people'), 'a hundred recoveries'],
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
      [races('people/people'), 'fifteen people'],
      [api('companies/onboarding-routes'), 'rights cannot be slipped in'],
      [api('companies/onboarding-routes'), 'twenty people'],
    ],
  },
]
