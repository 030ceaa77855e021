import {
  getMail,
  getUser,
  listCompanyPayments,
  type StaffPayment,
  searchCompanies,
  searchMails,
  searchQueue,
} from '@ensaio/domain'
import {
  companyPage,
  mailPage,
  outboxLetter,
  paymentRefund,
  queuePage,
  reply,
  staffPayments,
  user,
} from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const given = [
  reply(getUser, () =>
    user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
  ),
]
const unanswered: StaffPayment = {
  ...(staffPayments()[2] as StaffPayment),
  refunds: [paymentRefund({ state: 'pending' })],
}
const outside = [reply(getUser, null)]

const meta = preview.meta({
  title: 'Telas/Sem rede: a equipe',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** Entrar, sair e a senha: a rede some antes de cada ação, e volta. */
export const Acesso = meta.story({
  ...withoutNetwork('backoffice', {
    entrar: {
      call: 'account.login',
      path: '/login',
      given: outside,
      reach: async ({ write }) => {
        await write(/^E-mail/, 'admin@demo.test')
        await write(/^Senha/, 'ensaio123')
      },
      press: ({ press }) => press('Entrar'),
      again: async ({ answer, press }) => {
        await answer('Entendi!')
        await press('Entrar')
      },
      said: 'Erro no login!',
    },
    'recuperar o acesso': {
      call: 'account.recover',
      path: '/login/recover',
      given: outside,
      reach: ({ write }) => write(/^E-mail/, 'admin@demo.test'),
      press: ({ press }) => press('Próximo'),
    },
    sair: {
      call: 'account.logout',
      path: '/services',
      given,
      press: ({ press }) => press('Sair'),
    },
    'trocar a senha': {
      call: 'account.setPassword',
      path: '/profile/password',
      given,
      reach: async ({ write }) => {
        await write(/^Nova senha/, 'segredo-novo')
        await write(/^Repita/, 'segredo-novo')
      },
      press: ({ press }) => press('Salvar senha'),
    },
  }),
})

/** As listas: outra página, outra busca, e uma mensagem enviada de novo. */
export const Listas = meta.story({
  ...withoutNetwork('backoffice', {
    'a página seguinte da fila': {
      call: 'queue.search',
      path: '/',
      given: [...given, reply(searchQueue, () => queuePage('all', { last_page: 3 }))],
      press: ({ press }) => press('Próxima', 'link'),
      again: ({ press }) => press('Tentar novamente'),
    },
    'a busca de clientes': {
      call: 'companies.search',
      path: '/companies',
      given: [...given, reply(searchCompanies, () => companyPage())],
      reach: ({ write }) => write('Buscar clientes', 'Prisma'),
      press: ({ user }) => user.keyboard('{Enter}'),
      again: ({ press }) => press('Tentar novamente'),
    },
    'a busca de mensagens': {
      call: 'mails.search',
      path: '/outbox',
      given: [...given, reply(searchMails, () => mailPage())],
      press: ({ press }) => press(/^Não enviado/),
      again: ({ press }) => press('Tentar novamente'),
    },
    'enviar uma mensagem de novo': {
      call: 'mails.retry',
      path: '/outbox/1',
      given: [
        ...given,
        reply(getMail, () => outboxLetter({ state: 'failed', sent_at: null, last_error: '550 5.1.1' })),
      ],
      press: ({ press }) => press('Tentar enviar de novo'),
    },
  }),
})

/** Clientes e catálogo. */
export const Escritorio = meta.story({
  name: 'Clientes e catálogo',
  ...withoutNetwork('backoffice', {
    'mudar o plano': {
      call: 'companies.changePlan',
      path: '/companies/2',
      given,
      reach: ({ press }) => press(/^Mudar para pós-pago/),
      press: ({ answer }) => answer('Mudar plano'),
    },
    'convidar de novo': {
      call: 'companies.inviteAgain',
      path: '/companies/2',
      given,
      press: ({ press }) => press('Enviar convite de novo: Caio Fontes'),
    },
    'dar crédito': {
      call: 'companies.adjustCredit',
      path: '/companies/2',
      given,
      reach: async ({ press, write }) => {
        await write(/^Valor/, '10')
        await write(/^Motivo/, 'Cortesia')
        await press('Dar crédito')
      },
      press: ({ answer }) => answer('Confirmar crédito'),
    },
    'devolver um pagamento': {
      call: 'companies.refund',
      path: '/companies/2',
      given,
      reach: async ({ press, write }) => {
        await press(/^Devolver .*12\/11\/2026$/)
        await write(/^Motivo/, 'Pago em dobro')
      },
      press: ({ answer }) => answer('Devolver'),
    },
    'contar como terminou uma devolução': {
      call: 'companies.settleRefund',
      path: '/companies/2',
      given: [...given, reply(listCompanyPayments, () => [unanswered])],
      press: ({ press }) => press(/^Foi devolvido/),
    },
    'marcar uma fatura como paga': {
      call: 'closings.pay',
      path: '/companies/2',
      given,
      reach: ({ press }) => press('Marcar como paga, Outubro de 2026'),
      press: ({ answer }) => answer('Marcar como paga'),
    },
    'fechar um mês': {
      call: 'closings.close',
      path: '/companies/2',
      given,
      reach: ({ press }) => press('Fechar um mês'),
      press: ({ answer }) => answer('Fechar o mês'),
    },
    'criar um serviço': {
      call: 'catalogue.addService',
      path: '/services',
      given,
      reach: async ({ press, answer, write }) => {
        await press('Novo serviço')
        await write(/^Nome/, 'Fotos aéreas')
        await answer(/^Fotos profissionais/, 'checkbox')
      },
      press: ({ answer }) => answer(/^Criar|^Adicionar/),
    },
    'desativar um serviço': {
      call: 'catalogue.changeService',
      path: '/services',
      given,
      press: ({ press }) => press('Retirar de venda: Fotos profissionais'),
    },
    'criar um preço': {
      call: 'catalogue.addRule',
      path: '/services',
      given,
      reach: async ({ press, write, user }) => {
        await press('Adicionar preço: Vídeo do imóvel')
        await write(/^Nome/, 'Vídeo curto')
        await write(/^Área/, '200')
        await write(/^Preço/, '189')
        await user.tab()
      },
      press: ({ answer }) => answer('Adicionar preço'),
    },
    'mudar um preço': {
      call: 'catalogue.changeRule',
      path: '/services',
      given,
      reach: async ({ press, write, user }) => {
        await press(/^Editar preço Porto Alegre/)
        await write(/^Preço/, '479')
        await user.tab()
      },
      press: ({ answer }) => answer('Salvar preço'),
    },
    'criar um cupom': {
      call: 'staffCoupons.add',
      path: '/services',
      given,
      reach: async ({ press, write }) => {
        await press('Criar cupom')
        await write(/^Código/, 'NATAL10')
        await write(/^Desconto, em %/, '10')
      },
      press: ({ answer }) => answer('Criar cupom'),
    },
    'mudar um cupom': {
      call: 'staffCoupons.change',
      path: '/services',
      given,
      reach: async ({ press, answer }) => {
        await press('Editar BEMVINDO10')
        await answer('Ativo', 'checkbox')
      },
      press: ({ answer }) => answer('Salvar cupom'),
    },
    'salvar a tabela de preços': {
      call: 'catalogue.savePrices',
      path: '/services',
      given,
      reach: async ({ press, write, user }) => {
        await press('Tabela de preços: Fotos profissionais')
        await write('Todas as cidades, até 300 m²', '299')
        await user.tab()
      },
      press: ({ answer }) => answer('Salvar preços'),
    },
  }),
})

/** A agenda: capacidade, fotógrafos, folgas e feriados. */
export const Agenda = meta.story({
  ...withoutNetwork('backoffice', {
    'outras semanas': {
      call: 'providers.capacity',
      path: '/agenda/roster',
      given,
      press: ({ press }) => press('Quatro semanas depois'),
      again: ({ press }) => press('Tentar novamente'),
      passing: /^\d+º? de \w+ a \d+º? de \w+$/,
    },
    'adicionar alguém': {
      call: 'providers.add',
      path: '/agenda/roster',
      given,
      reach: async ({ press, write, user, screen }) => {
        await press('Adicionar fotógrafo')
        await write(/^Nome/, 'Ana Terra')
        await write(/^E-mail/, 'ana@demo.test')
        await write(/^Telefone/, '51998761234')
        const cities = await screen.findAllByRole('combobox', { name: /^Cidade/ })
        await user.selectOptions(cities.at(-1) as HTMLElement, 'Porto Alegre')
      },
      press: ({ answer }) => answer('Adicionar'),
    },
    'mudar alguém': {
      call: 'providers.change',
      path: '/agenda/roster',
      given,
      reach: async ({ press, answer }) => {
        await press('Editar Rafael Nogueira')
        await answer('sábado')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'dar uma folga': {
      call: 'providers.addTimeOff',
      path: '/agenda/roster',
      given,
      reach: async ({ press, answer, screen, write }) => {
        await press('Folgas de Rafael Nogueira')
        await write(/^De/, '10122026')
        await write(/^Até/, '11122026')
        await answer('Adicionar folga')
        await screen.findByText('Há 61 visitas marcadas')
      },
      press: ({ answer }) => answer('Adicionar mesmo assim'),
    },
    'remover uma folga': {
      call: 'providers.removeTimeOff',
      path: '/agenda/roster',
      given,
      reach: async ({ press, answer }) => {
        await press('Folgas de Bianca Moraes')
        await answer(/^Remover folga: 24 a 27/)
      },
      press: ({ press }) => press('Remover folga'),
    },
    'ver as visitas de um dia antes de fechá-lo': {
      call: 'queue.search',
      path: '/agenda/roster',
      given,
      reach: async ({ write }) => {
        await write(/^Dia/, '23042027')
        await write(/^Nome/, 'São Jorge')
      },
      press: ({ press }) => press('Adicionar feriado'),
    },
    'adicionar um feriado': {
      call: 'holidays.add',
      path: '/agenda/roster',
      given,
      reach: async ({ press, screen, write }) => {
        await write(/^Dia/, '23042027')
        await write(/^Nome/, 'São Jorge')
        await press('Adicionar feriado')
        await screen.findByText('Há 61 visitas marcadas')
      },
      press: ({ answer }) => answer('Adicionar mesmo assim'),
    },
    'remover um feriado': {
      call: 'holidays.remove',
      path: '/agenda/roster',
      given,
      reach: ({ press }) => press(/^Remover Natal/),
      press: ({ answer }) => answer('Remover feriado'),
    },
  }),
})
