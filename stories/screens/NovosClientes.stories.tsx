import { addCompany, declineLead, Failure, getLead, getUser, searchLeads } from '@ensaio/domain'
import { hang, leadDetail, now, refuse, reply, user } from '@ensaio/mocks'
import { expect, screen, userEvent, within } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from './BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const failure = 'O serviço está fora do ar. Tente novamente em alguns minutos.'

const meta = preview.meta({
  title: 'Telas/Equipe: novos clientes',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/leads' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Da fila ao pré-cadastro de quem espera há mais tempo. */
export const Fila = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Novos clientes', level: 1 })
    await canvas.findByText('2 empresas aguardam resposta.')
    await isWithinThePage()
  },
})

export const FilaNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('2 empresas aguardam resposta.')
    await isWithinThePage()
  },
})

export const FilaEsperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(searchLeads))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Novos clientes', level: 1 })
  },
})

export const FilaComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(searchLeads, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Tentar novamente/ })).toBeVisible()
  },
})

export const UmNovoCliente = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/leads/7' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Grupo Serra Azul', level: 1 })
    await isWithinThePage()
  },
})

export const UmNovoClienteNoCelular = meta.story({
  args: { path: '/leads/7' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Aceitar empresa' })
    await isWithinThePage()
  },
})

export const UmNovoClienteEsperando = meta.story({
  args: { path: '/leads/7' },
  beforeEach({ msw }) {
    msw.use(hang(getLead))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Todos os novos clientes' })
  },
})

export const UmNovoClienteComFalha = meta.story({
  args: { path: '/leads/7' },
  beforeEach({ msw }) {
    msw.use(refuse(getLead, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Tentar novamente/ })).toBeVisible()
  },
})

/** Da fila ao convite, num passo só. */
export const AceitarNaTela = meta.story({
  name: 'Aceitar: da fila ao convite',
  play: async ({ canvas }) => {
    await userEvent.click(
      (await canvas.findAllByRole('link', { name: 'Grupo Serra Azul' }))[0] as HTMLElement,
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceitar empresa' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar e convidar' }))
    await expect(await canvas.findByText(/^Aceita por Helena Prado/)).toBeVisible()
    await expect(screen.getByText('Convite enviado para renata@serraazul.test.')).toBeVisible()
  },
})

const faster = 'Caio Brandão já aceitou esta empresa.'

export const AlguemFoiMaisRapido = meta.story({
  name: 'Recusar: alguém foi mais rápido, e a página mostra o que decidiu',
  args: { path: '/leads/7' },
  beforeEach({ msw }) {
    let isDecided = false
    msw.use(
      reply(declineLead, () => {
        isDecided = true
        throw new Failure('transition_refused', faster)
      }),
      reply(getLead, () =>
        isDecided
          ? leadDetail({
              state: 'accepted',
              company_id: 9,
              decision: { by: 'Caio Brandão', at: now, reason: null },
            })
          : leadDetail(),
      ),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recusar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Fora da nossa área')
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar empresa' }))
    await expect(await dialog.findByText(faster)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await expect(await canvas.findByText(/^Aceita por Caio Brandão/)).toBeVisible()
  },
})

/** Em “Clientes”: uma empresa criada à mão abre em seguida. */
export const NovaEmpresa = meta.story({
  args: { path: '/companies' },
  beforeEach({ msw }) {
    const taken = 'Este CNPJ já está cadastrado por outra empresa.'
    msw.use(refuse(addCompany, 'invalid', taken, { once: true, fields: { identification: taken } }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova empresa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova empresa' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Empresa' }), 'Leste Imóveis')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome do contato' }), 'Rita Lobo')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Telefone' }), '11912345678')
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'rita@leste.test')
    await userEvent.click(dialog.getByRole('button', { name: 'Criar e convidar' }))
    await expect(await dialog.findByText('Este CNPJ já está cadastrado por outra empresa.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Criar e convidar' }))
    await canvas.findByText('Ajustar crédito')
    await expect(screen.getByText('Convite enviado para rita@leste.test.')).toBeVisible()
  },
})
