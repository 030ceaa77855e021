import { createClient } from '@ensaio/client'
import { type ArrangedVisit, arrangeVisit, type ChosenSlot, Failure, type VisitPlan } from '@ensaio/domain'
import { providerChoices, refuse, visitPlan } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ArrangeVisit } from './ArrangeVisit.tsx'

const client = createClient({ baseUrl: '/api' })
type Plan = (slot: ChosenSlot, signal: AbortSignal) => Promise<VisitPlan>

const meta = preview.meta({
  title: 'Componentes/Equipe/ArrangeVisit',
  component: ArrangeVisit,
  args: {
    booked: null as ChosenSlot | null,
    onPlan: fn<Plan>(async () => visitPlan()),
    onArrange: fn<(visit: ArrangedVisit) => Promise<unknown>>(async () => undefined),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Encaixar uma visita: qualquer dia e horário ainda por vir, e quem vai. O que a agenda não prevê (feriado, outro horário, depois do prazo, folga) é dito antes e precisa ser confirmado; quem já tem visita no horário não pode ser escolhido. O horário é o do imóvel.',
      },
    },
  },
})

async function open(name = 'Encaixar visita') {
  await press(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Encaixar visita' }))
}

type Dialog = Awaited<ReturnType<typeof open>>
const day = (dialog: Dialog) => dialog.getByRole('textbox', { name: /^Dia/ })
const time = (dialog: Dialog) => dialog.getByRole('textbox', { name: /^Horário/ })

export const Encaixar = meta.story({
  name: 'Um horário que a agenda prevê',
  play: async ({ args }) => {
    const dialog = await open()
    await expect(dialog.getByText('Informe o dia e o horário para ver quem pode ir.')).toBeVisible()
    await write(day(dialog), '24112026')
    await write(time(dialog), '1030')
    await userEvent.click(await dialog.findByRole('radio', { name: /^Bianca Moraes Livre/ }))
    await expect(args.onPlan.mock.lastCall?.[0]).toEqual({ date: '2026-11-24', hour: '10h30' })
    await press(dialog.getByRole('button', { name: 'Encaixar' }))
    await expect(args.onArrange.mock.calls).toEqual([[{ date: '2026-11-24', hour: '10h30', provider_id: 2 }]])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.getByRole('button', { name: 'Encaixar visita' })).toHaveFocus()
  },
})

const beyond = visitPlan({ closed: 'Natal', is_offered: false, horizon_days: 30 })

export const ForaDaAgenda = meta.story({
  ...notPictured,
  name: 'Fora da agenda: cada aviso, e a confirmação',
  args: { onPlan: fn<Plan>(async () => beyond) },
  play: async ({ args }) => {
    const dialog = await open()
    await write(day(dialog), '25122026')
    await write(time(dialog), '19h')
    await userEvent.click(await dialog.findByRole('radio', { name: /^Caio Brandão De folga/ }))
    await expect(dialog.getByText('Neste dia não há visitas em São Paulo (Natal).')).toBeVisible()
    await expect(dialog.getByText('O dia passa do prazo de 30 dias para agendar.')).toBeVisible()
    await expect(dialog.getByText('Caio Brandão está de folga neste dia.')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Encaixar mesmo assim' }))
    await expect(args.onArrange.mock.calls).toEqual([
      [{ date: '2026-12-25', hour: '19h00', provider_id: 5, beyond_agenda: true }],
    ])
  },
})

export const AvisosNoCelular = meta.story({
  name: 'Os avisos, no celular, com os nomes mais longos',
  ...onPhone,
  args: {
    onPlan: fn<Plan>(async () => ({
      ...beyond,
      city: 'São José dos Campos',
      providers: beyond.providers.map((one) =>
        one.works ? one : { ...one, name: 'Caio Brandão de Vasconcellos Figueiredo Neto' },
      ),
    })),
  },
  play: async () => {
    const dialog = await open()
    await write(day(dialog), '25122026')
    await write(time(dialog), '19h')
    await userEvent.click(await dialog.findByRole('radio', { name: /^Caio Brandão/ }))
    await expect(dialog.getByText(/^Caio Brandão .* está de folga neste dia\.$/)).toBeVisible()
  },
})

export const OutroHorario = meta.story({
  name: 'Só o horário a cidade não oferece; de folga com visita não vai',
  args: {
    onPlan: fn<Plan>(async () =>
      visitPlan({
        is_offered: false,
        providers: providerChoices().map((one) => (one.works ? one : { ...one, is_busy: true })),
      }),
    ),
  },
  play: async () => {
    const dialog = await open()
    await write(day(dialog), '24112026')
    await write(time(dialog), '7')
    await expect(await dialog.findByText('Às 07h00 não há visitas em São Paulo.')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^Otávio Lins Ocupado/ })).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: /^Caio Brandão De folga/ })).toBeDisabled()
  },
})

export const JaAgendada = meta.story({
  name: 'Já agendada: começa do horário marcado, e o fotógrafo dela pode ir a outro',
  args: { booked: { date: '2026-11-24', hour: '10h30' } },
  play: async ({ args }) => {
    const dialog = await open('Encaixar em outro horário')
    await expect(day(dialog)).toHaveValue('24-11-2026')
    await expect(time(dialog)).toHaveValue('10h30')
    await expect(
      await dialog.findByRole('radio', { name: /^Rafael Nogueira Já vai a este ensaio/ }),
    ).toBeDisabled()
    args.onPlan.mockImplementation(async () =>
      visitPlan({ providers: providerChoices().map((one) => ({ ...one, is_free: one.works })) }),
    )
    await write(time(dialog), '{Control>}a{/Control}1330')
    const rafael = await dialog.findByRole('radio', { name: /^Rafael Nogueira Livre/ })
    await userEvent.click(rafael)
    await press(dialog.getByRole('button', { name: 'Encaixar' }))
    await expect(args.onArrange.mock.lastCall).toEqual([
      { date: '2026-11-24', hour: '13h30', provider_id: 1 },
    ])
  },
})

export const OcupadaNoOutro = meta.story({
  ...notPictured,
  name: 'Quem foi escolhida tem visita no novo horário: escolhe-se de novo, e vale o aviso dele',
  args: {
    onPlan: fn<Plan>(async ({ hour }) =>
      hour === '10h30'
        ? visitPlan({ closed: 'Natal' })
        : visitPlan({
            providers: providerChoices().map((one) =>
              one.id === 2 ? { ...one, is_free: false, is_busy: true } : one,
            ),
          }),
    ),
  },
  play: async ({ args }) => {
    const dialog = await open()
    await write(day(dialog), '25122026')
    await write(time(dialog), '1030')
    await userEvent.click(await dialog.findByRole('radio', { name: /^Bianca/ }))
    await write(time(dialog), '{Control>}a{/Control}1330')
    await expect(await dialog.findByRole('radio', { name: /^Bianca Moraes Ocupado/ })).not.toBeChecked()
    await press(dialog.getByRole('button', { name: 'Encaixar' }))
    await expect(await dialog.findByText('Escolha quem vai.')).toBeVisible()
    await expect(args.onArrange).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('radio', { name: /^Tereza/ }))
    await press(dialog.getByRole('button', { name: 'Encaixar' }))
    await expect(args.onArrange.mock.calls).toEqual([[{ date: '2026-12-25', hour: '13h30', provider_id: 4 }]])
  },
})

export const LendoONovo = meta.story({
  ...notPictured,
  name: 'Enquanto o novo horário é lido, o aviso do anterior não vale',
  args: {
    onPlan: fn<Plan>(async ({ hour }) =>
      hour === '10h30' ? visitPlan({ closed: 'Natal' }) : new Promise<VisitPlan>(() => {}),
    ),
  },
  play: async ({ args }) => {
    const dialog = await open()
    await write(day(dialog), '25122026')
    await write(time(dialog), '1030')
    await userEvent.click(await dialog.findByRole('radio', { name: /^Bianca/ }))
    await write(time(dialog), '{Control>}a{/Control}1330')
    await waitFor(() => expect(dialog.queryByRole('radio')).not.toBeInTheDocument())
    const send = dialog.getByRole('button', { name: 'Encaixar' })
    await press(send)
    await expect(send).toHaveAttribute('aria-busy', 'true')
    await expect(args.onArrange).not.toHaveBeenCalled()
  },
})

export const LendoPelaPrimeiraVez = meta.story({
  name: 'Enquanto se lê quem pode ir, o botão espera',
  args: { onPlan: fn<Plan>(() => new Promise<VisitPlan>(() => {})) },
  play: async ({ args }) => {
    const dialog = await open()
    await write(day(dialog), '24112026')
    await write(time(dialog), '1030{Enter}')
    const send = dialog.getByRole('button', { name: 'Encaixar' })
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'))
    await press(send)
    await expect(dialog.getByText('Carregando…')).toBeInTheDocument()
    await expect(dialog.queryByText('Escolha quem vai.')).toBeNull()
    await expect(args.onArrange).not.toHaveBeenCalled()
  },
})

export const Errado = meta.story({
  name: 'Dia, horário ou pessoa que faltam',
  play: async ({ args }) => {
    const dialog = await open()
    await press(dialog.getByRole('button', { name: 'Encaixar' }))
    await waitFor(() => expect(day(dialog)).toHaveAccessibleDescription('Informe a data.'))
    await expect(time(dialog)).toHaveAccessibleDescription('Informe o horário.')
    await write(day(dialog), '31022027')
    await write(time(dialog), '4')
    await userEvent.tab()
    await waitFor(() =>
      expect(day(dialog)).toHaveAccessibleDescription('Este dia não existe. Confira a data.'),
    )
    await expect(time(dialog)).toHaveAccessibleDescription('Use um horário entre 05h00 e 20h30.')
    await write(day(dialog), '{Control>}a{/Control}24112026')
    await write(time(dialog), '{Control>}a{/Control}9')
    await dialog.findByRole('radio', { name: /^Bianca/ })
    await press(dialog.getByRole('button', { name: 'Encaixar' }))
    await expect(await dialog.findByText('Escolha quem vai.')).toBeVisible()
    await expect(args.onArrange).not.toHaveBeenCalled()
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado',
  play: async ({ args }) => {
    const dialog = await open()
    await tabTo(day(dialog))
    await userEvent.keyboard('24112026')
    await tabTo(time(dialog))
    await userEvent.keyboard('9h')
    const first = await dialog.findByRole('radio', { name: /^Tereza/ })
    await tabTo(first)
    await userEvent.keyboard(' {ArrowDown}')
    await expect(dialog.getByRole('radio', { name: /^Bianca/ })).toBeChecked()
    await press(dialog.getByRole('button', { name: 'Encaixar' }))
    await waitFor(() => expect(args.onArrange).toHaveBeenCalledOnce())
    await expect(args.onArrange.mock.lastCall?.[0].provider_id).toBe(2)
  },
})

export const AgendaFalhou = meta.story({
  name: 'Não se sabe quem está livre',
  args: {
    onPlan: fn<Plan>(async () => {
      throw new Failure('offline', 'Verifique a sua conexão e tente novamente.')
    }),
  },
  play: async ({ args }) => {
    const dialog = await open()
    await write(day(dialog), '24112026')
    await write(time(dialog), '1030')
    await expect(await dialog.findByText('Não foi possível ver quem está livre')).toBeVisible()
    const before = args.onPlan.mock.calls.length
    await userEvent.click(dialog.getByRole('button', { name: /Tentar/ }))
    await waitFor(() => expect(args.onPlan).toHaveBeenCalledTimes(before + 1))
    await expect(time(dialog)).toHaveValue('1030')
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: alguém foi ocupado nesse meio-tempo',
  args: {
    onPlan: fn<Plan>((slot, signal) => client.queue.plan(1042, slot, signal)),
    onArrange: fn((visit: ArrangedVisit) => client.queue.arrange(1042, visit)),
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(arrangeVisit, 'slot_taken', 'Bianca Moraes tem outra visita neste horário.', { once: true }),
    )
  },
  play: async ({ args }) => {
    const dialog = await open()
    await write(day(dialog), '24112026')
    await write(time(dialog), '1030')
    await userEvent.click(await dialog.findByRole('radio', { name: /^Bianca/ }))
    const before = args.onPlan.mock.calls.length
    await press(dialog.getByRole('button', { name: 'Encaixar' }))
    await expect(await dialog.findByText('Bianca Moraes tem outra visita neste horário.')).toBeVisible()
    await expect(args.onPlan).toHaveBeenCalledTimes(before + 1)
    await expect(time(dialog)).toHaveValue('1030')
    await press(dialog.getByRole('button', { name: 'Encaixar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const AntesDaResposta = meta.story({
  ...notPictured,
  name: 'Outro horário: o que se sabia do anterior some até a resposta',
  play: async ({ args }) => {
    const dialog = await open()
    await write(day(dialog), '24112026')
    await write(time(dialog), '1030')
    await userEvent.click(await dialog.findByRole('radio', { name: /^Bianca Moraes Livre/ }))
    args.onPlan.mockImplementation(() => new Promise(() => {}))
    await write(time(dialog), '{Control>}a{/Control}1330')
    await waitFor(() => expect(args.onPlan.mock.lastCall?.[0]).toEqual({ date: '2026-11-24', hour: '13h30' }))
    await expect(dialog.queryByRole('radio')).toBeNull()
    await expect(dialog.getByText('Carregando…')).toBeInTheDocument()
    // An answer to the time before is not wanted any more.
    await expect(args.onPlan.mock.calls.slice(0, -1).every(([, signal]) => signal.aborted)).toBe(true)
    await press(dialog.getByRole('button', { name: 'Encaixar' }))
    await expect(args.onArrange).not.toHaveBeenCalled()
  },
})
