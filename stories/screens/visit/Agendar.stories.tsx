import { getAvailability, getPublicSession, getUser, status } from '@ensaio/domain'
import { availability, company, hang, publicGroup, publicSession, refuse, reply, user } from '@ensaio/mocks'
import { expect, within } from 'storybook/test'
import { press } from '#storybook/keyboard.ts'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from '../PortalAt.tsx'

const token = 'Zk3vT9qLw8RrY2mNc5Xb7A'
const contact = { name: 'Paulo Siqueira', phone: '+5511912345678', email: 'paulo@horizonte.test' }

const meta = preview.meta({
  title: 'Telas/Agendar',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: `/calendar/${token}` },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
})

/** O convite, como quem recebe o link o encontra. */
export const Convite = meta.story({
  ...notPicturedOn('phone'),
  tags: ['spec:2-calendar', 'spec:2-calendar-steps'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Escolha o dia e o horário' })
    await canvas.findByRole('button', { name: /segunda-feira, 23 de novembro de 2026, 3 horários livres/ })
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible()
  },
})

export const ConviteNoCelular = meta.story({
  name: 'Convite no celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Escolha o dia e o horário' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** O cliente vê a própria barra, o próprio nome e o caminho de volta, mesmo quando o responsável é outra pessoa. */
export const JaDentro = meta.story({
  ...notPictured,
  name: 'Para quem já entrou',
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 1234.5 } }) })),
      reply(getPublicSession, () => publicSession({ session_id: 1042 })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Escolha o dia e o horário' })
    const bar = await canvas.findByRole('navigation', { name: 'Principal' })
    await expect(await within(bar).findByRole('link', { name: 'Ensaios' })).toHaveAttribute(
      'href',
      '/sessions',
    )
    await expect(within(bar).getByRole('link', { name: 'Extrato' })).toBeVisible()
    await expect(canvas.getByText('Créditos: R$ 1.234,50')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull()
    await expect(canvas.getByText('Olá, Mariana Duarte.')).toBeVisible()
    await expect(canvas.queryByText(/Olá, Paulo/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Voltar ao ensaio' })).toHaveAttribute(
      'href',
      '/sessions/1042',
    )
    await press(canvas.getByRole('button', { name: 'Sair' }))
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Voltar ao ensaio' })).toBeNull()
    await expect(canvas.getByText('Olá, Paulo Siqueira.')).toBeVisible()
  },
})

export const JaDentroNoCelular = meta.story({
  name: 'Para quem já entrou, no celular',
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user()),
      reply(getPublicSession, () => publicSession({ session_id: 1042 })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Escolha o dia e o horário' })
    await press(await canvas.findByRole('button', { name: 'Menu' }))
    await expect(await canvas.findByRole('link', { name: 'Criar ensaio' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voltar ao ensaio' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** O link de um ensaio de outra empresa: a barra é a de quem entrou, e não há para onde voltar. */
export const DeOutraEmpresa = meta.story({
  ...notPicturedOn('phone'),
  name: 'Para quem já entrou, por outra empresa',
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => user({ name: 'Otávio Reis' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Olá, Otávio Reis.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sair' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Voltar ao ensaio' })).toBeNull()
  },
})

export const Esperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(getAvailability))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Escolha o dia e o horário' })
  },
})

export const SemHorarios = meta.story({
  name: 'Sem horários livres',
  beforeEach({ msw }) {
    msw.use(reply(getAvailability, {}))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nenhum horário livre por enquanto')
  },
})

export const AbreNoMesSeguinte = meta.story({
  name: 'Abre no primeiro mês com horário',
  beforeEach({ msw }) {
    msw.use(reply(getAvailability, () => availability('2026-12-09', 20)))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('dezembro de 2026', { exact: false })
  },
})

export const LinkDesconhecido = meta.story({
  tags: ['spec:8-session-not-found'],
  beforeEach({ msw }) {
    msw.use(refuse(getPublicSession, 'not_found', 'O ensaio solicitado não foi encontrado.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ops, tivemos um problema :(')
    await expect(canvas.getByText('O ensaio solicitado não foi encontrado.')).toBeVisible()
  },
})

export const Cancelado = meta.story({
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, () => publicSession({ status: status.canceled })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Este ensaio foi cancelado e não precisa mais de data.')
  },
})

export const Entregue = meta.story({
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, () => publicSession({ status: status.delivered })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/o material foi entregue/)
  },
})

/** Já marcado: o horário atual fica à vista até que outro seja confirmado, e só o dia e o horário se escolhem. */
export const Reagendar = meta.story({
  args: { path: `/calendar/${token}/remarcar` },
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, () => publicSession({ status: status.scheduled })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Só muda quando você confirmar/)
    await expect(canvas.getByRole('button', { name: 'Confirmar novo horário' })).toBeVisible()
  },
})

/** O link aberto de novo mostra a visita, não o calendário. */
export const AbertoDeNovo = meta.story({
  name: 'Aberto de novo, depois de marcado',
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, () => publicSession({ status: status.scheduled })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Visita marcada' })
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Remarcar' })).toHaveAttribute(
      'href',
      `/calendar/${token}/remarcar`,
    )
  },
})

/** Um link que marca várias unidades de uma vez. */
export const VariasUnidades = meta.story({
  name: 'Várias unidades',
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, () => publicGroup()))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: 'Como prefere marcar as 3 visitas?' })
    await expect(await canvas.findByRole('grid')).toBeVisible()
  },
})

/** Da empresa se sabe quem recebe e onde estão as chaves: o calendário vem logo, e o resto já está preenchido. */
export const ComTudoInformado = meta.story({
  name: 'Convite no celular, com tudo informado',
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, () => publicSession({ responsible: contact, keys_given: true })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Próximo horário livre/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(await canvas.findByLabelText(/^Nome/)).toHaveValue(contact.name)
    await expect(canvas.getByText('Mudou alguma coisa?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await canvas.findByRole('heading', { name: 'Confira e confirme' })
  },
})

export const Marcado = meta.story({
  ...notPicturedOn('phone'),
  tags: ['spec:2-calendar-done'],
  args: { path: `/calendar/${token}/finalizacao` },
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, () => publicSession({ status: status.scheduled })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Visita marcada' })
    await expect(canvas.getByText('terça-feira, 24 de novembro de 2026, 10h30')).toBeVisible()
  },
})

export const MarcadoNoCelular = meta.story({
  name: 'Marcado, no celular',
  ...onPhone,
  args: { path: `/calendar/${token}/finalizacao` },
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, () => publicSession({ status: status.scheduled })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Visita marcada' })
  },
})

/** Um endereço fundo sem o passo anterior volta ao primeiro que falta. */
export const EnderecoFundo = meta.story({
  ...notPictured,
  name: 'Endereço fundo, sem o passo anterior',
  args: { path: `/calendar/${token}/confirmacao` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Escolha o dia e o horário' })
  },
})
