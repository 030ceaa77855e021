import {
  emptyOrder,
  getOnboarding,
  getSession,
  getUser,
  listPeople,
  type SessionStatus,
  searchSessions,
} from '@ensaio/domain'
import {
  company,
  companyMember,
  companyPeople,
  onboarding,
  reply,
  session,
  sessionPage,
  user,
} from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { openPhoto, type Trial, withoutNetwork } from './lost-network.tsx'

const path = '/sessions/1042'
const standing = (status: SessionStatus) => [reply(getSession, () => session({ status }))]
const prepaid = [
  reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 391 } }) })),
]

const written = {
  ...emptyOrder(),
  service_id: 2,
  address: {
    postal_code: '01305-100',
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  },
  units: [{ unit: '84', complement: '', area: '78' }],
  responsible: { name: 'Paulo Siqueira', phone: '(11) 91234-5678', email: 'paulo@horizonte.test' },
}

const unsaved: Pick<Trial, 'said' | 'again' | 'passing'> = {
  said: 'Não foi possível atualizar a sessão.',
  passing: /^Ainda não salvo$/,
  again: ({ press }) => press(/^Tentar novamente/),
}

const meta = preview.meta({
  title: 'Telas/Sem rede: o cliente',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** A lista: outra busca. */
export const Lista = meta.story({
  ...withoutNetwork('portal', {
    'filtrar pela contagem': {
      call: 'sessions.search',
      path: '/sessions',
      given: [reply(searchSessions, () => sessionPage({ last_page: 3 }))],
      press: ({ press }) => press(/^Agendad/),
      again: ({ press }) => press('Tentar novamente'),
    },
    sair: {
      call: 'account.logout',
      path: '/sessions',
      press: ({ press }) => press('Sair'),
    },
    'trocar a senha': {
      call: 'account.setPassword',
      path: '/profile/password',
      reach: async ({ write }) => {
        await write(/^Nova senha/, 'segredo-novo')
        await write(/^Repita/, 'segredo-novo')
      },
      press: ({ press }) => press('Salvar senha'),
    },
    'baixar os dados da empresa': {
      call: 'onboarding.exportCompany',
      path: '/profile/data',
      press: ({ press }) => press('Baixar todos os dados'),
      again: ({ press }) => press('Tentar novamente: Baixar todos os dados'),
      passing: /^Baixar todos os dados$/,
      said: null,
    },
    'convidar de novo': {
      call: 'onboarding.inviteAgain',
      path: '/profile/people',
      given: [
        reply(getOnboarding, () =>
          onboarding({ is_finished: true, users: [companyMember({ is_invited: true })] }),
        ),
      ],
      press: ({ press }) => press('Enviar convite de novo: Mariana Duarte'),
    },
    'convidar uma pessoa': {
      call: 'people.add',
      path: '/profile/people',
      reach: async ({ press, write }) => {
        await press('Convidar pessoa')
        await write(/^Nome/, 'Bia Reis')
        await write(/^E-mail/, 'bia@horizonte.test')
      },
      press: ({ answer }) => answer('Enviar convite'),
    },
    'mudar o acesso de uma pessoa': {
      call: 'people.change',
      path: '/profile/people',
      reach: async ({ press, answer }) => {
        await press('Editar Caio Fontes')
        await answer('Tem acesso', 'checkbox')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'fazer uma pessoa sair de todos os aparelhos': {
      call: 'people.signOut',
      path: '/profile/people',
      reach: ({ press }) => press('Editar Caio Fontes'),
      press: ({ answer }) => answer('Sair de todos os aparelhos'),
    },
    'desligar as duas etapas de uma pessoa': {
      call: 'people.resetSecondStep',
      path: '/profile/people',
      given: [reply(listPeople, () => companyPeople().map((one) => ({ ...one, has_second_step: true })))],
      reach: ({ press }) => press('Editar Caio Fontes'),
      press: ({ answer }) => answer('Desligar as duas etapas'),
    },
    'corrigir o e-mail de um convite': {
      call: 'people.correctEmail',
      path: '/profile/people',
      reach: async ({ press, write }) => {
        await press('Corrigir e-mail: Lívia Rocha')
        await write(/^E-mail/, 'livia@certo.test')
      },
      press: ({ answer }) => answer('Corrigir e convidar'),
    },
  }),
})

/** O ensaio do cliente. */
export const Ensaio = meta.story({
  ...withoutNetwork('portal', {
    'acrescentar ao pedido': {
      call: 'serviceChanges.change',
      path,
      given: standing(1),
      reach: async ({ press, answer }) => {
        await press('Acrescentar ao pedido')
        await answer(/^Completo/, 'radio')
      },
      press: ({ answer }) => answer(/^Confirmar/),
    },
    cancelar: {
      call: 'sessions.cancel',
      path,
      given: standing(2),
      reach: ({ press }) => press('Cancelar ensaio'),
      press: ({ answer }) => answer('Cancelar ensaio'),
    },
    'mudar o contato': {
      call: 'sessions.saveContact',
      path,
      given: standing(2),
      reach: ({ write }) => write(/^Responsável/, 'Ana Prado'),
      press: ({ user: hands }) => hands.tab(),
      ...unsaved,
    },
    'mudar as informações do imóvel': {
      call: 'sessions.saveProperty',
      path,
      given: standing(2),
      reach: ({ write }) => write(/^Chaves/, 'Com o zelador'),
      press: ({ user: hands }) => hands.tab(),
      ...unsaved,
    },
    avaliar: {
      call: 'ratings.rate',
      path,
      given: standing(5),
      reach: async ({ press, screen }) => {
        const [title] = await screen.findAllByText('Avalie esse ensaio')
        title?.scrollIntoView()
        await press(/^4 estrelas/, 'radio')
      },
      press: ({ press }) => press(/^Enviar avaliação/),
    },
    'tirar do ar a página do imóvel': {
      call: 'publications.save',
      path,
      given: standing(5),
      reach: ({ press }) => press(/^Tirar do ar/),
      press: ({ answer }) => answer(/^Tirar do ar/),
    },
    'trocar os endereços da página': {
      call: 'publications.renew',
      path,
      given: standing(5),
      reach: ({ press }) => press(/^Trocar os endereços/),
      press: ({ answer }) => answer(/^Trocar endereços/),
    },
    'baixar o folheto': {
      call: 'publications.brochure',
      path,
      given: standing(5),
      reach: ({ press }) => press('Folheto em PDF: Página neutra'),
      press: ({ answer }) => answer('Baixar PDF'),
      again: ({ answer }) => answer('Tentar novamente: Baixar PDF'),
      passing: /^Baixar PDF$/,
      said: null,
    },
    'tirar o anúncio dos portais': {
      call: 'listings.save',
      path,
      given: standing(5),
      reach: ({ press }) => press('Tirar dos portais'),
      press: ({ answer }) => answer('Tirar dos portais'),
    },
    'pedir uma correção': {
      call: 'corrections.request',
      path,
      given: standing(5),
      reach: async ({ press, write }) => {
        await press(/^Pedir correção: Fotos/)
        await write(/^O que/, 'A segunda foto está escura demais.')
      },
      press: ({ answer }) => answer(/^(Enviar|Pedir)/),
    },
    'destacar uma foto': {
      call: 'photos.feature',
      path,
      given: standing(5),
      press: ({ press }) => press(/^Destacar Foto 2/),
      said: 'Falha ao destacar a foto!',
    },
    'baixar as fotos': {
      call: 'photos.download',
      path,
      given: standing(5),
      press: ({ press }) => press('Baixar todas'),
      again: ({ press }) => press(/^Tentar novamente: Baixar todas/),
      passing: /^Baixar todas$/,
      said: null,
    },
    'baixar uma foto num tamanho': {
      call: 'photos.file',
      path,
      given: standing(5),
      reach: async (ui) => {
        await openPhoto(ui, 'Tamanhos')
        await ui.screen.findByRole('dialog', { name: 'Baixar a foto' })
      },
      press: ({ answer }) => answer('Baixar'),
      again: ({ answer }) => answer('Tentar novamente: Baixar'),
      passing: /^Baixar$/,
    },
    'recortar uma foto': {
      call: 'photos.crop',
      path,
      given: standing(5),
      reach: async (ui) => {
        await openPhoto(ui, 'Recortar')
        await ui.press('Mover para a direita')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'baixar as plantas': {
      call: 'blueprints.download',
      path,
      given: standing(5),
      press: ({ press }) => press(/^Baixar plantas/),
      again: ({ press }) => press(/^Tentar novamente: Baixar plantas/),
      passing: /^Baixar plantas$/,
      said: null,
    },
  }),
})

/** O pedido e o pagamento. */
export const PedidoEPagamento = meta.story({
  name: 'O pedido e o pagamento',
  ...withoutNetwork('portal', {
    'buscar o CEP': {
      call: 'postalCodes.find',
      path: '/sessions/add/info',
      kept: { 'ensaio:pedido': JSON.stringify({ ...written, address: emptyOrder().address }) },
      press: ({ write }) => write(/^CEP/, '01305100'),
      again: async ({ write }) => {
        await write(/^CEP/, '01305101')
      },
      said: /A busca do CEP não respondeu/,
    },
    'aplicar um cupom': {
      call: 'coupons.check',
      path: '/sessions/add/confirm',
      kept: { 'ensaio:pedido': JSON.stringify(written) },
      reach: ({ write }) => write('Tem um cupom?', 'NATAL10'),
      press: ({ press }) => press('Aplicar'),
    },
    pedir: {
      call: 'orders.place',
      path: '/sessions/add/confirm',
      kept: { 'ensaio:pedido': JSON.stringify(written) },
      press: ({ press }) => press('Pedir ensaio'),
      again: async ({ answer, press }) => {
        await answer(/^Entendi/)
        await press('Pedir ensaio')
      },
      said: 'Falha ao salvar sessões!',
    },
    pagar: {
      call: 'payments.pay',
      path: '/payment?servico=1&area=150&cidade=S%C3%A3o+Paulo',
      given: prepaid,
      reach: async ({ write, screen }) => {
        await write(/^Número do cartão/, '4111111111111111')
        await write(/^Nome impresso/, 'MARIANA DUARTE')
        await write(/^Validade/, '122031')
        await write(/^Código/, '123')
        await write(/^CPF ou CNPJ/, '52998224725')
        await write(/^CEP/, '01305100')
        await screen.findByDisplayValue('Rua Augusta')
        await write(/^Número(?! do)/, '1500')
      },
      press: ({ press }) => press(/^Pagar R\$/),
      again: async ({ answer, press }) => {
        await answer(/^(Entendi|Fechar|Voltar)/)
        await press(/^Pagar R\$/)
      },
    },
    gerarPix: {
      call: 'payments.payByPix',
      path: '/payment?servico=1&area=150&cidade=S%C3%A3o+Paulo',
      given: prepaid,
      reach: async ({ press, write }) => {
        await press('PIX', 'radio')
        await write(/^CPF ou CNPJ/, '52998224725')
      },
      press: ({ press }) => press(/^Gerar código PIX de/),
      again: async ({ answer, press }) => {
        await answer(/^(Entendi|Fechar|Voltar)/)
        await press(/^Gerar código PIX de/)
      },
    },
  }),
})
