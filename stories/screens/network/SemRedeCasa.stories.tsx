import { emptyOrder, getCompany, getFirstSteps, getUser, listCatalogue } from '@ensaio/domain'
import { firstSteps, reply, staffCompanyDetail, user } from '@ensaio/mocks'
import type { screen as inPage, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const given = [
  reply(getUser, () =>
    user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
  ),
]

const written = {
  ...emptyOrder(),
  service_id: 1,
  address: {
    postal_code: '01305-100',
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  },
  units: [{ unit: '84', complement: '', area: '78' }],
  responsible: { name: 'Paulo Siqueira', phone: '11912345678', email: 'paulo@horizonte.test' },
}

/** Chooses a file of companies. */
const chooseFile = async ({ screen, user: pressed }: { screen: typeof inPage; user: typeof userEvent }) => {
  await screen.findByRole('button', { name: 'Escolher arquivo' })
  const file = new File(['empresa'], 'clientes.csv', { type: 'text/csv' })
  await pressed.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await screen.findByText('clientes.csv')
}

const meta = preview.meta({
  title: 'Telas/Sem rede: a casa',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** A primeira conta, a equipe e as configurações: a rede some antes de cada ação, e volta. */
export const Casa = meta.story({
  ...withoutNetwork('backoffice', {
    'criar a primeira conta': {
      call: 'installation.create',
      path: '/setup/Zk3vT9qLw8RrY2mNc5Xb7AZk3vT9qLw8RrY2mNc5Xb7',
      given: [reply(getUser, null)],
      reach: async ({ write }) => {
        await write(/^Nome/, 'Helena Prado')
        await write(/^E-mail/, 'helena@casa.test')
        await write(/^Senha/, 'lua-cheia-no-telhado')
      },
      press: ({ press }) => press('Criar conta e entrar'),
    },
    'dispensar os primeiros passos': {
      call: 'firstSteps.dismiss',
      path: '/',
      given: [...given, reply(getFirstSteps, () => firstSteps())],
      press: ({ press }) => press('Dispensar'),
    },
    'testar os e-mails': {
      call: 'firstSteps.testMails',
      path: '/first-steps/mails',
      given: [...given, reply(getFirstSteps, () => firstSteps())],
      press: ({ press }) => press('Enviar e-mail de teste'),
    },
    'testar os pagamentos': {
      call: 'firstSteps.testPayments',
      path: '/first-steps/payments',
      given: [...given, reply(getFirstSteps, () => firstSteps())],
      press: ({ press }) => press('Testar pagamentos'),
    },
    'criar serviços de pacotes prontos': {
      call: 'catalogue.addPackages',
      path: '/services',
      given: [...given, reply(listCatalogue, () => [])],
      press: ({ press }) => press('Criar serviços'),
    },
    'convidar uma pessoa': {
      call: 'team.add',
      path: '/team',
      given,
      reach: async ({ press, write }) => {
        await press('Convidar pessoa')
        await write(/^Nome/, 'Rita Sales')
        await write(/^E-mail/, 'rita@casa.test')
      },
      press: ({ answer }) => answer('Enviar convite'),
    },
    'convidar de novo': {
      call: 'team.inviteAgain',
      path: '/team',
      given,
      press: ({ press }) => press('Enviar convite de novo: Regina Couto'),
    },
    'mudar um papel': {
      call: 'team.change',
      path: '/team',
      given,
      reach: async ({ press, answer }) => {
        await press('Editar Otávio Lins')
        await answer('Tem acesso', 'checkbox')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'fazer sair de todos os aparelhos': {
      call: 'team.signOut',
      path: '/team',
      given,
      reach: ({ press }) => press('Editar Otávio Lins'),
      press: ({ answer }) => answer('Sair de todos os aparelhos'),
    },
    'adicionar uma cidade': {
      call: 'cities.add',
      path: '/settings/cities',
      given,
      reach: async ({ press, write }) => {
        await press('Adicionar cidade')
        await write(/^Cidade/, 'Natal')
      },
      press: ({ answer }) => answer('Adicionar cidade'),
    },
    'mudar uma cidade': {
      call: 'cities.change',
      path: '/settings/cities',
      given,
      reach: async ({ press, answer }) => {
        await press('Editar Manaus')
        await answer('Recebe pedidos', 'checkbox')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'mudar os horários de uma cidade': {
      call: 'cities.change',
      path: '/settings/cities/1',
      given,
      reach: ({ press }) => press('Remover 15h30, sábado'),
      press: ({ press }) => press('Salvar horários'),
    },
    'mudar um ambiente': {
      call: 'rooms.save',
      path: '/settings/rooms',
      given,
      reach: ({ write }) => write('Ambiente 2', 'Living'),
      press: ({ press }) => press('Salvar ambientes'),
    },
    'mudar a marca da casa': {
      call: 'brand.save',
      path: '/settings/brand',
      given,
      reach: ({ write }) => write(/^E-mail comercial/, 'vendas@ensaio.test'),
      press: ({ press }) => press('Salvar casa e marca'),
    },
    'mudar o texto de um e-mail': {
      call: 'mailTexts.save',
      path: '/settings/mails/delivered',
      given,
      reach: ({ write }) => write(/^Assunto/, 'Seu material chegou'),
      press: ({ press }) => press('Salvar texto'),
    },
    'voltar ao texto original de um e-mail': {
      call: 'mailTexts.reset',
      path: '/settings/mails/delivered',
      given,
      reach: ({ press }) => press('Voltar ao texto original'),
      press: ({ answer }) => answer('Voltar ao texto original'),
    },
    'mudar uma lista de preparo': {
      call: 'preparations.save',
      path: '/settings/preparation/house',
      given,
      reach: ({ write }) => write('Linha 1', 'Abra o portão.'),
      press: ({ press }) => press('Salvar lista'),
    },
    'voltar à lista de todos os imóveis': {
      call: 'preparations.reset',
      path: '/settings/preparation/house',
      given,
      reach: ({ press }) => press('Usar a de todos os imóveis'),
      press: ({ answer }) => answer('Usar a de todos os imóveis'),
    },
    'baixar o registro': {
      call: 'audit.download',
      path: '/audit',
      given,
      press: ({ press }) => press('Baixar CSV'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'mudar um prazo': {
      call: 'settings.save',
      path: '/settings',
      given,
      reach: ({ write }) => write(/^Prazo/, '3'),
      press: ({ press }) => press('Salvar prazos e taxas'),
    },
  }),
})

/** Aceitar, responder, recusar, criar e mudar empresas: a rede some antes de cada ação, e volta. */
export const NovosClientes = meta.story({
  ...withoutNetwork('backoffice', {
    'a busca de novos clientes': {
      call: 'leads.search',
      path: '/leads',
      given,
      reach: ({ write }) => write('Buscar novos clientes', 'Serra'),
      press: ({ user: pressed }) => pressed.keyboard('{Enter}'),
      again: ({ press }) => press('Tentar novamente'),
    },
    'pedir por um cliente': {
      call: 'staffOrders.place',
      path: '/companies/2/order/confirm',
      given: [...given, reply(getCompany, () => staffCompanyDetail({ payment_plan: 2 }))],
      kept: { 'ensaio:pedido:admin@demo.test:2': JSON.stringify(written) },
      press: ({ press }) => press('Pedir ensaio'),
      again: async ({ answer, press }) => {
        await answer(/^Entendi/)
        await press('Pedir ensaio')
      },
      said: 'Falha ao salvar sessões!',
    },
    'aceitar uma empresa': {
      call: 'leads.accept',
      path: '/leads/7',
      given,
      reach: ({ press }) => press('Aceitar empresa'),
      press: ({ answer }) => answer('Aceitar e convidar'),
    },
    'responder por e-mail': {
      call: 'leads.answer',
      path: '/leads/7',
      given,
      reach: ({ write }) => write(/^Responder por e-mail/, 'Podemos ligar?'),
      press: ({ press }) => press('Enviar mensagem'),
    },
    'recusar uma empresa': {
      call: 'leads.decline',
      path: '/leads/7',
      given,
      reach: async ({ press, write }) => {
        await press('Recusar')
        await write(/^Motivo/, 'Fora da nossa área')
      },
      press: ({ answer }) => answer('Recusar empresa'),
    },
    'criar uma empresa': {
      call: 'companies.add',
      path: '/companies',
      given,
      reach: async ({ press, write }) => {
        await press('Nova empresa')
        await write(/^Empresa/, 'Leste Imóveis')
        await write(/^Nome do contato/, 'Rita Lobo')
        await write(/^Telefone/, '11912345678')
        await write(/^E-mail/, 'rita@leste.test')
      },
      press: ({ answer }) => answer('Criar e convidar'),
    },
    'editar uma empresa': {
      call: 'companies.change',
      path: '/companies/2',
      given,
      reach: async ({ press, write }) => {
        await press('Editar empresa')
        await write(/^Empresa/, 'Prisma Casa')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'convidar uma pessoa de uma empresa': {
      call: 'companies.addPerson',
      path: '/companies/2',
      given,
      reach: async ({ press, write }) => {
        await press('Convidar pessoa')
        await write(/^Nome/, 'Bia Reis')
        await write(/^E-mail/, 'bia@prisma.test')
      },
      press: ({ answer }) => answer('Enviar convite'),
    },
    'mudar o acesso de uma pessoa de uma empresa': {
      call: 'companies.changePerson',
      path: '/companies/2',
      given,
      reach: async ({ press, answer }) => {
        await press('Editar Mariana Duarte')
        await answer('Tem acesso', 'checkbox')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'fazer uma pessoa de uma empresa sair de todos os aparelhos': {
      call: 'companies.signPersonOut',
      path: '/companies/2',
      given,
      reach: ({ press }) => press('Editar Mariana Duarte'),
      press: ({ answer }) => answer('Sair de todos os aparelhos'),
    },
    'unir duas empresas': {
      call: 'companies.merge',
      path: '/companies/2',
      given,
      reach: async ({ press, write, answer }) => {
        await press('Unir com outra')
        await write('Buscar empresa', 'vista')
        await answer('Buscar')
        await press('Escolher Vista Mar Incorporadora')
      },
      press: ({ answer }) => answer('Unir empresas'),
    },
    'conferir um arquivo': {
      call: 'imports.check',
      path: '/companies/import',
      given,
      reach: chooseFile,
      press: ({ press }) => press('Conferir arquivo'),
    },
    'importar um arquivo': {
      call: 'imports.run',
      path: '/companies/import',
      given,
      reach: async (ui) => {
        await chooseFile(ui)
        await ui.press('Conferir arquivo')
      },
      press: ({ press }) => press('Importar'),
    },
    'baixar os dados de uma empresa': {
      call: 'companies.export',
      path: '/companies/2',
      given,
      press: ({ press }) => press('Baixar todos os dados'),
      again: ({ press }) => press('Tentar novamente: Baixar todos os dados'),
      passing: /^Baixar todos os dados$/,
      said: null,
    },
    'desativar uma empresa': {
      call: 'companies.change',
      path: '/companies/2',
      given,
      reach: ({ press }) => press('Desativar empresa'),
      press: ({ answer }) => answer('Desativar'),
    },
  }),
})
