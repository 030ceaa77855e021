import {
  addDays,
  addTimeOff,
  assignProvider,
  Failure,
  getBoard,
  getUser,
  type StaffProvider,
} from '@ensaio/domain'
import { board, hang, refuse, reply, staffProviders, today, user } from '@ensaio/mocks'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard.ts'
import { notPictured, together } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onDesk, onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const meta = preview.meta({
  title: 'Telas/Equipe: o quadro do dia',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/agenda' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () =>
        user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
      ),
    )
  },
})

/** Quem coordena abre a agenda e vê o dia: quem vai aonde, o que está em risco e o que espera uma data. */
export const Hoje = meta.story({
  ...onDesk,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Agenda', level: 1 })
    await canvas.findByRole('table', { name: 'Visitas por fotógrafo e horário' })
    await expect(canvas.getByRole('link', { name: 'Escala e folgas' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Em risco' })).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Fotógrafo' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** O mapa fica no endereço, e abre ao lado do quadro. */
export const ComOMapa = meta.story({
  name: 'Com o mapa ao lado',
  ...onDesk,
  args: { path: '/agenda?mapa=sim' },
  play: async ({ canvas, canvasElement }) => {
    const map = within(await canvas.findByRole('region', { name: 'Mapa do dia' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('.stop')).toHaveLength(9))
    await expect(map.getByRole('region', { name: 'Rafael Nogueira' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mapa' })).toHaveAttribute('aria-pressed', 'true')
  },
})

/** O botão abre e fecha o mapa. */
export const AbreEFechaOMapa = meta.story({
  ...together(notPictured, onDesk),
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Mapa' })
    await canvas.findByRole('table')
    await press(toggle)
    await canvas.findByRole('region', { name: 'Mapa do dia' })
    await press(canvas.getByRole('button', { name: 'Mapa' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Mapa do dia' })).toBeNull())
  },
})

/** A semana e a cidade ficam no endereço, e o quadro volta a hoje. */
export const DaSemanaParaHoje = meta.story({
  ...together(notPictured, onDesk),
  args: { path: '/agenda?periodo=semana&de=2026-11-23&cidade=S%C3%A3o+Paulo' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '23 de novembro a 29 de novembro' })
    const table = await canvas.findByRole('table')
    await expect(within(table).queryByRole('columnheader', { name: /Helena Prates/ })).toBeNull()
    await press(canvas.getByRole('button', { name: 'Dia' }))
    await canvas.findByRole('heading', { name: 'Segunda-feira, 23 de novembro' })
    await press(canvas.getByRole('button', { name: 'Hoje' }))
    await canvas.findByRole('heading', { name: 'Sexta-feira, 20 de novembro' })
  },
})

const taken = 'Marina Teles já tem a visita de Rua Tuim, 12, às 15h30. Escolha outra pessoa ou outro horário.'

/** Outra pessoa foi mais rápida: a visita volta, e o lugar diz de quem é o horário. */
export const Perdeu = meta.story({
  name: 'Outra pessoa foi mais rápida',
  ...onDesk,
  beforeEach({ msw }) {
    msw.use(refuse(assignProvider, 'slot_taken', taken))
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    const card = within(table).getByRole('button', { name: /^Rua Harmonia, 85/ })
    card.focus()
    await userEvent.keyboard(' {ArrowLeft}{Enter}')
    const words = await within(table).findByText(taken)
    await expect(words.closest('td')).toHaveTextContent('Livre')
    await expect(within(table).getByRole('button', { name: /^Rua Harmonia, 85/ })).toBeVisible()
  },
})

const nextDay = 'Sábado, 21 de novembro'
const isDown = 'O serviço está fora do ar.'

/** Um quadro não diz de que dia é: o de antes sai assim que o título é o de outro dia, e não volta se o outro falhar. */
export const OutroDiaFalhou = meta.story({
  ...together(notPictured, onDesk),
  name: 'O outro dia demora e falha: o quadro de antes sai',
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('table')
    const held = Promise.withResolvers<void>()
    msw.use(
      reply(getBoard, async () => {
        await held.promise
        throw new Failure('internal', isDown)
      }),
    )
    await press(canvas.getByRole('button', { name: 'Próximo dia' }))
    await canvas.findByRole('heading', { name: nextDay })
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    for (const name of ['Alguém não pode ir', 'Encurtar caminhos'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    held.resolve()
    await canvas.findByText(isDown)
    await expect(canvas.queryByRole('table')).toBeNull()
    msw.use(reply(getBoard, board({ from: addDays(today, 1) })))
    await press(canvas.getByRole('button', { name: 'Tentar novamente' }))
    const table = within(await canvas.findByRole('table'))
    await expect(table.getByRole('button', { name: /^Rua Harmonia, 85/ })).toBeVisible()
  },
})

/** Uma cidade que não carrega deixa o quadro do mesmo dia como estava. */
export const OutraCidadeFalhou = meta.story({
  ...onDesk,
  name: 'Outra cidade falha: o quadro de antes fica',
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('table')
    msw.use(refuse(getBoard, 'internal', isDown))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cidade' }), 'São Paulo')
    await canvas.findByText(`${isDown} O que você vê é de antes.`)
    const table = within(canvas.getByRole('table'))
    await expect(table.getByRole('columnheader', { name: /Helena Prates/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Alguém não pode ir' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
})

/** Desfazer vale enquanto se vê o dia do movimento, também em uma só cidade. */
export const DesfazerNoMesmoDia = meta.story({
  ...together(notPictured, onDesk),
  name: 'Desfazer fica no dia do movimento',
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'))
    table.getByRole('button', { name: /^Rua Harmonia, 85/ }).focus()
    await userEvent.keyboard(' {ArrowLeft}{Enter}')
    const undo = { name: 'Desfazer o último movimento' }
    await canvas.findByRole('button', undo)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cidade' }), 'São Paulo')
    await waitFor(() => expect(table.queryByRole('columnheader', { name: /Helena Prates/ })).toBeNull())
    await expect(canvas.getByRole('button', undo)).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Próximo dia' }))
    await waitFor(() => expect(canvas.queryByRole('button', undo)).toBeNull())
  },
})

/** A recusa chega quando o quadro já é de outro dia: é dita assim mesmo. */
export const PerdeuDepoisDeSair = meta.story({
  ...together(notPictured, onDesk),
  name: 'A recusa chega depois de sair do dia',
  play: async ({ canvas, msw }) => {
    const held = Promise.withResolvers<void>()
    msw.use(
      reply(assignProvider, async () => {
        await held.promise
        throw new Failure('slot_taken', taken)
      }),
    )
    const table = within(await canvas.findByRole('table'))
    table.getByRole('button', { name: /^Rua Harmonia, 85/ }).focus()
    await userEvent.keyboard(' {ArrowLeft}{Enter}')
    await press(canvas.getByRole('button', { name: 'Próximo dia' }))
    await canvas.findByRole('heading', { name: nextDay })
    await canvas.findByRole('table')
    held.resolve()
    await screen.findByText(`Rua Harmonia, 85 voltou para onde estava. ${taken}`)
  },
})

/** Do cartão ao ensaio: o formulário leva também à página inteira. */
export const DoCartaoAoEnsaio = meta.story({
  ...together(notPictured, onDesk),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    const card = within(table).getByRole('button', { name: /^Rua Harmonia, 85/ })
    card.focus()
    await tabTo(await within(table).findByRole('button', { name: 'Detalhes: Rua Harmonia, 85' }))
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Rua Harmonia, 85' }))
    await userEvent.click(dialog.getByRole('link', { name: 'Abrir o ensaio' }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Agenda', level: 1 })).toBeNull())
  },
})

const asked: unknown[] = []

/** Quem coordena diz quem está doente: a folga é marcada com as visitas ainda no dia, e elas passam a outros. */
export const EstaDoente = meta.story({
  ...together(notPictured, onDesk),
  beforeEach({ msw }) {
    asked.length = 0
    msw.use(
      reply(addTimeOff, async ({ request }) => {
        asked.push(await request.json())
        return staffProviders()[0] as StaffProvider
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await press(canvas.getByRole('button', { name: 'Alguém não pode ir' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Alguém não pode ir' }))
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /^Quem não pode ir/ }),
      'Rafael Nogueira (São Paulo)',
    )
    await press(dialog.getByRole('button', { name: 'Confirmar' }))
    await screen.findByText(/^Rafael Nogueira: 1 visita passada a outros/)
    await expect(asked).toEqual([{ starts_on: today, ends_on: today, visits_stay: true }])
  },
})

export const Esperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(getBoard))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Agenda', level: 1 })
  },
})

export const ComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(getBoard, 'unavailable', 'O serviço está fora do ar.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('O serviço está fora do ar.')
  },
})
