import { createClient } from '@ensaio/client'
import { addTimeOff, Failure, type TimeOff, type TimeOffForm } from '@ensaio/domain'
import { queuedSessions, refuse, timeOff } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { TimeOffEditor } from './TimeOffEditor.tsx'

const client = createClient({ baseUrl: '/api' })
const known: TimeOff[] = [
  timeOff({ id: 4, starts_on: '2026-11-24', ends_on: '2026-11-27', visits: 3 }),
  timeOff({ id: 5 }),
]

const meta = preview.meta({
  title: 'Componentes/Equipe/TimeOffEditor',
  component: TimeOffEditor,
  args: {
    timeOff: known,
    onAdd: fn<(days: TimeOffForm) => Promise<unknown>>(async () => undefined),
    onRemove: fn<(timeOffId: number) => Promise<unknown>>(async () => undefined),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'As folgas de quem fotografa: as duas pontas incluídas, datas digitadas ou escolhidas no calendário do navegador. Visitas já marcadas dentro delas são contadas, e com `findVisits` a folga que as encontra pergunta antes. Remover pergunta antes.',
      },
    },
  },
})

export const AvisoLeva = meta.story({
  name: 'O aviso leva às visitas',
  args: { visitsHref: ({ starts_on, ends_on }: TimeOff) => `#/?dia=${starts_on}&ate=${ends_on}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 visitas marcadas' })).toHaveAttribute(
      'href',
      '#/?dia=2026-11-24&ate=2026-11-27',
    )
  },
})

export const Marcadas = meta.story({
  name: 'Marcadas: adicionar pelo teclado',
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Folgas marcadas' }))
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      '24 a 27 de novembro de 20263 visitas marcadas',
    )
    const from = canvas.getByRole('textbox', { name: /De/ })
    const to = canvas.getByRole('textbox', { name: /Até/ })
    await write(from, '10122026')
    await write(to, '09122026{Enter}')
    await waitFor(() =>
      expect(to).toHaveAccessibleDescription('A data final precisa ser igual ou posterior à data inicial.'),
    )
    await expect(to).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}11122026{Enter}')
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({ starts_on: '2026-12-10', ends_on: '2026-12-11' }),
    )
    await waitFor(() => expect(from).toHaveValue(''))
  },
})

export const ComVisitas = meta.story({
  name: 'Há visitas marcadas: pergunta antes, e o que foi digitado fica',
  args: {
    timeOff: [],
    findVisits: fn(async () => ({ visits: queuedSessions('today').slice(1), total: 4 })),
    visitLinks: {
      open: (id: number) => `#/sessions/${id}`,
      reassign: (id: number) => `#/sessions/${id}?trocar=1`,
    },
  },
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('textbox', { name: /De/ })
    await write(from, '10122026')
    await write(canvas.getByRole('textbox', { name: /Até/ }), '11122026{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Há 4 visitas marcadas' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3)
    await expect(dialog.getByText('E mais 1.')).toBeVisible()
    const open = dialog.getByRole('link', { name: /^Abrir Rua Oscar Freire/ })
    await expect(open).toHaveAttribute('href', '#/sessions/1061')
    await expect(open).toHaveAttribute('target', '_blank')
    await expect(dialog.getByRole('link', { name: /^Trocar fotógrafo: Rua Oscar Freire/ })).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(from).toHaveValue('10-12-2026')
    await press(canvas.getByRole('button', { name: 'Adicionar folga' }))
    await press(await screen.findByRole('button', { name: 'Adicionar mesmo assim' }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        starts_on: '2026-12-10',
        ends_on: '2026-12-11',
        visits_stay: true,
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: /De/ })).toHaveValue('')
  },
})

const refusal = Promise.withResolvers<unknown>()

export const RecusadaComVisitas = meta.story({
  ...notPictured,
  name: 'Há visitas marcadas: ninguém sai no meio do envio, e a recusa é dita na pergunta',
  args: {
    ...ComVisitas.input.args,
    onAdd: fn<(days: TimeOffForm) => Promise<unknown>>(() => refusal.promise),
  },
  play: async ({ canvas }) => {
    await write(canvas.getByRole('textbox', { name: /De/ }), '10122026')
    await write(canvas.getByRole('textbox', { name: /Até/ }), '11122026{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Há 4 visitas marcadas' }))
    await press(dialog.getByRole('button', { name: 'Adicionar mesmo assim' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    refusal.reject(new Failure('offline', 'Verifique a sua conexão e tente novamente.'))
    await expect(await dialog.findByText('Verifique a sua conexão e tente novamente.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const ComVisitasNoCelular = meta.story({
  name: 'Visitas marcadas, no celular',
  ...onPhone,
  args: { ...ComVisitas.input.args, timeOff: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /De/ }), '10122026')
    await userEvent.type(canvas.getByRole('textbox', { name: /Até/ }), '11122026{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Há 4 visitas marcadas' })).toBeVisible()
  },
})

export const DatasErradas = meta.story({
  name: 'Datas que faltam ou não existem',
  args: { timeOff: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nenhuma folga marcada.')).toBeVisible()
    const from = canvas.getByRole('textbox', { name: /De/ })
    await userEvent.type(from, '31022027')
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar folga' }))
    await waitFor(() => expect(from).toHaveAccessibleDescription('Este dia não existe. Confira a data.'))
    await expect(canvas.getByRole('textbox', { name: /Até/ })).toHaveAccessibleDescription('Informe a data.')
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})

export const Remover = meta.story({
  name: 'Remover, com uma pergunta antes',
  play: async ({ canvas, args }) => {
    const remove = canvas.getByRole('button', { name: 'Remover folga: 24 a 27 de novembro de 2026' })
    await press(remove)
    await press(await canvas.findByRole('button', { name: 'Cancelar' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await press(remove)
    await press(await canvas.findByRole('button', { name: 'Remover folga' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(4))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    const [, second] = canvas.getAllByRole('button', { name: /^Remover folga: / })
    await press(second as HTMLElement)
    await press(await canvas.findByRole('button', { name: 'Remover folga' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenLastCalledWith(5))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const RemoverOutra = meta.story({
  ...notPictured,
  name: 'Remover uma que não é a primeira',
  play: async ({ canvas, args }) => {
    const remove = canvas.getAllByRole('button', { name: /^Remover folga: / })
    await press(remove[1] as HTMLElement)
    await press(await canvas.findByRole('button', { name: 'Remover folga' }))
    await waitFor(() => expect(args.onRemove.mock.calls).toEqual([[5]]))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const RemocaoRecusada = meta.story({
  name: 'Remoção recusada: dita na pergunta, a folga fica',
  args: {
    onRemove: fn<(timeOffId: number) => Promise<unknown>>(async () => {
      throw new Failure('offline', 'Verifique a sua conexão e tente novamente.')
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Remover folga: 24 a 27 de novembro de 2026' }))
    await press(await canvas.findByRole('button', { name: 'Remover folga' }))
    const question = within(canvas.getByRole('alertdialog'))
    await expect(await question.findByText('Verifique a sua conexão e tente novamente.')).toBeVisible()
  },
})

export const Recusada = meta.story({
  name: 'Recusada: dito num aviso, as datas ficam',
  args: {
    onAdd: fn<(days: TimeOffForm) => Promise<unknown>>(async () => {
      throw new Failure('offline', 'Verifique a sua conexão e tente novamente.')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /De/ }), '10122026')
    await userEvent.type(canvas.getByRole('textbox', { name: /Até/ }), '11122026{Enter}')
    await expect(await screen.findByText('Verifique a sua conexão e tente novamente.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /De/ })).toHaveValue('10-12-2026')
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com a virada do ano e muitas visitas',
  ...onPhone,
  args: {
    timeOff: [timeOff({ starts_on: '2026-12-28', ends_on: '2027-01-15', visits: 128 }), ...known],
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: o dia já passou',
  render: function Adopter(args) {
    const [days, setDays] = useState(args.timeOff)
    return (
      <TimeOffEditor
        timeOff={days}
        onAdd={async (form) => setDays((await client.providers.addTimeOff(2, form)).time_off)}
        onRemove={async (id) => setDays((await client.providers.removeTimeOff(2, id)).time_off)}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(addTimeOff, 'invalid', 'Confira as datas.', {
        once: true,
        fields: { ends_on: 'Este dia já passou.' },
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /De/ }), '01122026')
    const to = canvas.getByRole('textbox', { name: /Até/ })
    await userEvent.type(to, '02122026{Enter}')
    await waitFor(() => expect(to).toHaveAccessibleDescription('Este dia já passou.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar folga' }))
    await expect(await canvas.findByText('1º a 2 de dezembro de 2026')).toBeVisible()
  },
})
