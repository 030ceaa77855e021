import { getUser } from '@ensaio/domain'
import { reply, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const meta = preview.meta({
  title: 'Telas/Sem rede: fechamentos',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

const asStaff = reply(getUser, () =>
  user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
)

/** O mês de um cliente em planilha e em PDF: a rede some antes do download, e volta. */
export const NoPortal = meta.story({
  ...withoutNetwork('portal', {
    'baixar um mês': {
      call: 'statements.download',
      path: '/statements/3',
      press: ({ press }) => press('Baixar CSV'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar um mês em PDF': {
      call: 'statements.downloadPdf',
      path: '/statements/3',
      press: ({ press }) => press('Baixar PDF'),
      again: ({ press }) => press('Tentar novamente: Baixar PDF'),
      passing: /^Baixar PDF$/,
      said: null,
    },
  }),
})

/** O mês de um cliente e os movimentos para a contabilidade: a rede some antes do download, e volta. */
export const NaEquipe = meta.story({
  ...withoutNetwork('backoffice', {
    'baixar um mês': {
      call: 'closings.download',
      path: '/statements/3',
      given: [asStaff],
      press: ({ press }) => press('Baixar CSV'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar um mês em PDF': {
      call: 'closings.downloadPdf',
      path: '/statements/3',
      given: [asStaff],
      press: ({ press }) => press('Baixar PDF'),
      again: ({ press }) => press('Tentar novamente: Baixar PDF'),
      passing: /^Baixar PDF$/,
      said: null,
    },
    'baixar os movimentos': {
      call: 'closings.export',
      path: '/statements',
      given: [asStaff],
      press: ({ press }) => press('Baixar movimentos'),
      again: ({ press }) => press('Tentar novamente: Baixar movimentos'),
      passing: /^Baixar movimentos$/,
      said: null,
    },
  }),
})
