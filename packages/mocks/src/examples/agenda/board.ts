import {
  addDays,
  type Board,
  type BoardCity,
  type BoardPhotographer,
  type BoardSpan,
  type BoardVisit,
  boardSpanDays,
  dayPlan,
  defaultZone,
  type LocalDate,
  type Slot,
  slotStart,
  slots,
  standardSchedule,
  status,
  weekdayOf,
} from '@ensaio/domain'
import { today } from '../clock.ts'
import { preferredPeriod } from '../scheduling.ts'

const saoPaulo = 'São Paulo'
const portoAlegre = 'Porto Alegre'

/** A photographer of São Paulo who works from Monday to Saturday. */
export function boardPhotographer(over: Partial<BoardPhotographer> = {}): BoardPhotographer {
  return {
    id: 1,
    name: 'Rafael Nogueira',
    city: saoPaulo,
    active: true,
    working_days: [1, 2, 3, 4, 5, 6],
    time_off: [],
    base: null,
    skills: [],
    week_visits: 0,
    ...over,
  }
}

/** A card of the board; without a slot it waits for a date. */
export function boardVisit(over: Partial<BoardVisit> = {}): BoardVisit {
  const { slot = null } = over
  return {
    id: 2001,
    status: slot === null ? status.notScheduled : status.scheduled,
    city: saoPaulo,
    time_zone: defaultZone,
    scheduled_for: slot && slotStart(slot.date, slot.hour, defaultZone),
    slot,
    minutes: slot === null ? 0 : 120,
    provider_id: null,
    title: 'Rua Augusta, 1500',
    neighborhood: 'Consolação',
    position: { latitude: -23.5575, longitude: -46.659, precision: 'exact' },
    skills: ['tour', 'plans'],
    vertical_data: { unit: '84', complement: 'Torre B' },
    service: 'Tour virtual, fotos e planta',
    client: 'Construtora Horizonte',
    unable_at: null,
    has_contact: true,
    preferred_period: null,
    is_confirmed: true,
    waiting_since: slot === null ? `${addDays(today, -1)}T15:00:00.000Z` : null,
    ...over,
  }
}

/** A city with the standard hours on these days. */
function boardCity(name: string, days: readonly LocalDate[]): BoardCity {
  return {
    name,
    time_zone: defaultZone,
    travel_minutes: standardSchedule.travel_minutes,
    days: days.map((day) => {
      const { times } = dayPlan(standardSchedule, day)
      return { day, closed: times.length === 0 ? 'Domingo' : null, times: [...times] }
    }),
  }
}

/** Who works for São Paulo and Porto Alegre; Caio is off today. */
export function boardPhotographers(): BoardPhotographer[] {
  return [
    boardPhotographer({ id: 5, name: 'Helena Prates', city: portoAlegre }),
    boardPhotographer({
      id: 2,
      name: 'Bianca Moraes',
      time_off: [{ starts_on: addDays(today, 4), ends_on: addDays(today, 7) }],
    }),
    boardPhotographer({ id: 7, name: 'Caio Brandão', time_off: [{ starts_on: today, ends_on: today }] }),
    boardPhotographer({ id: 8, name: 'Marina Teles', working_days: [1, 2, 3, 4, 5] }),
    boardPhotographer(),
    boardPhotographer({ id: 4, name: 'Tereza Cristina Albuquerque de Souza' }),
  ]
}

type Placed = [
  providerId: number,
  hour: Slot,
  title: string,
  neighborhood: string,
  point: [latitude: number, longitude: number],
  over?: Partial<BoardVisit>,
]

const placed: readonly Placed[] = [
  [1, '08h30', 'Rua Oscar Freire, 430', 'Jardins', [-23.566, -46.665], { status: status.pending }],
  [1, '13h30', 'Avenida Angélica, 1996', 'Higienópolis', [-23.549, -46.659]],
  [1, '15h30', 'Rua Harmonia, 85', 'Vila Madalena', [-23.5575, -46.686], { is_confirmed: false }],
  [2, '08h30', 'Rua Tuim, 512', 'Moema', [-23.601, -46.674]],
  [2, '13h30', 'Alameda Lorena, 1303', 'Jardins', [-23.5655, -46.6625], { client: 'Prisma Imóveis' }],
  [
    4,
    '10h30',
    'Rua Apinajés, 1100',
    'Perdizes',
    [-23.54, -46.679],
    { client: 'Lar & Cia Corretora', service: 'Fotos' },
  ],
  [
    4,
    '14h00',
    'Rua Caiubi, 77',
    'Perdizes',
    [-23.533, -46.67],
    { client: 'Lar & Cia Corretora', service: 'Fotos' },
  ],
  [7, '15h30', 'Rua Fidalga, 254', 'Vila Madalena', [-23.554, -46.689], { client: 'Prisma Imóveis' }],
  [
    8,
    '13h30',
    'Rua Vergueiro, 3185',
    'Vila Mariana',
    [-23.589, -46.6345],
    { unable_at: `${today}T12:10:00.000Z` },
  ],
  [
    5,
    '10h30',
    'Rua da Praia, 940',
    'Centro Histórico',
    [-30.03, -51.231],
    { city: portoAlegre, status: status.pending },
  ],
  [
    5,
    '15h30',
    'Rua Padre Chagas, 147',
    'Moinhos de Vento',
    [-30.026, -51.201],
    { city: portoAlegre, client: 'Prisma Imóveis' },
  ],
]

/** A preferred period, as the board tells it. */
function preferredDays(): NonNullable<BoardVisit['preferred_period']> {
  const { note: _, ...days } = preferredPeriod()
  return { ...days, has_note: true }
}

const waits: readonly Partial<BoardVisit>[] = [
  {
    id: 2901,
    title: 'Rua Girassol, 1030',
    neighborhood: 'Vila Madalena',
    position: { latitude: -23.553, longitude: -46.693, precision: 'street' },
    waiting_since: `${addDays(today, -8)}T14:00:00.000Z`,
  },
  {
    id: 2902,
    title: 'Rua Itapeva, 286',
    neighborhood: 'Bela Vista',
    client: 'Prisma Imóveis',
    service: 'Fotos',
  },
  {
    id: 2903,
    title: 'Rua Mostardeiro, 366',
    neighborhood: 'Independência',
    city: portoAlegre,
    service: 'Fotos',
    preferred_period: preferredDays(),
  },
  {
    id: 2904,
    status: status.clientNoShow,
    title: 'Rua Bela Cintra, 967',
    neighborhood: 'Consolação',
    slot: { date: addDays(today, -2), hour: '10h30' },
    provider_id: 8,
    waiting_since: null,
  },
]

/** The visits of a day; those of another day than today are all to come. */
function visitsOf(day: LocalDate, nth: number): BoardVisit[] {
  if (weekdayOf(day) === 0) return []
  return placed.flatMap(
    ([provider_id, hour, title, neighborhood, [latitude, longitude], over = {}], place) => {
      const isOther = day !== today
      if (isOther && (place + nth) % 3 === 0) return []
      const state = isOther ? { status: status.scheduled, unable_at: null, is_confirmed: true } : {}
      const slot = { date: day, hour }
      return [
        boardVisit({
          id: 2000 + nth * 100 + place,
          slot,
          provider_id,
          title,
          neighborhood,
          position: { latitude, longitude, precision: 'exact' },
          ...over,
          ...state,
        }),
      ]
    },
  )
}

/** A board of a day or a week: today has visits that are done, at risk, and on a day off; of one city only its own. */
export function board({
  from = today,
  span = 'day',
  city = null,
}: {
  from?: LocalDate
  span?: BoardSpan
  city?: string | null
} = {}): Board {
  const days = Array.from({ length: boardSpanDays[span] }, (_, nth) => addDays(from, nth))
  const isShown = (one: { city: string }) => city === null || one.city === city
  const waiting = waits.map((one) => boardVisit(one)).filter(isShown)
  return {
    from,
    horizon_days: 90,
    cities: [boardCity(portoAlegre, days), boardCity(saoPaulo, days)].filter(
      ({ name }) => city === null || name === city,
    ),
    photographers: boardPhotographers().filter(isShown),
    visits: days.flatMap(visitsOf).filter(isShown),
    waiting,
    waiting_total: waiting.length,
    map_tiles: null,
  }
}

const streets = [
  'Rua Augusta',
  'Alameda Santos',
  'Rua Haddock Lobo',
  'Avenida Pompeia',
  'Rua Cardeal Arcoverde',
]
const givenNames = ['Ana', 'Bruno', 'Clara', 'Davi', 'Elisa', 'Fábio', 'Gabriela', 'Heitor', 'Inês', 'João']
const surnames = ['Abreu', 'Barros', 'Couto', 'Dantas', 'Esteves', 'Farias']

/** A full day of one city: so many photographers, each with a visit at every hour. */
export function fullBoard(photographers = 60, from: LocalDate = addDays(today, 3)): Board {
  const people = Array.from({ length: photographers }, (_, nth) =>
    boardPhotographer({
      id: nth + 1,
      name: `${givenNames[nth % givenNames.length]} ${surnames[Math.floor(nth / givenNames.length) % surnames.length]}`,
    }),
  )
  return {
    ...board({ from, city: saoPaulo }),
    photographers: people,
    visits: people.flatMap(({ id }) =>
      slots.map((hour, nth) =>
        boardVisit({
          id: 3000 + id * slots.length + nth,
          slot: { date: from, hour },
          minutes: 120,
          provider_id: id,
          // Over twelve by eight kilometres.
          position: {
            latitude: -23.52 - ((id * 13) % 60) / 500,
            longitude: -46.6 - ((id * 7 + nth * 3) % 60) / 600,
            precision: 'street',
          },
          title: `${streets[(id + nth) % streets.length]}, ${100 + id * 7 + nth}`,
        }),
      ),
    ),
  }
}
