import { createClient } from '@ensaio/client'
import { addHoliday, Failure, type HolidayForm } from '@ensaio/domain'
import { queuedSessions, refuse, staffHolidays } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { HolidayList } from './HolidayList.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Equipe/HolidayList',
  component: HolidayList,
  args: {
    holidays: ready(staffHolidays()),
    onAdd: fn<(holiday: HolidayForm) => Promise<unknown>>(async () => undefined),
    onRemove: fn<(holidayId: number) => Promise<unknown>>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Os dias em que ninguém é enviado, numa cidade ou em todas, do mais próximo ao mais distante: os deste ano e do próximo à vista, os seguintes dobrados ano a ano. O escritório adiciona (com `findVisits`, pergunta antes quando há visitas nesse dia) e remove (com uma pergunta antes); quem fotografa (`viewer="provider"`) só lê.',
      },
    },
  },
})

export const Proximos = meta.story({
  name: 'Próximos: adicionar pelo teclado',
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('region', { name: 'Próximos feriados' })).getAllByRole('listitem')
    await expect(rows.map((row) => row.textContent)).toEqual(
      expect.arrayContaining(['sexta-feira, 25 de dezembro de 2026NatalTodas as cidades']),
    )
    await write(canvas.getByRole('textbox', { name: /Dia/ }), '23042027')
    await write(canvas.getByRole('textbox', { name: /Nome/ }), ' São Jorge ')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Onde' }), 'Rio de Janeiro')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        day: '2027-04-23',
        city: 'Rio de Janeiro',
        name: 'São Jorge',
      }),
    )
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Nome/ })).toHaveValue(''))
  },
})

export const ComVisitas = meta.story({
  name: 'Há visitas neste dia: pergunta antes',
  args: { findVisits: fn(async () => ({ visits: queuedSessions('today').slice(1, 2), total: 1 })) },
  play: async ({ canvas, args }) => {
    await write(canvas.getByRole('textbox', { name: /Dia/ }), '23042027')
    await write(canvas.getByRole('textbox', { name: /Nome/ }), 'São Jorge{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Há uma visita marcada' }))
    await expect(dialog.getByText(/20\/11\/2026, 10h30 · Bianca Moraes/)).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
    await press(dialog.getByRole('button', { name: 'Adicionar mesmo assim' }))
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ visits_stay: true }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Nome/ })).toHaveValue(''))
  },
})

export const Faltando = meta.story({
  name: 'O que falta é dito nos campos',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar feriado' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Dia/ })).toHaveAccessibleDescription('Informe a data.'),
    )
    await expect(canvas.getByRole('textbox', { name: /Nome/ })).toHaveAccessibleDescription(
      'Informe o nome do feriado.',
    )
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})

export const Remover = meta.story({
  name: 'Remover, com uma pergunta antes',
  play: async ({ canvas, args }) => {
    const remove = canvas.getByRole('button', {
      name: 'Remover São Sebastião, quarta-feira, 20 de janeiro de 2027',
    })
    await press(remove)
    const dialog = await canvas.findByRole('alertdialog', { name: 'Remover este feriado?' })
    await expect(dialog).toHaveAccessibleDescription(/São Sebastião.*Rio de Janeiro/)
    await expect(args.onRemove).not.toHaveBeenCalled()
    await press(within(dialog).getByRole('button', { name: 'Remover feriado' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(4))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const QuemFotografa = meta.story({
  name: 'Quem fotografa só lê',
  args: { viewer: 'provider' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Natal')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** The holidays of the example, and Christmas of each of ten years after them. */
const tenYears = () => [
  ...staffHolidays(),
  ...Array.from({ length: 10 }, (_, place) => [
    { id: 100 + place, day: `${2028 + place}-01-20`, city: 'Rio de Janeiro', name: 'São Sebastião' },
    { id: 200 + place, day: `${2028 + place}-12-25`, city: null, name: 'Natal' },
  ]).flat(),
]

export const MuitosAnos = meta.story({
  name: 'Muitos anos: os distantes dobrados, e aberto o do que se adiciona',
  render: function Adopter(args) {
    const [holidays, setHolidays] = useState(tenYears())
    return (
      <HolidayList
        {...args}
        holidays={ready(holidays)}
        onAdd={async (holiday) => setHolidays([...holidays, { id: 300, ...holiday }])}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('quarta-feira, 20 de janeiro de 2027')).toBeVisible()
    const folded = canvas.getByText('segunda-feira, 25 de dezembro de 2028')
    await expect(folded).not.toBeVisible()
    const year = canvas.getByText('2028: 2 feriados')
    await tabTo(year)
    // What Enter does to a summary is the browser's own.
    year.click()
    await expect(folded).toBeVisible()
    await write(canvas.getByRole('textbox', { name: /Dia/ }), '23042037')
    await write(canvas.getByRole('textbox', { name: /Nome/ }), 'São Jorge{Enter}')
    await waitFor(() => expect(canvas.getByText('São Jorge')).toBeVisible())
    await expect(canvas.getByText('2037: 3 feriados')).toBeVisible()
  },
})

export const MuitosAnosNoCelular = meta.story({
  name: 'Muitos anos, no celular',
  ...onPhone,
  args: { holidays: ready(tenYears()) },
})

export const NoCelular = meta.story({
  name: 'No celular, com um nome longo',
  ...onPhone,
  args: {
    holidays: ready([
      {
        id: 9,
        day: '2026-11-30',
        city: 'Rio de Janeiro',
        name: 'Dia de Santo André Apóstolo e da Padroeira do Município, com ponto facultativo até o meio-dia',
      },
      ...staffHolidays(),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Vazio = meta.story({
  args: { holidays: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum feriado daqui em diante')).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { holidays: waiting } })

export const Atualizando = meta.story({
  args: { holidays: refreshing(staffHolidays()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { holidays: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar os feriados')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: o dia já é feriado',
  render: function Adopter(args) {
    const [holidays, retry, replace] = useRemote((signal) => client.holidays.list(signal), [])
    return (
      <HolidayList
        {...args}
        holidays={holidays}
        onAdd={async (holiday) => replace(await client.holidays.add(holiday))}
        onRemove={async (id) => replace(await client.holidays.remove(id))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(addHoliday, 'invalid', 'Confira os campos.', {
        once: true,
        fields: { day: 'Este dia já é feriado nesta cidade.' },
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Natal')
    const day = canvas.getByRole('textbox', { name: /Dia/ })
    await userEvent.type(day, '25122026')
    await userEvent.type(canvas.getByRole('textbox', { name: /Nome/ }), 'Recesso')
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar feriado' }))
    await waitFor(() => expect(day).toHaveAccessibleDescription('Este dia já é feriado nesta cidade.'))
    await expect(canvas.getByRole('textbox', { name: /Nome/ })).toHaveValue('Recesso')
    await userEvent.clear(day)
    await userEvent.type(day, '24122026')
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar feriado' }))
    await expect(await canvas.findByText('Recesso')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Remover Natal/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover feriado' }))
    await waitFor(() => expect(canvas.queryByText('Natal')).toBeNull())
  },
})

export const DesisteDaPergunta = meta.story({
  ...notPictured,
  name: 'Há visitas neste dia, e desiste: o que foi digitado fica',
  args: { findVisits: fn(async () => ({ visits: queuedSessions('today').slice(1, 2), total: 1 })) },
  play: async ({ canvas, args }) => {
    await write(canvas.getByRole('textbox', { name: /Dia/ }), '23042027')
    await write(canvas.getByRole('textbox', { name: /Nome/ }), 'São Jorge{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Há uma visita marcada' }))
    await press(dialog.getByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: /Dia/ })).toHaveValue('23-04-2027')
    await expect(canvas.getByRole('textbox', { name: /Nome/ })).toHaveValue('São Jorge')
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})
