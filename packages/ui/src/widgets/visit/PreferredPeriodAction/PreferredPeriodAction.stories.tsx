import { createClient } from '@ensaio/client'
import { Failure, leavePreferredPeriod, type PublicPreferredPeriod } from '@ensaio/domain'
import { preferredPeriod, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { PreferredPeriodAction } from './PreferredPeriodAction.tsx'
import type { PreferredPeriodActionProps } from './period-props.ts'

const client = createClient({ baseUrl: '/api' })
const { note: _, ...days } = preferredPeriod()
const left: PublicPreferredPeriod = { ...days, has_note: true }

const meta = preview.meta({
  title: 'Componentes/Visita/PreferredPeriodAction',
  component: PreferredPeriodAction,
  args: {
    period: null,
    draft: null,
    onDraft: fn(),
    onLeave: fn(async () => undefined),
  } as PreferredPeriodActionProps,
  parameters: {
    docs: {
      description: {
        component:
          'Abaixo dos horários de um link: quem não acha um que sirva deixa os dias da semana, a parte do dia e o período que prefere. A equipe lê na fila “A agendar”, e a preferência some quando a visita é marcada.',
      },
    },
  },
})

const opened = async (name = 'Nenhum horário serve?') => {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Quando você pode?' }))
}

export const SemPreferencia = meta.story({
  name: 'Sem preferência',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nenhum horário serve?' })).toBeVisible()
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: dias, parte do dia, período e recado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Nenhum horário serve?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Quando você pode?' }))
    await expect(dialog.queryByRole('checkbox', { name: 'domingo' })).toBeNull()
    for (const name of ['quarta-feira', 'segunda-feira', 'De manhã']) {
      await press(dialog.getByRole('checkbox', { name }))
      await expect(dialog.getByRole('checkbox', { name })).toHaveFocus()
    }
    await tabTo(dialog.getByRole('textbox', { name: 'A partir de' }))
    await userEvent.keyboard('01122026')
    await tabTo(dialog.getByRole('textbox', { name: /^Recado/ }))
    await userEvent.keyboard('Depois das 9h.')
    await press(dialog.getByRole('button', { name: 'Deixar preferência' }))
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith({
        weekdays: [1, 3],
        parts: ['morning'],
        first_day: '2026-12-01',
        last_day: null,
        note: 'Depois das 9h.',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ note: 'Depois das 9h.' }))
  },
})

export const Aberta = meta.story({
  name: 'Aberta, com o que foi digitado antes',
  args: {
    draft: { weekdays: [1], parts: ['afternoon'], first_day: '01122026', last_day: '', note: 'Ligue antes.' },
  },
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByRole('checkbox', { name: 'segunda-feira' })).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: /^Recado/ })).toHaveValue('Ligue antes.')
  },
})

export const AbertaNoCelular = meta.story({
  name: 'Aberta, no celular',
  ...onPhone,
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByRole('checkbox', { name: 'segunda-feira' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Vazia = meta.story({
  name: 'Vazia, ou com os dias trocados: é dito no campo',
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: 'Deixar preferência' }))
    await expect(await dialog.findByText(/^Escolha dias, uma parte do dia/)).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Dias da semana' })).toHaveAccessibleDescription(
      /^Escolha dias, uma parte do dia/,
    )
    await userEvent.type(dialog.getByRole('textbox', { name: 'A partir de' }), '12122026')
    const last = dialog.getByRole('textbox', { name: 'Até' })
    await userEvent.type(last, '01122026')
    await userEvent.click(dialog.getByRole('button', { name: 'Deixar preferência' }))
    await waitFor(() =>
      expect(last).toHaveAccessibleDescription('O último dia precisa ser igual ou posterior ao primeiro.'),
    )
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
})

export const DiasDaCidade = meta.story({
  ...notPictured,
  name: 'Só os dias em que a cidade tem horários, e os já escolhidos',
  args: {
    schedule: { hours: [['09h00'], [], [], [], [], [], ['09h00']], travel_minutes: 30 },
    period: { ...left, weekdays: [3] },
  },
  play: async () => {
    const dialog = await opened('Mudar preferência')
    const days = within(dialog.getByRole('group', { name: 'Dias da semana' })).getAllByRole('checkbox')
    await expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
      'domingo',
      'quarta-feira',
      'sábado',
    ])
  },
})

export const Desfaz = meta.story({
  ...notPictured,
  name: 'Um dia e uma parte do dia desligados; os outros ficam',
  args: {
    draft: {
      weekdays: [1, 3, 5],
      parts: ['morning', 'afternoon'],
      first_day: '',
      last_day: '',
      note: '',
    },
  },
  play: async ({ args }) => {
    const dialog = await opened()
    await press(dialog.getByRole('checkbox', { name: 'segunda-feira' }))
    await press(dialog.getByRole('checkbox', { name: 'De manhã' }))
    await press(dialog.getByRole('button', { name: 'Deixar preferência' }))
    await waitFor(() =>
      expect(args.onLeave).toHaveBeenCalledWith(
        expect.objectContaining({ weekdays: [3, 5], parts: ['afternoon'] }),
      ),
    )
  },
})

export const Deixada = meta.story({
  args: { period: left },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText(/^Você prefere segundas e quartas, de manhã/))
    const dialog = await opened('Mudar preferência')
    await expect(dialog.getByRole('checkbox', { name: 'quarta-feira' })).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: /^Recado/ })).toHaveAccessibleDescription(
      /recado que você deixou continua/,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const DeixadaNoCelular = meta.story({
  name: 'Deixada, com os textos mais longos, no celular',
  ...onPhone,
  args: { period: { ...left, weekdays: [0, 1, 2, 4, 5, 6], parts: ['afternoon'] } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Falhou = meta.story({
  name: 'A preferência não saiu: o que foi digitado fica',
  args: { onLeave: fn(() => Promise.reject(new Failure('offline', 'Sem conexão. Tente de novo.'))) },
  play: async () => {
    const dialog = await opened()
    const note = dialog.getByRole('textbox', { name: /^Recado/ })
    await userEvent.type(note, 'Só em janeiro.')
    await userEvent.click(dialog.getByRole('button', { name: 'Deixar preferência' }))
    await expect(await dialog.findByText('Sem conexão. Tente de novo.')).toBeVisible()
    await expect(note).toHaveValue('Só em janeiro.')
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: um dia que já passou, depois deixa',
  render: function Adopter(args) {
    const [period, setPeriod] = useState<PublicPreferredPeriod | null>(null)
    return (
      <PreferredPeriodAction
        {...args}
        period={period}
        onLeave={async (form) => {
          const session = await client.scheduling.leavePreferredPeriod('token', form)
          setPeriod(session.preferred_period ?? null)
        }}
      />
    )
  },
  beforeEach({ msw }) {
    const past = 'Este dia já passou. Escolha outro.'
    msw.use(refuse(leavePreferredPeriod, 'invalid', past, { once: true, fields: { last_day: past } }))
  },
  play: async ({ canvas }) => {
    const dialog = await opened()
    const last = dialog.getByRole('textbox', { name: 'Até' })
    await userEvent.type(last, '01112026')
    await userEvent.click(dialog.getByRole('button', { name: 'Deixar preferência' }))
    await waitFor(() => expect(last).toHaveAccessibleDescription('Este dia já passou. Escolha outro.'))
    await userEvent.clear(last)
    await userEvent.type(last, '12122026')
    await userEvent.click(dialog.getByRole('button', { name: 'Deixar preferência' }))
    await expect(await canvas.findByText(/^Você prefere até 12 de dezembro/)).toBeVisible()
  },
})
