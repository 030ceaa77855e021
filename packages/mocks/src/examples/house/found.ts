import { addressOf, type Found, status } from '@ensaio/domain'

const street = (name: string, number: string) =>
  addressOf({
    ...{ street: name, number, neighborhood: 'Consolação', city: 'São Paulo', state: 'SP' },
    postal_code: '01305100',
  })

/** What a search of the back office finds: some of each kind. */
export function found(over: Partial<Found> = {}): Found {
  return {
    sessions: [
      {
        id: 412,
        status: status.scheduled,
        scheduled_for: '2026-11-24T13:30:00.000Z',
        time_zone: 'America/Sao_Paulo',
        client_code: 'AP-104',
        address: street('Rua Augusta', '1500'),
        vertical_data: { unit: '104', complement: 'Torre B' },
        client: 'Augusta Imóveis',
      },
      {
        id: 390,
        status: status.notScheduled,
        scheduled_for: null,
        time_zone: 'America/Sao_Paulo',
        client_code: null,
        address: street('Rua Augusta', '88'),
        vertical_data: { unit: null, complement: null },
        client: 'Prisma Imóveis',
      },
    ],
    companies: [{ id: 2, name: 'Augusta Imóveis', identification: '11222333000181' }],
    people: [
      {
        of: 'client',
        id: 2,
        name: 'Augusto Lima',
        detail: 'augusto@augusta.test',
        client: 'Augusta Imóveis',
      },
      { of: 'photographer', id: 3, name: 'Nina Augusta Prates', detail: 'São Paulo', client: null },
    ],
    payments: [
      {
        reference: 'augu-7d1c2f-4e0a-9b3d',
        amount: 399,
        status: 3,
        created_at: '2026-11-18T15:00:00.000Z',
        company_id: 2,
        client: 'Augusta Imóveis',
      },
    ],
    ...over,
  }
}

/** What a search finds that finds nothing. */
export function foundNothing(): Found {
  return { sessions: [], companies: [], people: [], payments: [] }
}
