import { createClient } from '@ensaio/client'
import { addDays, Failure, getCapacity, type LocalDate, mondayOf, servedCities } from '@ensaio/domain'
import { capacityOf, refuse, today } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { CapacityCalendar } from './CapacityCalendar.tsx'

const client = createClient({ baseUrl: '/api' })
const from = mondayOf(today)

const meta = preview.meta({
  title: 'Componentes/Equipe/CapacityCalendar',
  component: CapacityCalendar,
  args: {
    days: ready(capacityOf()),
    city: 'São Paulo' as string,
    onCity: fn<(city: string) => void>(),
    from,
    onFrom: fn<(from: LocalDate) => void>(),
    today,
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Quatro semanas de uma cidade: quantas visitas cada horário tem de quantas cabem. O que está lotado tem cadeado, fundo e palavra; o que passou do que cabe (alguém com visitas ganhou folga), um alerta. `from` é uma segunda-feira. Com `dayHref` cada dia é um link para as suas visitas. A partir de 900 px é uma tabela de semanas; abaixo, uma lista de dias sem os domingos.',
      },
    },
  },
})

export const NoComputador = meta.story({
  name: 'No computador: semanas em linhas',
  ...onDesk,
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', {
      name: 'Visitas marcadas e capacidade em São Paulo, por semana',
    })
    const rows = within(table).getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(4)
    await expect(within(table).getByRole('columnheader', { name: 'domingo' })).toBeVisible()
    const [first, second] = rows
    if (!first || !second) throw new Error('there are no weeks')
    await expect(within(first).getByRole('rowheader')).toHaveTextContent(/Semana de 16 nov/)
    const days = within(first).getAllByRole('cell')
    await expect(days).toHaveLength(7)
    await expect(days[0]).toHaveTextContent(/08h30.*: 1 de 3 visitas/)
    await expect(days[4]).toHaveTextContent('Fechado: Dia da Consciência Negra')
    await expect(days[6]).toHaveTextContent('Fechado: Domingo')
    await expect(within(first).getAllByText(/, lotado/).length).toBeGreaterThan(0)
    await expect(within(second).getAllByRole('cell')[1]).toHaveTextContent(
      /10h30.*: 4 de 3 visitas, mais do que cabe/,
    )
    await expect(within(second).getAllByRole('cell')[5]).toHaveTextContent(/15h30.*: ninguém trabalha/)
    await userEvent.click(canvas.getByRole('button', { name: 'Quatro semanas depois' }))
    await expect(args.onFrom).toHaveBeenLastCalledWith('2026-12-14')
    await userEvent.click(canvas.getByRole('button', { name: 'Quatro semanas antes' }))
    await expect(args.onFrom).toHaveBeenLastCalledWith('2026-10-19')
  },
})

export const NoCelular = meta.story({
  name: 'No celular: dias em lista, sem domingos',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const week = canvas.getByRole('region', { name: 'Semana de 23 de novembro' })
    const days = within(week)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('time'))
    await expect(days).toHaveLength(6)
    await expect(days[1]).toHaveTextContent('terça-feira, 24 de novembro')
    await expect(days[1]).toHaveTextContent(/10h30.*: 4 de 3 visitas, mais do que cabe/)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** One story for each city that is served. */
export const Cidades = meta.story({
  name: 'Trocar de cidade pelo teclado',
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Cidade' })
    await expect(
      within(group)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(servedCities.map(({ name }) => name))
    await expect(within(group).getByRole('button', { name: 'São Paulo' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await press(within(group).getByRole('button', { name: 'São Paulo' }))
    await expect(args.onCity).not.toHaveBeenCalled()
    await press(within(group).getByRole('button', { name: 'Porto Alegre' }))
    await expect(args.onCity).toHaveBeenCalledWith('Porto Alegre')
  },
})

export const OutrasSemanas = meta.story({
  name: 'Outras semanas: virada do ano, e a volta',
  args: { from: addDays(from, 28), days: ready(capacityOf(addDays(from, 28))), city: 'Porto Alegre' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '14 de dezembro a 10 de janeiro' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar para esta semana' }))
    await expect(args.onFrom).toHaveBeenCalledWith(from)
  },
})

export const SemNinguem = meta.story({
  name: 'Ninguém trabalha nesta cidade',
  args: {
    days: ready(
      capacityOf().map((day) => ({
        ...day,
        slots: day.slots.map((slot) => ({ ...slot, capacity: 0, booked: 0 })),
      })),
    ),
  },
})

export const Esperando = meta.story({ args: { days: waiting } })

export const Atualizando = meta.story({
  args: { days: refreshing(capacityOf()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { days: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar a capacidade')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  render: function Adopter(args) {
    const [city, setCity] = useState(args.city)
    const [start, setStart] = useState(args.from)
    const [days, retry] = useRemote((signal) => client.providers.capacity(city, start, signal), [city, start])
    return (
      <CapacityCalendar
        {...args}
        days={days}
        city={city}
        onCity={setCity}
        from={start}
        onFrom={setStart}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(getCapacity, 'internal', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect((await canvas.findAllByText(/Semana de/))[0]).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Quatro semanas depois' }))
    await waitFor(() => expect(canvas.queryAllByText(/14 dez/).length).toBeGreaterThan(0))
  },
})

export const DiasComoLinks = meta.story({
  name: 'Cada dia leva às suas visitas; um dia fechado com visitas avisa',
  ...onDesk,
  args: {
    dayHref: (day: LocalDate) => `#/?dia=${day}`,
    days: ready(
      capacityOf().map((day, place) =>
        place === 1
          ? {
              ...day,
              closed: 'Feriado',
              slots: day.slots.map((slot) => ({ ...slot, capacity: 0, booked: 1 })),
            }
          : day,
      ),
    ),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.length).toBeGreaterThan(20)
    await expect(links[0]).toHaveAttribute('href', `#/?dia=${from}`)
    await expect(links[0]).toHaveAccessibleName(/: ver visitas$/)
    const cell = links[0]?.closest('td')?.getBoundingClientRect() as DOMRect
    await expect(document.elementFromPoint(cell.left + 4, cell.bottom - 4)).toBe(links[0])
    await expect(within(canvas.getByRole('table')).getByText('4 visitas marcadas')).toBeVisible()
    await tabTo(links[0] as HTMLElement)
    await expect(links[0]).toHaveFocus()
  },
})
