import { getUser } from '@ensaio/domain'
import { reply, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const given = [
  reply(getUser, () =>
    user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
  ),
]

const meta = preview.meta({
  title: 'Telas/Sem rede: testes de envio',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** Os testes de envio em “Situação”: a rede some antes de cada um, e volta. */
export const NaSituacao = meta.story({
  ...withoutNetwork('backoffice', {
    'testar os e-mails': {
      call: 'firstSteps.testMails',
      path: '/status',
      given,
      press: ({ press }) => press('Enviar e-mail de teste'),
    },
    'testar as mensagens': {
      call: 'firstSteps.testMessages',
      path: '/status',
      given,
      reach: ({ write }) => write(/^Celular/, '11912345678'),
      press: ({ press }) => press('Enviar mensagem de teste'),
    },
  }),
})
