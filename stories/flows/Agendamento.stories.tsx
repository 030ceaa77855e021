import { bookSession, getAvailability, getPublicSession, getUser } from '@ensaio/domain'
import { availability, cut, publicSession, refuse, reply, user } from '@ensaio/mocks'
import { expect, screen, type userEvent as User, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { PortalAt } from '../screens/PortalAt.tsx'

const meta = preview.meta({
  title: 'Fluxos/Agendamento',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/calendar/Zk3vT9qLw8RrY2mNc5Xb7A' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
})

type Canvas = ReturnType<typeof within>
type Hands = ReturnType<typeof User.setup>

async function chooseTime(canvas: Canvas, hands: Hands, day: RegExp, time: string) {
  await hands.click(await canvas.findByRole('button', { name: day }))
  await hands.click(await canvas.findByRole('radio', { name: new RegExp(time) }))
  await hands.click(canvas.getByRole('button', { name: 'Continuar' }))
}

async function writeContact(canvas: Canvas, hands: Hands) {
  await hands.type(await canvas.findByLabelText(/^Nome/), 'Paulo Siqueira')
  await hands.type(canvas.getByLabelText(/^Telefone/), '11912345678')
  await hands.type(canvas.getByLabelText(/^E-mail/), 'paulo@horizonte.test')
  await hands.type(canvas.getByLabelText(/^Chaves/), 'Na portaria')
  await hands.click(canvas.getByRole('button', { name: 'Continuar' }))
  await canvas.findByRole('heading', { name: 'Confira e confirme' })
}

/** Do convite à visita marcada. */
export const DoConviteAVisita = meta.story({
  ...notPictured,
  name: 'Do convite à visita marcada',
  tags: ['spec:4-scheduling-order'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Avançar sem escolher diz o que falta', async () => {
      await canvas.findByRole('button', { name: /23 de novembro de 2026/ })
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
      await canvas.findByText('Selecione um dia e horário para avançar')
    })
    await step('Dia e horário', () => chooseTime(canvas, userEvent, /23 de novembro de 2026/, '13h30'))
    await step('Quem recebe', () => writeContact(canvas, userEvent))
    await step('Confirmar', async () => {
      await expect(canvas.getAllByText(/segunda-feira, 23 de novembro de 2026, 13h30/)[0]).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Confirmar agendamento' }))
      await canvas.findByRole('heading', { name: 'Visita marcada' })
    })
  },
})

/** Outra pessoa levou o horário: volta ao calendário, tudo continua escrito, e os mais próximos são oferecidos. */
export const HorarioPerdido = meta.story({
  ...notPictured,
  name: 'O horário se perde no caminho',
  beforeEach({ msw }) {
    msw.use(refuse(bookSession, 'slot_taken', 'Este horário acabou de ser reservado.', { once: true }))
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    await chooseTime(canvas, userEvent, /23 de novembro de 2026/, '13h30')
    await writeContact(canvas, userEvent)
    msw.use(reply(getAvailability, () => ({ ...availability(), '2026-11-23': ['08h30', '15h30'] })))
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar agendamento' }))
    await step('De volta ao calendário, com o mais próximo à mão', async () => {
      await canvas.findByRole('heading', { name: 'Escolha o dia e o horário' })
      await userEvent.click(await canvas.findByRole('button', { name: /23 de novembro.*15h30/ }))
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    })
    await step('O que foi digitado continua lá', async () => {
      await expect(await canvas.findByLabelText(/^Nome/)).toHaveValue('Paulo Siqueira')
      await expect(canvas.getByLabelText(/^Chaves/)).toHaveValue('Na portaria')
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar agendamento' }))
    await canvas.findByRole('heading', { name: 'Visita marcada' })
  },
})

/** Outra pessoa com o link marcou a visita enquanto esta página estava aberta: nada muda, e a página conta o que vale. */
export const MarcadaEnquantoIsso = meta.story({
  ...notPictured,
  name: 'A visita foi marcada em outra página',
  beforeEach({ msw }) {
    msw.use(refuse(bookSession, 'visit_moved', 'A visita foi marcada depois que esta página abriu.'))
  },
  play: async ({ canvas, msw, userEvent }) => {
    await chooseTime(canvas, userEvent, /23 de novembro de 2026/, '13h30')
    await writeContact(canvas, userEvent)
    msw.use(
      reply(getPublicSession, () => publicSession({ status: 2, scheduled_for: '2026-11-24T13:30:00.000Z' })),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar agendamento' }))
    await canvas.findByRole('heading', { name: 'Visita marcada' })
    await expect(canvas.getAllByText(/terça-feira, 24 de novembro de 2026, 10h30/)[0]).toBeVisible()
    await screen.findByText('A visita foi marcada depois que esta página abriu.')
    // From its top, as every page that opens.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** A conexão cai ao confirmar: diz que houve erro, guarda tudo, e a nova tentativa chega ao fim. */
export const ConexaoPerdida = meta.story({
  ...notPictured,
  name: 'A conexão cai ao confirmar',
  beforeEach({ msw }) {
    msw.use(cut(bookSession, { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await chooseTime(canvas, userEvent, /23 de novembro de 2026/, '13h30')
    await writeContact(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar agendamento' }))
    const problem = await screen.findByRole('alertdialog', { name: 'Erro!' })
    await userEvent.click(within(problem).getByRole('button', { name: 'Entendi' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar agendamento' }))
    await canvas.findByRole('heading', { name: 'Visita marcada' })
  },
})

/** Quem está dentro preenche com um toque; desmarcar limpa só o que veio dali. */
export const EuEstareiNoImovel = meta.story({
  name: 'Eu estarei no imóvel',
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => user()))
  },
  play: async ({ canvas, userEvent }) => {
    await chooseTime(canvas, userEvent, /23 de novembro de 2026/, '15h30')
    const me = await canvas.findByRole('checkbox', { name: 'Eu estarei no imóvel ou receberei o fotógrafo' })
    await userEvent.click(me)
    await expect(canvas.getByLabelText(/^Nome/)).toHaveValue('Mariana Duarte')
    await expect(canvas.getByLabelText(/^Telefone/)).toHaveValue('(11) 98765-4321')
    await userEvent.click(me)
    await expect(canvas.getByLabelText(/^Nome/)).toHaveValue('')
  },
})
