import { describe, expect, test } from 'vitest'
import { calendarFile, googleCalendarUrl } from './calendar/calendar-file.ts'
import { bookingOf, clearOwner, emptyDraft, fillOwner, firstIncompleteStep, startDraft } from './draft.ts'
import type { PublicSession } from './schema.ts'

const me = { name: 'Ana Lima', phone: '+5511912345678', email: 'ana@x.com.br' }

/** A link's public session; an API with only the specification's keys omits the responsible person and the keys. */
function linked(over: Partial<PublicSession> = {}): PublicSession {
  return {
    status: 1,
    scheduled_for: null,
    time_zone: 'America/Sao_Paulo',
    service: { name: 'Fotos', vertical: { id: 1 } },
    address: { address_components: [], url: null },
    vertical_data: { unit: null, complement: null },
    client: { name: 'Construtora Horizonte', logo_url: null },
    responsible_name: null,
    provider_name: null,
    ...over,
  }
}
const booked = { status: 2, scheduled_for: '2026-11-23T13:30:00.000Z' } as const

describe('the draft', () => {
  test('a deep link goes to the first incomplete step', () => {
    const empty = emptyDraft()
    const dated = { ...empty, date: '2026-11-23', hour: '08h30' as const }
    expect(firstIncompleteStep(empty)).toBe('')
    expect(firstIncompleteStep({ ...empty, date: '2026-11-23' })).toBe('')
    expect(firstIncompleteStep(dated)).toBe('informacoes')
    expect(firstIncompleteStep({ ...fillOwner(dated, me), keys: 'Na portaria' })).toBe('confirmacao')
  })

  test('starts with the responsible person, and does not require known keys', () => {
    const known = linked({ responsible: me, keys_given: true })
    const draft = startDraft(known)
    expect(draft).toEqual({ ...emptyDraft(), owner: me })
    const chosen = { ...draft, date: '2026-11-23', hour: '08h30' as const }
    expect(firstIncompleteStep(chosen, known)).toBe('confirmacao')
    expect(firstIncompleteStep(chosen, linked({ responsible: me }))).toBe('informacoes')
    expect(firstIncompleteStep({ ...chosen, keys: ' ' }, known)).toBe('confirmacao')
    expect(bookingOf(chosen, known)).toEqual({
      date: '2026-11-23',
      hour: '08h30',
      scheduling_responsible_info: me,
      extrainfo: '',
      visits: [],
    })
  })

  test('a move begins with the time of the visit, and sends day and time, and the start that was shown', () => {
    const known = linked({ ...booked, keys_given: true })
    const draft = startDraft(known)
    expect(draft).toEqual({ ...emptyDraft(), hour: '10h30' })
    expect(bookingOf({ ...draft, date: '2026-11-24' }, known)).toEqual({
      date: '2026-11-24',
      hour: '10h30',
      visits: [booked.scheduled_for],
    })
  })

  test('a link for several books those without a date, and moves all when none is left', () => {
    const unit = (token: string, isBooked: boolean) => ({
      token,
      ...(isBooked ? booked : { status: 1 as const, scheduled_for: null }),
      vertical_data: { unit: token, complement: null },
      provider_name: null,
    })
    const draft = { ...emptyDraft(), date: '2026-11-24', hour: '08h30' as const, owner: me, keys: 'Aqui' }
    const waiting = linked({
      keys_given: false,
      units: [unit('a', true), unit('b', false), unit('c', false)],
    })
    expect(bookingOf(draft, waiting)).toMatchObject({
      units: ['b', 'c'],
      keys: 'Aqui',
      visits: [booked.scheduled_for],
    })
    const all = linked({ ...booked, keys_given: true, units: [unit('a', true), unit('b', true)] })
    expect(bookingOf(draft, all)).toEqual({
      date: '2026-11-24',
      hour: '08h30',
      units: ['a', 'b'],
      visits: [booked.scheduled_for, booked.scheduled_for],
    })
  })

  test('an API with only the specification’s keys gets all fields', () => {
    const draft = { ...startDraft(linked(booked)), date: '2026-11-24', owner: me, keys: 'Na portaria' }
    expect(bookingOf(draft, linked(booked))).toEqual({
      date: '2026-11-24',
      hour: '10h30',
      scheduling_responsible_info: me,
      keys: 'Na portaria',
      extrainfo: '',
    })
  })

  test('agrees to the ways that were asked about, with a mobile number alone (rule phone-consent)', () => {
    const draft = { ...startDraft(linked(booked)), date: '2026-11-24', keys: 'Na portaria' }
    const ways = linked({ ...booked, message_channels: ['whatsapp', 'sms'] })
    const agreed = { ...draft, owner: { ...me, phone: '+5511900001111' }, accepts_messages: true }
    expect(bookingOf(agreed, ways)).toMatchObject({ accepts_messages_by: ['whatsapp', 'sms'] })
    expect(bookingOf({ ...agreed, owner: { ...me, phone: '+551133334444' } }, ways)).not.toHaveProperty(
      'accepts_messages_by',
    )
    expect(bookingOf({ ...agreed, accepts_messages: false }, ways)).not.toHaveProperty('accepts_messages_by')
    expect(bookingOf(agreed, linked(booked))).not.toHaveProperty('accepts_messages_by')
  })

  test('unticking clears only what ticking filled in', () => {
    const filled = fillOwner({ ...emptyDraft(), keys: 'Na portaria' }, me)
    expect(clearOwner(filled, me).owner).toEqual({ name: '', phone: '', email: '' })
    const edited = { ...filled, owner: { ...filled.owner, phone: '+5511900001111' } }
    expect(clearOwner(edited, me)).toMatchObject({
      is_me: false,
      keys: 'Na portaria',
      owner: { name: '', phone: '+5511900001111', email: '' },
    })
  })
})

describe('the visit in a calendar', () => {
  const event = {
    uid: 'abc@ensaio',
    sequence: 1,
    status: 'CONFIRMED' as const,
    start: '2026-11-23T11:30:00.000Z',
    stamp: '2026-11-20T15:00:00.000Z',
    title: 'Ensaio: Rua Augusta, 1500',
    location: 'Rua Augusta, 1500; Consolação, São Paulo – SP',
    description:
      'Deixe as luzes acesas.\nGuarde objetos pessoais, por favor; retire as capas dos móveis antes.',
  }

  test('is in UTC, escaped, folded at 75 octets with CRLF', () => {
    const file = calendarFile(event)
    expect(file).toContain('DTSTART:20261123T113000Z\r\nDTEND:20261123T130000Z\r\n')
    expect(file).toContain('SUMMARY:Ensaio: Rua Augusta\\, 1500\r\n')
    const unfolded = file.replace(/\r\n /g, '')
    expect(unfolded).toContain('Deixe as luzes acesas.\\nGuarde objetos pessoais\\, por favor\\; retire')
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })

  test('a cancelled one says so', () => {
    expect(calendarFile({ ...event, status: 'CANCELLED', sequence: 2 })).toMatch(
      /METHOD:CANCEL[\s\S]*SEQUENCE:2/,
    )
  })

  test('names its organizer, whose name cannot break out of its quotes', () => {
    const organizer = { name: 'En"saio\r\nX: y', email: 'ola@ensaio.test' }
    expect(calendarFile(event)).not.toContain('ORGANIZER')
    expect(calendarFile({ ...event, organizer })).toContain(
      '\r\nORGANIZER;CN="EnsaioX: y":mailto:ola@ensaio.test\r\n',
    )
  })

  test('opens in Google Agenda', () => {
    const url = new URL(googleCalendarUrl(event))
    expect(url.searchParams.get('dates')).toBe('20261123T113000Z/20261123T130000Z')
    expect(url.searchParams.get('text')).toBe(event.title)
  })
})
