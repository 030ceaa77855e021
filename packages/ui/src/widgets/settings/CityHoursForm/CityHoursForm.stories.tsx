import { createClient } from '@ensaio/client'
import { changeCity, Failure } from '@ensaio/domain'
import { refuse, staffCity } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { fieldsOf } from '#storybook/checks/fields'
import { press, write } from '#storybook/keyboard'
import { asksBeforeLeaving } from '#storybook/leaving'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { CityHoursForm, type CityHoursFormProps } from './CityHoursForm.tsx'

const client = createClient({ baseUrl: '/api' })
const usual = ['08h30', '10h30', '13h30', '15h30']
const offline = new Failure('offline', 'Verifique a sua conexão e tente novamente.')

const meta = preview.meta({
  title: 'Componentes/Configurações/CityHoursForm',
  component: CityHoursForm,
  args: {
    city: ready(staffCity()),
    citiesHref: '/settings/cities',
    onSave: fn<CityHoursFormProps['onSave']>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A que horas começam as visitas de uma cidade, dia por dia, e quanto tempo um fotógrafo leva de uma à outra. Um dia sem horários não tem visitas. Os horários de um dia se copiam para os outros. Nada muda até salvar, e as visitas já marcadas ficam como estão.',
      },
    },
  },
})

export const Horarios = meta.story({
  name: 'De segunda a sábado, e o domingo sem visitas',
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)
    await expect(days[0]).toBe('Segunda-feira')
    await expect(days[6]).toBe('Domingo')
    await expect(canvas.getByText('Sem visitas')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remover/ })).toHaveLength(24)
    await expect(canvas.getByRole('heading', { name: 'Horários em São Paulo' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Todas as cidades' })).toHaveAttribute(
      'href',
      '/settings/cities',
    )
    const day = 'inputmode=numeric autocomplete=off maxlength=6 placeholder=09h00'
    await expect(fieldsOf(canvas.getByRole('form', { name: 'Horários das visitas' }))).toEqual([
      ...[
        'segunda-feira',
        'terça-feira',
        'quarta-feira',
        'quinta-feira',
        'sexta-feira',
        'sábado',
        'domingo',
      ].map((name) => `Novo horário, ${name} ${day}`),
      'Deslocamento entre visitas, em minutos* required inputmode=numeric autocomplete=off',
    ])
    await expect(canvas.getByRole('listitem', { name: 'Domingo' })).toHaveTextContent('Sem visitas')
    await expect(canvas.getByRole('textbox', { name: 'Novo horário, domingo' })).toBeValid()
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: acrescenta, remove e copia',
  play: async ({ canvas, args }) => {
    const monday = canvas.getByRole('textbox', { name: 'Novo horário, segunda-feira' })
    await write(monday, '9')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remover 09h00, segunda-feira' })).toBeVisible()
    await expect(monday).toHaveValue('')
    await expect(monday).toHaveFocus()
    await press(canvas.getByRole('button', { name: 'Remover 08h30, segunda-feira' }))
    await expect(canvas.getByRole('button', { name: 'Adicionar horário, segunda-feira' })).toHaveFocus()
    await press(canvas.getByRole('button', { name: 'Copiar para outros dias, segunda-feira' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copiar para outros dias' }))
    await press(dialog.getByRole('checkbox', { name: 'domingo' }))
    await press(dialog.getByRole('button', { name: 'Copiar horários' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(canvas.getByRole('button', { name: 'Salvar horários' }))
    const copied = ['09h00', '10h30', '13h30', '15h30']
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        hours: [copied, copied, copied, copied, copied, copied, usual],
        travel_minutes: 30,
      }),
    )
  },
})

export const MalDigitado = meta.story({
  name: 'O que não é um horário é dito no dia, e nada se perde',
  play: async ({ canvas, args }) => {
    const tuesday = canvas.getByRole('textbox', { name: 'Novo horário, terça-feira' })
    const add = canvas.getByRole('button', { name: 'Adicionar horário, terça-feira' })
    const problems = [
      ['de manhã', 'Informe um horário como 08h30.'],
      ['22h00', 'Use um horário entre 05h00 e 20h30.'],
      ['8:30', '08h30 já está na lista.'],
    ] as const
    for (const [typed, problem] of problems) {
      await userEvent.clear(tuesday)
      await userEvent.type(tuesday, typed)
      await userEvent.click(add)
      await expect(tuesday).toHaveAccessibleDescription(problem)
      await isAnnounced(canvas.getByText(problem), 'alert')
      await expect(tuesday).toBeInvalid()
      await expect(tuesday).toHaveFocus()
      await expect(tuesday).toHaveValue(typed.slice(0, 6))
    }
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const SemMais = meta.story({
  ...notPictured,
  name: 'Um horário digitado é salvo também sem apertar "+", e o que não é um horário segura o salvar',
  play: async ({ canvas, args }) => {
    const monday = canvas.getByRole('textbox', { name: 'Novo horário, segunda-feira' })
    const sunday = canvas.getByRole('textbox', { name: 'Novo horário, domingo' })
    const save = canvas.getByRole('button', { name: 'Salvar horários' })
    await userEvent.type(monday, '17h00')
    await userEvent.type(sunday, 'tarde')
    await userEvent.click(save)
    await expect(sunday).toHaveAccessibleDescription('Informe um horário como 08h30.')
    await expect(sunday).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(sunday)
    await userEvent.type(sunday, '10h')
    await userEvent.click(save)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        hours: [['10h00'], [...usual, '17h00'], usual, usual, usual, usual, usual],
        travel_minutes: 30,
      }),
    )
    await expect(monday).toHaveValue('')
  },
})

export const DepoisDoErro = meta.story({
  ...notPictured,
  name: 'Um horário certo tira o erro; copiado do domingo, vai só para os dias marcados',
  play: async ({ canvas, args }) => {
    const sunday = canvas.getByRole('textbox', { name: 'Novo horário, domingo' })
    const add = canvas.getByRole('button', { name: 'Adicionar horário, domingo' })
    await userEvent.click(add)
    await expect(sunday).toBeInvalid()
    await userEvent.type(sunday, '14h')
    await userEvent.click(add)
    await expect(sunday).toBeValid()
    await expect(sunday).toHaveAccessibleDescription('')
    await userEvent.type(sunday, '9')
    await userEvent.click(add)
    const open = canvas.getByRole('button', { name: 'Copiar para outros dias, domingo' })
    await userEvent.click(open)
    const first = within(await screen.findByRole('dialog'))
    await userEvent.click(first.getByRole('button', { name: 'Cancelar' }))
    await userEvent.click(open)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('Os dias marcados ficam com os horários de domingo.')).toBeVisible()
    const days = dialog.getAllByRole('checkbox') as HTMLInputElement[]
    await expect(days.map(({ checked }) => checked)).toEqual([true, true, true, true, true, false])
    for (const day of days.slice(1, 5)) await userEvent.click(day)
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar horários' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const travel = canvas.getByRole('textbox', { name: /Deslocamento/ })
    await userEvent.clear(travel)
    await userEvent.type(travel, '45{Enter}')
    const sundays = ['09h00', '14h00']
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        hours: [sundays, sundays, usual, usual, usual, usual, usual],
        travel_minutes: 45,
      }),
    )
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const Deslocamento = meta.story({
  name: 'O deslocamento tem limite',
  play: async ({ canvas, args }) => {
    const travel = canvas.getByRole('textbox', { name: /Deslocamento/ })
    await userEvent.clear(travel)
    await userEvent.type(travel, '180')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar horários' }))
    await waitFor(() => expect(travel).toHaveAccessibleDescription(/Use um número inteiro de 0 a 120\./))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

const crowded = Array.from({ length: 14 }, (_, nth) => {
  const hour = String(6 + nth).padStart(2, '0')
  return `${hour}h15` as const
})

export const Cheio = meta.story({
  name: 'No celular, com muitos horários e um nome longo',
  ...onPhone,
  args: {
    city: ready(
      staffCity({
        name: 'Vila Bela da Santíssima Trindade',
        state: 'MT',
        hours: [[], crowded, [], ['09h00'], crowded, [], []],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Esperando = meta.story({ args: { city: waiting } })

export const Atualizando = meta.story({
  args: { city: refreshing(staffCity()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { city: failed(offline) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const tooEarly = 'Use um horário entre 05h00 e 20h30.'

export const PelaRede = meta.story({
  name: 'Pela rede: a recusa aparece no dia, e depois salva',
  render: function Adopter(args) {
    const [city, retry, replace] = useRemote(
      async (signal) => (await client.cities.list(signal)).find(({ id }) => id === 1) ?? staffCity(),
      [],
    )
    return (
      <CityHoursForm
        {...args}
        city={city}
        onSave={async (schedule) => {
          const cities = await client.cities.change(1, schedule)
          replace(cities.find(({ id }) => id === 1) ?? staffCity())
        }}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(changeCity, 'invalid', tooEarly, { once: true, fields: { 'hours.6.0': tooEarly } }))
  },
  play: async ({ canvas }) => {
    const removal = await canvas.findByRole('button', { name: 'Remover 15h30, sábado' })
    await expect(asksBeforeLeaving()).toBe(false)
    await userEvent.click(removal)
    await expect(asksBeforeLeaving()).toBe(true)
    const save = canvas.getByRole('button', { name: 'Salvar horários' })
    await userEvent.click(save)
    const saturday = canvas.getByRole('textbox', { name: 'Novo horário, sábado' })
    await waitFor(() => expect(saturday).toHaveAccessibleDescription(tooEarly))
    await userEvent.click(save)
    await expect(await screen.findByText('Horários salvos.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remover 15h30, sábado' })).toBeNull()
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
  },
})
