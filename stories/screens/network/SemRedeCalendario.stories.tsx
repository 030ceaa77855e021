import { getCalendarFeed, getCityCalendarFeed, getUser } from '@ensaio/domain'
import { calendarFeed, reply, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const meta = preview.meta({
  title: 'Telas/Sem rede: visitas no calendário',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

const as = (scope: 'admin' | 'provider') =>
  reply(getUser, () => user({ scope, name: 'Helena Prado', email: 'equipe@demo.test', client: null }))
const isOn = reply(getCalendarFeed, () => calendarFeed())

/** O calendário da empresa: a rede some antes, e o endereço de antes continua. */
export const NoPortal = meta.story({
  ...withoutNetwork('portal', {
    'criar o endereço': {
      call: 'calendarFeeds.create',
      path: '/profile/calendar',
      given: [reply(getUser, () => user())],
      press: ({ press }) => press('Criar endereço'),
    },
    'desligar o endereço': {
      call: 'calendarFeeds.end',
      path: '/profile/calendar',
      given: [reply(getUser, () => user()), isOn],
      reach: ({ press }) => press('Desligar'),
      press: ({ answer }) => answer('Desligar'),
    },
  }),
})

/** O mesmo na equipe, para quem fotografa e para cada cidade. */
export const NaEquipe = meta.story({
  ...withoutNetwork('backoffice', {
    'criar o próprio endereço': {
      call: 'calendarFeeds.create',
      path: '/agenda',
      given: [as('provider')],
      press: ({ press }) => press('Criar endereço'),
    },
    'desligar o próprio endereço': {
      call: 'calendarFeeds.end',
      path: '/agenda',
      given: [as('provider'), isOn],
      reach: ({ press }) => press('Desligar'),
      press: ({ answer }) => answer('Desligar'),
    },
    'criar o endereço de uma cidade': {
      call: 'calendarFeeds.createOfCity',
      path: '/agenda/roster',
      given: [as('admin')],
      press: ({ press }) => press('Criar endereço'),
    },
    'desligar o endereço de uma cidade': {
      call: 'calendarFeeds.endOfCity',
      path: '/agenda/roster',
      given: [as('admin'), reply(getCityCalendarFeed, () => calendarFeed())],
      reach: ({ press }) => press('Desligar'),
      press: ({ answer }) => answer('Desligar'),
    },
  }),
})
