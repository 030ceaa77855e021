import { createClient } from '@ensaio/client'
import { type ChosenSlot, Failure, getAvailability } from '@ensaio/domain'
import { availability, refuse, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { DayAndTimeStep, type DayAndTimeStepProps } from './DayAndTimeStep.tsx'

const client = createClient({ baseUrl: '/api' })
const late = 'Faltam menos de 24 horas para este horário.'
const missing = 'Selecione um dia e horário para avançar'
const lost: ChosenSlot = { date: '2026-11-23', hour: '10h30' }

function Stateful(props: DayAndTimeStepProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DayAndTimeStep
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Componentes/Agendamento/DayAndTimeStep',
  component: DayAndTimeStep,
  parameters: {
    docs: {
      description: {
        component:
          'O primeiro passo do agendamento público: um dia e um dos seus horários. Abre no primeiro mês com horário livre. Quando outra pessoa reserva antes, passe o horário em `lost`: o passo oferece os mais próximos e guarda o resto.',
      },
    },
  },
  args: {
    availability: ready(availability('2026-11-20')),
    today: '2026-11-20',
    value: { date: null, hour: null },
    lost: null,
    onChange: fn(),
    onNext: fn(),
    onRetry: fn(),
  } as DayAndTimeStepProps,
  render: (args) => <Stateful {...args} />,
})

export const NadaEscolhido = meta.story({
  name: 'Nada escolhido',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(missing)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(canvas.getByText(missing)).toHaveRole('alert')
    await expect(args.onNext).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: /^segunda-feira, 23 de novembro/ }))
    await expect(canvas.queryByText(missing)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(canvas.getByText(missing)).toHaveRole('alert')
    await expect(args.onNext).not.toHaveBeenCalled()
  },
})

export const EscolheEContinua = meta.story({
  name: 'Escolhe e continua',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^segunda-feira, 23 de novembro/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /^08h30/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-23', hour: '08h30' })
    await expect(canvas.getByText('segunda-feira, 23 de novembro de 2026, 08h30')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

export const OutroDia = meta.story({
  name: 'Outro dia guarda o horário só se estiver livre',
  args: { value: { date: '2026-11-23', hour: '08h30' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^quinta-feira, 26 de novembro/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-26', hour: '08h30' })
    await userEvent.click(canvas.getByRole('button', { name: /^sexta-feira, 27 de novembro/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-27', hour: null })
  },
})

export const PeloTeclado = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pelo teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Próximo horário livre/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-23', hour: '13h30' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

export const ProximoLivre = meta.story({
  name: 'O próximo horário livre, com um toque',
  play: async ({ canvas, args }) => {
    const offer = canvas.getByRole('button', { name: /^Próximo horário livre: amanhã, / })
    await userEvent.click(offer)
    await expect(args.onChange).toHaveBeenLastCalledWith({
      date: '2026-11-21',
      hour: expect.stringMatching(/^\d\dh30$/),
    })
    await expect(offer).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

export const EmCimaDaHora = meta.story({
  name: 'A menos de 24 horas: o que se segue, antes de confirmar',
  args: { value: { date: '2026-11-23', hour: '08h30' }, notice: late },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText(late))
  },
})

export const UmSoPasso = meta.story({
  name: 'Remarcar: um só passo, e a falha se diz ali',
  args: {
    value: { date: '2026-11-23', hour: '08h30' },
    isSingle: true,
    onNext: fn(() => Promise.reject(new Failure('unavailable', 'Sem conexão. Tente de novo.'))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar novo horário' }))
    const problem = await screen.findByRole('alertdialog', { name: 'Erro!' })
    await expect(within(problem).getByText('Sem conexão. Tente de novo.')).toBeVisible()
    await userEvent.click(within(problem).getByRole('button', { name: 'Entendi' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('radio', { name: /^08h30/ })).toBeChecked()
  },
})

export const PerdeuOHorario = meta.story({
  name: 'Outra pessoa reservou antes',
  args: { lost, value: lost, notice: late },
  play: async ({ canvas, args }) => {
    // The warning is about a time that can be had.
    await expect(canvas.queryByText(late)).toBeNull()
    const notice = canvas.getByRole('region', { name: /10h30, acabou de ser reservado/ })
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(notice).toHaveTextContent('O que você preencheu está guardado.')
    const offers = within(notice).getAllByRole('button')
    await expect(offers.map((offer) => offer.textContent)).toEqual([
      'segunda-feira, 23 de novembro de 2026, 08h30',
      'segunda-feira, 23 de novembro de 2026, 13h30',
      'segunda-feira, 23 de novembro de 2026, 15h30',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(args.onNext).not.toHaveBeenCalled()
    await userEvent.click(within(notice).getByRole('button', { name: /13h30$/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-11-23', hour: '13h30' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

export const PerdeuEProcura = meta.story({
  name: 'Outra pessoa reservou antes, procurando outros',
  args: { lost, value: { date: null, hour: null }, availability: waiting },
})

export const ParaRemarcar = meta.story({
  name: 'Para remarcar',
  args: { current: { date: '2026-11-24', hour: '10h30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Marcado para terça-feira, 24 de novembro de 2026, 10h30\./)).toBeVisible()
  },
})

export const SoNoMesQueVem = meta.story({
  name: 'Abre no primeiro mês com horários',
  args: { availability: ready({ '2026-12-02': ['10h30'], '2027-01-05': ['08h30'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'dezembro de 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mês anterior' }))
    await expect(canvas.getByText('Não há horários livres em novembro de 2026.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver dezembro de 2026' }))
    await expect(canvas.getByRole('grid', { name: 'dezembro de 2026' })).toBeVisible()
  },
})

export const NinguemLivre = meta.story({
  name: 'Ninguém livre',
  args: { availability: ready({ '2026-11-23': [] }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nenhum horário livre por enquanto')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Continuar' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Verificar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PerdeuOUltimo = meta.story({
  name: 'Outra pessoa reservou o último horário',
  args: { lost, availability: ready({}) },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: /10h30, acabou de ser reservado/ })
    await expect(within(notice).queryByRole('button')).toBeNull()
    await expect(canvas.getByText('Nenhum horário livre por enquanto')).toBeVisible()
  },
})

export const Carregando = meta.story({ args: { availability: waiting } })

export const CarregandoComEscolha = meta.story({
  name: 'Carregando, com a escolha de antes',
  args: { availability: waiting, value: { date: '2026-11-23', hour: '08h30' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

export const Atualizando = meta.story({
  args: { availability: refreshing(availability('2026-11-20')) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  name: 'Não carregou',
  args: {
    availability: failed(new Failure('unavailable', 'A agenda está indisponível. Tente em instantes.')),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  args: { value: { date: '2026-11-23', hour: '08h30' } },
  ...onPhone,
})

export const PerdeuNoCelular = meta.story({
  name: 'Outra pessoa reservou antes, no celular',
  args: { lost, value: { date: null, hour: null } },
  ...onPhone,
})

function OverTheNetwork(props: DayAndTimeStepProps) {
  const [remote, retry] = useRemote((signal) => client.scheduling.availability('token', signal), [])
  return <Stateful {...props} availability={remote} onRetry={retry} />
}

const placeOf = (arrow: HTMLElement) => arrow.getBoundingClientRect().y

export const PelaRede = meta.story({
  name: 'Pela rede',
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas, args }) => {
    const placeOfArrow = () => placeOf(canvas.getByRole('button', { name: 'Próximo mês' }))
    await expect(canvas.queryByRole('grid')).toBeNull()
    const before = placeOfArrow()
    await userEvent.click(await canvas.findByRole('button', { name: /^segunda-feira, 23 de novembro/ }))
    await expect(placeOfArrow()).toBe(before)
    await userEvent.click(canvas.getByRole('radio', { name: /^15h30/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

export const PelaRedeNoCelular = meta.story({
  name: 'Pela rede, no celular: nenhum dia é longo demais',
  ...onPhone,
  args: { today: '2026-11-16' },
  beforeEach({ msw }) {
    msw.use(reply(getAvailability, { '2026-11-30': ['08h30'] }))
  },
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas }) => {
    const before = placeOf(canvas.getByRole('button', { name: 'Próximo mês' }))
    await canvas.findByRole('button', {
      name: 'Próximo horário livre: segunda-feira, 30 de novembro, 08h30',
    })
    await expect(placeOf(canvas.getByRole('button', { name: 'Próximo mês' }))).toBe(before)
  },
})

export const PelaRedeSemHorarios = meta.story({
  ...notPictured,
  name: 'Pela rede, sem horários e depois com',
  beforeEach({ msw }) {
    msw.use(reply(getAvailability, {}, { once: true }))
  },
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verificar novamente' }))
    await expect(await canvas.findByRole('grid')).toBeVisible()
  },
})

export const PelaRedeComFalha = meta.story({
  name: 'Pela rede, com falha e nova tentativa',
  beforeEach({ msw }) {
    msw.use(refuse(getAvailability, 'unavailable', 'A agenda está indisponível.', { once: true }))
  },
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByRole('grid')).toBeVisible()
  },
})

export const SoAntes = meta.story({
  ...notPictured,
  name: 'Um mês sem horários depois do único com: o caminho de volta',
  args: { availability: ready({ '2026-11-25': ['10h30'] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo mês' }))
    await expect(canvas.getByText('Não há horários livres em dezembro de 2026.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver novembro de 2026' }))
    await expect(canvas.getByRole('grid', { name: 'novembro de 2026' })).toBeVisible()
  },
})
