import { HttpResponse, http, type RequestHandler } from 'msw'

// Another API: it answers only the specification's calls, with only the specification's keys (rule wire-other-api).

const components = [
  { types: ['street_number'], long_name: '1500', short_name: '1500' },
  { types: ['route'], long_name: 'Rua Augusta', short_name: 'R. Augusta' },
  { types: ['sublocality_level_1'], long_name: 'Consolação', short_name: 'Consolação' },
  { types: ['locality'], long_name: 'São Paulo', short_name: 'São Paulo' },
  { types: ['administrative_area_level_1'], long_name: 'São Paulo', short_name: 'SP' },
  { types: ['postal_code'], long_name: '01305-100', short_name: '01305-100' },
]
const address = { address_components: components, url: 'https://maps.example.com/rua-augusta' }
const tags = [
  { id: 1, name: 'Sala' },
  { id: 2, name: 'Cozinha' },
]
const words = { 7: 'Tour virtual', 9: 'Fotos profissionais', 10: 'Vídeos', 11: 'Plantas' } as const
type Item = keyof typeof words

const sessionItem = (id: Item) => ({ id, label: words[id], title: words[id], icon: 'image' })
const serviceProduct = (id: Item) => ({
  name: words[id],
  item: { ...sessionItem(id), item_id: id, orientation: 'Luzes acesas.', tags },
})
const rule = {
  id: 1,
  name: 'Até 150 m², São Paulo',
  final_price: 399,
  discount: null,
  rule: JSON.stringify({ main: { title: 'Tour virtual', value: 399 }, items: [] }),
}
const service = {
  id: 1,
  name: 'Tour virtual e fotos',
  vertical: { id: 1 },
  products: ([7, 9, 10, 11] as const).map(serviceProduct),
  rules: [rule],
}
const client = { id: 3, name: 'Construtora Horizonte', payment_plan: 1, credit: { balance: 1200 } }
const held: Record<Item, readonly object[]> = {
  7: [{ matterport_url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo', tour_url: null, host_prize: 6 }],
  9: [1, 2].map((id) => ({ id, url: `/photo-${id}.jpg`, tag_id: id, is_featured: id === 1, order: id })),
  10: [{ id: 1, url: 'https://vimeo.com/76979871' }],
  11: [{ id: 1, file_name: 'Planta', file_extension: 'pdf' }],
}

/** An ensaio in a status, with only the specification's keys. */
export function specSession(status: number) {
  const isPlanned = status === 1
  const hasCome = status === 5 || status === 8
  return {
    id: 1042,
    status,
    scheduled_for: isPlanned ? null : '2026-11-27T13:30:00.000Z',
    created_at: '2026-11-18T12:00:00.000Z',
    client_code: 'TT-1',
    token: 'Zk3vT9qLw8RrY2mNc5Xb7A',
    service,
    provider: isPlanned ? null : { name: 'Rafael Monteiro', user: { profile_image_path: null } },
    user: { name: 'Mariana Duarte' },
    address,
    vertical_data: {
      unit: '84',
      complement: 'Torre B',
      area: 78,
      reference: null,
      keys: null,
      additional_info: null,
    },
    notification: 4,
    responsible_information: {
      name: 'Paulo Siqueira',
      phone: '+5511912345678',
      company: null,
      email: 'paulo@horizonte.test',
    },
    client: { id: client.id, name: client.name, logo_url: null, payment_plan: client.payment_plan },
    products: ([7, 9, 10, 11] as const).map((id) => ({
      id,
      status: hasCome ? 3 : 1,
      item: sessionItem(id),
      deliverables: hasCome ? held[id] : [],
    })),
  }
}

const statuses = [1, 2, 3, 4, 5, 6, 7, 8]
const listed = statuses.map((status) => ({ ...specSession(status), id: 1040 + status }))
const user = (first_login: boolean) => ({
  scope: 'client',
  name: 'Mariana Duarte',
  email: 'mariana@horizonte.test',
  phone: '+5551999998888',
  first_login,
  client,
})
const days = ['2026-11-24', '2026-11-25', '2026-11-26']

/** The handlers of that API, for stories. It answers `null` when nobody is signed in, and 404 without an envelope to unknown calls. */
export function specApi({ status = 1, firstLogin = false } = {}): RequestHandler[] {
  const answer = (data: unknown) => () => HttpResponse.json({ data: data as never })
  const session = answer(specSession(status))
  return [
    http.get('*/api/auth/user', answer(user(firstLogin))),
    http.post('*/api/auth/login', answer({ scope: 'client', first_login: firstLogin })),
    http.get('*/api/client/services', answer([service])),
    http.get('*/api/services', answer([service])),
    http.post('*/api/prices/search', answer(rule)),
    http.post(
      '*/api/sessions/search',
      answer({
        sessions: listed,
        last_page: 1,
        total_sessions: listed.length,
        total_pendings: 1,
        total_delivereds: 1,
        total_scheduleds: 1,
      }),
    ),
    http.post('*/api/sessions', answer({ token: 'Zk3vT9qLw8RrY2mNc5Xb7A' })),
    http.get('*/api/sessions/public/:token', session),
    http.post('*/api/sessions/public/:token', session),
    http.post(
      '*/api/session-calendar/public/:token',
      answer(Object.fromEntries(days.map((day) => [day, ['08h30', '10h30', '13h30']]))),
    ),
    http.get('*/api/sessions/:id/ratings', answer({})),
    http.get('*/api/sessions/:id', session),
    http.post('*/api/sessions/:id', session),
    http.get('*/api/tag-category/:category', ({ params }) =>
      ['client', 'other'].includes(String(params.category))
        ? HttpResponse.json({ data: { tags: [{ id: 1, name: 'Pontual' }] } })
        : new HttpResponse(null, { status: 404 }),
    ),
    http.post('*/api/transactions', answer({ message: 'Pagamento aprovado.', status: 3 })),
    http.all('*/api/*', () => new HttpResponse(null, { status: 404 })),
  ]
}
