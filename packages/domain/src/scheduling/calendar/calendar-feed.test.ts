import { describe, expect, test } from 'vitest'
import { addressOf } from '../../address/parts.ts'
import type { PublicSession } from '../schema.ts'
import { googleSubscriptionUrl, webcalUrl } from './calendar-feed.ts'
import { calendarFeed } from './calendar-file.ts'
import { type FeedReader, feedEntry } from './feed-entry.ts'

const session: PublicSession = {
  status: 2,
  scheduled_for: '2026-12-01T11:30:00.000Z',
  time_zone: 'America/Sao_Paulo',
  service: { name: 'Tour virtual e fotos', vertical: { id: 1 } },
  address: addressOf({
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
    postal_code: '',
  }),
  vertical_data: { unit: '84', complement: 'Torre B' },
  client: { name: 'Construtora Horizonte', logo_url: null },
  responsible_name: 'Paulo Siqueira',
  provider_name: 'Rafael Nogueira',
}
const changedAt = '2026-11-20T15:00:00.000Z'
const url = 'https://ensaio.example/sessions/1042'
const far = '2026-11-21T15:00:00.000Z'
const near = '2026-11-30T15:00:00.000Z'

const entry = (reader: FeedReader, now = far, over: Partial<PublicSession> = {}) =>
  feedEntry(reader, { session: { ...session, ...over }, uid: 'visita-1@ensaio', changedAt, url }, now)

const street = {
  title: 'Ensaio: Rua Augusta, 1500',
  location: 'Rua Augusta, 1500, Unidade 84, Torre B, Consolação, São Paulo – SP',
}
const neighbourhood = { title: 'Ensaio: Consolação', location: 'Consolação, São Paulo – SP' }

describe('an entry of a feed (rule calendar-feed)', () => {
  test.each<[reader: FeedReader, now: string, seen: typeof street]>([
    ['company', far, street],
    ['city', far, street],
    ['photographer', far, neighbourhood],
    ['photographer', '2026-11-28T15:00:00.000Z', neighbourhood],
    ['photographer', '2026-11-29T15:00:00.000Z', street],
    ['photographer', near, street],
    ['photographer', '2026-12-02T15:00:00.000Z', street],
    ['photographer', '2026-12-03T15:00:00.000Z', neighbourhood],
  ])('for a %s at %s names the place as far as they may read it', (reader, now, seen) => {
    expect(entry(reader, now)).toMatchObject({ ...seen, uid: 'visita-1@ensaio', status: 'CONFIRMED', url })
  })

  test('says what its reader needs, and nobody’s contact', () => {
    expect(entry('photographer')?.description).toBe(`Tour virtual e fotos\n${url}`)
    expect(entry('city')?.description).toBe(
      `Tour virtual e fotos\nCliente: Construtora Horizonte\nFotógrafo: Rafael Nogueira\n${url}`,
    )
    expect(entry('city', far, { provider_name: null })?.description).not.toContain('Fotógrafo')
    expect(entry('company')?.description).toMatch(
      /^Tour virtual e fotos\nFotógrafo: Rafael Nogueira\n\nAcenda/,
    )
    for (const reader of ['company', 'photographer', 'city'] as const)
      expect(JSON.stringify(entry(reader, near))).not.toContain('Paulo Siqueira')
  })

  test('grows its sequence with each change, and is no entry without a date', () => {
    expect(entry('company')?.sequence).toBe(Date.parse(changedAt) / 60_000)
    expect(entry('company', far, { scheduled_for: null })).toBeNull()
  })

  test('says that it is cancelled also where programs ignore it', () => {
    expect(entry('company', far, { status: 3 })).toMatchObject({
      status: 'CANCELLED',
      title: 'Ensaio cancelado: Rua Augusta, 1500',
    })
  })
})

describe('the file of a feed', () => {
  const lines = (...entries: (ReturnType<typeof entry> & object)[]) =>
    calendarFeed(entries, { name: 'Ensaio: Horizonte; SP', timeZone: 'America/Sao_Paulo' }).split('\r\n')
  const canceled = entry('company', far, { status: 3 })
  const booked = entry('company')
  if (!canceled || !booked) throw new Error('Both have a date.')

  test('has a name, a zone and a pace', () => {
    expect(lines(booked)).toEqual(
      expect.arrayContaining([
        'NAME:Ensaio: Horizonte\\; SP',
        'X-WR-CALNAME:Ensaio: Horizonte\\; SP',
        'X-WR-TIMEZONE:America/Sao_Paulo',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'X-PUBLISHED-TTL:PT1H',
        `URL:${url}`,
      ]),
    )
  })

  test('never has the method CANCEL, which would be a message', () => {
    expect(lines(canceled)).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT']),
    )
    expect(lines(booked)).not.toContain('TRANSP:TRANSPARENT')
  })

  test('has a component also when nothing is booked (RFC 5545 §3.6)', () => {
    expect(lines().filter((line) => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'BEGIN:STANDARD',
    ])
    expect(lines(booked)).not.toContain('BEGIN:VTIMEZONE')
  })
})

test('the address opens the calendar of a device, and Google Agenda', () => {
  const address = 'https://ensaio.example/api/calendars/Zk3vT9qLw8RrY2mNc5Xb7A/visits.ics'
  const webcal = address.replace('https', 'webcal')
  expect(webcalUrl(address)).toBe(webcal)
  const google = new URL(googleSubscriptionUrl(address))
  expect([google.host, google.searchParams.get('cid')]).toEqual(['calendar.google.com', webcal])
})
