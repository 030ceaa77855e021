import { getSession, getUser } from '@ensaio/domain'
import { company, reply, session, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const path = '/sessions/1042'
const delivered = reply(getSession, () => session({ status: 5 }))
const asAdmin = reply(getUser, () =>
  user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
)

const meta = preview.meta({
  title: 'Telas/Sem rede: a hospedagem',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** O cliente renova: a rede some antes, e volta. */
export const DoCliente = meta.story({
  ...withoutNetwork('portal', {
    'renovar a hospedagem': {
      call: 'hosting.renew',
      path,
      given: [
        delivered,
        reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 500 } }) })),
      ],
      reach: async ({ press, answer }) => {
        await press('Renovar hospedagem')
        await answer(/^6 meses/, 'radio')
      },
      press: ({ answer }) => answer(/^Renovar por/),
    },
  }),
})

const archived = { archive_on: '2026-11-01', archived_at: '2026-11-01T11:00:00.000Z', asked_at: null }
const away = reply(getSession, () => session({ status: 5, originals: archived }))

/** O cliente e a equipe pedem os originais de volta. */
export const Originais = meta.story({
  ...withoutNetwork('portal', {
    'pedir os originais de volta': {
      call: 'photos.askOriginals',
      path,
      given: [away],
      press: ({ press }) => press('Pedir de volta'),
    },
  }),
})

export const OriginaisPelaEquipe = meta.story({
  ...withoutNetwork('backoffice', {
    'pedir os originais de volta, pela equipe': {
      call: 'photos.askOriginals',
      path,
      given: [asAdmin, away],
      press: ({ press }) => press('Pedir de volta'),
    },
  }),
})

/** A equipe renova sem custo. */
export const DaEquipe = meta.story({
  ...withoutNetwork('backoffice', {
    'renovar sem custo': {
      call: 'staffHosting.give',
      path,
      given: [asAdmin, delivered],
      reach: async ({ press, write }) => {
        await press('Renovar sem custo')
        await write(/^Motivo/, 'Atraso na entrega')
      },
      press: ({ answer }) => answer('Renovar sem custo'),
    },
    'baixar as hospedagens': {
      call: 'staffHosting.exportList',
      path: '/hosting',
      given: [asAdmin],
      press: ({ press }) => press('Baixar CSV: Hospedagem'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Hospedagem'),
      passing: /^Baixar CSV$/,
      said: null,
    },
  }),
})
