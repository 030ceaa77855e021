import {
  type Board,
  type BoardSpan,
  type BoardVisit,
  Failure,
  type LocalDate,
  movedBoard,
} from '@ensaio/domain'
import { board, now, today } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { drawn } from '#storybook/lazy-parts'
import { notPictured, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { type Remote, ready } from '../../../remote/remote.ts'
import { DayBoard, type DayBoardProps } from './DayBoard.tsx'
import type { BoardMove } from './moving/useMoves.ts'

const meta = preview.meta({
  title: 'Componentes/Agenda/DayBoard: mover',
  component: DayBoard,
  args: {
    board: ready(board()) as Remote<Board>,
    from: today as LocalDate,
    onFrom: fn<(from: LocalDate) => void>(),
    span: 'day' as BoardSpan,
    onSpan: fn<(span: BoardSpan) => void>(),
    city: null as string | null,
    cities: ['Porto Alegre', 'São Paulo'],
    onCity: fn<(city: string | null) => void>(),
    today,
    now,
    visitHref: (id: number) => `#/sessions/${id}`,
    onMove: fn<(move: BoardMove) => Promise<unknown>>(async () => undefined),
    onRelease: fn<(visit: BoardVisit) => Promise<unknown>>(async () => undefined),
    onTimeOff: fn<(photographerId: number, day: LocalDate) => Promise<unknown>>(async () => undefined),
    onRetry: fn(),
  },
  // A server that agrees: the board that it answers has the visit at its new place.
  render: function Kept(args: DayBoardProps) {
    const [value, setValue] = useState(() => (args.board.state === 'ready' ? args.board.value : board()))
    return (
      <DayBoard
        {...args}
        board={ready(value)}
        onMove={async (move) => {
          await args.onMove(move)
          setValue((seen) =>
            movedBoard(seen, move.visit.id, { slot: move.slot, provider_id: move.providerId }),
          )
        }}
        onRelease={async (visit) => {
          await args.onRelease(visit)
          setValue((seen) => movedBoard(seen, visit.id, { slot: null, provider_id: null }))
        }}
      />
    )
  },
  parameters: {
    docs: {
      description: {
        component:
          'Mover no quadro: o cartão muda de lugar na hora e volta se o servidor recusar; “Desfazer” leva de volta, e diz quando já não dá. Com o teclado, cada passo é lido em voz alta.',
      },
    },
  },
})

type Canvas = ReturnType<typeof within>

/** The cell of a photographer's hour, found by its headers. */
function cellOf(canvas: Canvas, name: string, hour: string): HTMLElement {
  const table: HTMLTableElement = canvas.getByRole('table')
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  const column = heads.findIndex(({ textContent }) => textContent?.startsWith(name))
  const row = [...table.tBodies]
    .flatMap(({ rows }) => [...rows])
    .find(({ cells }) => cells[0]?.textContent === hour)
  const cell = row?.cells[column]
  if (!cell) throw new Error(`There is no ${hour} of ${name}.`)
  return cell
}

const isAt = (canvas: Canvas, title: string, name: string, hour: string) =>
  waitFor(() => expect(within(cellOf(canvas, name, hour)).getByText(title)).toBeVisible())

function said(text: string | RegExp) {
  return waitFor(() => {
    const told = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent ?? '')
    expect(told.some((one) => (typeof text === 'string' ? one.includes(text) : text.test(one)))).toBe(true)
  })
}

/** A card on the board itself, not beside it. */
function card(canvas: Canvas, name: RegExp): HTMLElement {
  return within(canvas.getByRole('table')).getByRole('button', { name })
}

async function reach(canvas: Canvas, name: RegExp): Promise<HTMLElement> {
  const wanted = card(canvas, name)
  const first = canvas.getByRole('table').querySelector('[data-visit][tabindex="0"]') as HTMLElement | null
  if (first) await tabTo(first)
  for (const key of [
    '{ArrowDown}',
    '{ArrowRight}',
    '{ArrowDown}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowDown}',
    '{ArrowRight}',
  ]) {
    if (document.activeElement === wanted) break
    await userEvent.keyboard(key)
  }
  if (document.activeElement !== wanted) wanted.focus()
  return wanted
}

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: pega, leva, solta; Esc devolve; desfaz',
  ...onDesk,
  play: async ({ canvas, args }) => {
    await reach(canvas, /^Avenida Angélica, 1996/)
    await userEvent.keyboard(' ')
    await said('Avenida Angélica, 1996 na mão. As setas levam, Enter solta, Esc devolve.')
    await userEvent.keyboard('{Escape}')
    await said('Avenida Angélica, 1996 ficou onde estava.')
    await expect(args.onMove).not.toHaveBeenCalled()

    // One to the left is Marina, who has a visit then.
    await userEvent.keyboard('{Enter}{ArrowLeft}')
    await said('Marina Teles, 13h30: Marina Teles já tem a visita de Rua Vergueiro, 3185, às 13h30.')
    await userEvent.keyboard('{Enter}')
    await said('Não dá: Marina Teles já tem a visita')
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}')
    await said('Caio Brandão, 13h30: Pede confirmação. Caio Brandão está de folga neste dia.')
    await userEvent.keyboard('{Escape}')
  },
})

export const ConfirmaAFolga = meta.story({
  name: 'De folga: pergunta antes, e desfaz pelo aviso',
  ...onDesk,
  play: async ({ canvas, args }) => {
    await reach(canvas, /^Avenida Angélica, 1996/)
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft}{Enter}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Mover mesmo assim?' }))
    await expect(question.getByText('Caio Brandão está de folga neste dia.')).toBeVisible()
    await press(question.getByRole('button', { name: 'Mover mesmo assim' }))
    await isAt(canvas, 'Avenida Angélica, 1996', 'Caio Brandão', '13h30')
    await expect(args.onMove.mock.lastCall?.[0]).toMatchObject({ providerId: 7, isBeyondAgenda: true })
    const status = await screen.findByText('Avenida Angélica, 1996: Caio Brandão, 13h30.')
    await expect(status.closest('[role=status]')).not.toBeNull()
    const [, undo] = await screen.findAllByRole('button', { name: /^Desfazer/ })
    await userEvent.click(undo as HTMLElement)
    await isAt(canvas, 'Avenida Angélica, 1996', 'Rafael Nogueira', '13h30')
    await expect(args.onMove.mock.lastCall?.[0]).toMatchObject({ providerId: 1 })
  },
})

const taken = new Failure(
  'slot_taken',
  'Marina Teles já tem a visita de Rua Tuim, 12, às 15h30. Escolha outra pessoa ou outro horário.',
)

export const Perdeu = meta.story({
  name: 'Perdeu a corrida: volta, e diz no lugar quem tem o horário',
  ...onDesk,
  args: {
    onMove: fn<(move: BoardMove) => Promise<unknown>>(async () => {
      throw taken
    }),
  },
  play: async ({ canvas }) => {
    await reach(canvas, /^Rua Harmonia, 85/)
    await userEvent.keyboard(' {ArrowLeft}{Enter}')
    const place = cellOf(canvas, 'Marina', '15h30')
    const notice = await within(place).findByText(taken.message)
    await expect(notice.closest('[role=alert]')).not.toBeNull()
    await isAt(canvas, 'Rua Harmonia, 85', 'Rafael Nogueira', '15h30')
  },
})

const marina = 8
const bianca = 2

export const DesfazerDepoisDeOutro = meta.story({
  ...together(notPictured, onDesk),
  name: 'Outra pessoa mudou a visita depois: desfazer não desfaz o que ela fez',
  args: {
    // The server has the visit at Bianca's by then.
    onMove: fn<(move: BoardMove) => Promise<unknown>>(async ({ visit, providerId }) => {
      if (providerId === 1 && visit.provider_id !== bianca)
        throw new Failure('visit_moved', 'Helena Prado mudou esta visita: agora é com Bianca Moraes.')
    }),
  },
  render: function Shared(args: DayBoardProps) {
    const [value, setValue] = useState(() => board())
    const show = (providerId: number) =>
      setValue((seen) => {
        const slot = seen.visits.find(({ id }) => id === 2002)?.slot ?? null
        return movedBoard(seen, 2002, { slot, provider_id: providerId })
      })
    return (
      <>
        <DayBoard
          {...args}
          board={ready(value)}
          onMove={async (move) => {
            await args.onMove(move)
            show(move.providerId)
          }}
        />
        <Button onPress={() => show(bianca)}>Helena passa a visita a Bianca</Button>
      </>
    )
  },
  play: async ({ canvas, args }) => {
    await reach(canvas, /^Rua Harmonia, 85/)
    await userEvent.keyboard(' {ArrowLeft}{Enter}')
    await isAt(canvas, 'Rua Harmonia, 85', 'Marina Teles', '15h30')
    const undo = await canvas.findByRole('button', { name: 'Desfazer o último movimento' })
    await userEvent.click(canvas.getByRole('button', { name: 'Helena passa a visita a Bianca' }))
    await isAt(canvas, 'Rua Harmonia, 85', 'Bianca Moraes', '15h30')
    await userEvent.click(undo)
    await screen.findByText(/^Não dá mais para desfazer\. Helena Prado mudou esta visita/)
    await expect(args.onMove.mock.lastCall?.[0].visit).toMatchObject({ id: 2002, provider_id: marina })
    await isAt(canvas, 'Rua Harmonia, 85', 'Bianca Moraes', '15h30')
  },
})

async function carryTo(element: Element) {
  await fireEvent.mouseMove(document, middle(element))
  for (let frames = 0; frames < 3; frames += 1) await new Promise((next) => requestAnimationFrame(next))
}

function middle(element: Element) {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
}

export const ComOMouse = meta.story({
  name: 'Com o mouse: diz antes de soltar, e move',
  ...onDesk,
  play: async ({ canvas, args }) => {
    await drawn(() => import('./moving/PointerDrag.tsx'))
    const lifted = card(canvas, /^Rua Harmonia, 85/)
    lifted.scrollIntoView({ block: 'nearest' })
    const from = middle(lifted)
    await fireEvent.mouseDown(lifted, { button: 0, ...from })
    await fireEvent.mouseMove(document, { clientX: from.clientX + 10, clientY: from.clientY })
    await carryTo(lifted)
    await carryTo(cellOf(canvas, 'Marina', '13h30'))
    await expect(
      screen.getByText('Marina Teles já tem a visita de Rua Vergueiro, 3185, às 13h30.'),
    ).toBeVisible()
    const free = cellOf(canvas, 'Bianca', '15h30')
    await carryTo(free)
    await fireEvent.mouseUp(document, middle(free))
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce())
    await isAt(canvas, 'Rua Harmonia, 85', 'Bianca Moraes', '15h30')
  },
})

export const SemDataNoQuadro = meta.story({
  ...together(notPicturedOn('phone'), onDesk),
  name: 'O que está sem data ganha um horário; desfazer tira de novo',
  play: async ({ canvas, args }) => {
    const undated = within(canvas.getByRole('region', { name: 'Sem data' }))
    await tabTo(undated.getByRole('button', { name: /^Rua Girassol, 1030/ }))
    await userEvent.keyboard(' ')
    await said(/^Rua Girassol, 1030 na mão\..* Bianca Moraes, 15h30: Livre\.$/)
    await userEvent.keyboard('{Enter}')
    await isAt(canvas, 'Rua Girassol, 1030', 'Bianca Moraes', '15h30')
    await expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Desfazer o último movimento' }))
    await waitFor(() => expect(args.onRelease).toHaveBeenCalledOnce())
    // The message of the move goes with it.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull())
    await undated.findByRole('button', { name: /^Rua Girassol, 1030/ })
  },
})

export const PeloFormulario = meta.story({
  name: 'No celular, pelo formulário do cartão',
  ...onPhone,
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Fotógrafo' }),
      'Rafael Nogueira (São Paulo)',
    )
    const day = within(canvas.getByRole('region', { name: 'Sexta-feira, 20 de novembro' }))
    await userEvent.click(day.getByRole('button', { name: /^Rua Harmonia, 85/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rua Harmonia, 85' }))
    await expect(dialog.getByText(/quem recebe ainda não confirmou o horário/)).toBeVisible()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Quem vai/ }), 'Bianca Moraes, livre')
    await expect(dialog.getByText('Bianca Moraes, 15h30: Livre')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Mover' }))
    await waitFor(() => expect(args.onMove.mock.lastCall?.[0]).toMatchObject({ providerId: 2 }))
  },
})

export const FormularioRecusado = meta.story({
  ...notPictured,
  name: 'Pelo formulário, a recusa é dita nele',
  args: Perdeu.input.args,
  play: async ({ canvas }) => {
    const [open] = canvas.getAllByRole('button', { name: /^Rua Harmonia, 85/ })
    await userEvent.click(open as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Rua Harmonia, 85' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Quem vai/ }), 'Bianca Moraes, livre')
    await userEvent.click(dialog.getByRole('button', { name: 'Mover' }))
    await expect(await dialog.findByText(taken.message)).toBeVisible()
  },
})

let bring: (seen: Board) => void = () => undefined

/** Quem recebe muda a visita enquanto o formulário está aberto: o que se escolheu não desfaz isso sem saber. */
export const MudadaComOFormularioAberto = meta.story({
  ...notPictured,
  name: 'O formulário muda a visita que mostrou ao abrir',
  render: function Live(args: DayBoardProps) {
    const [value, setValue] = useState(board)
    bring = setValue
    return <DayBoard {...args} board={ready(value)} />
  },
  play: async ({ canvas, args }) => {
    const seen = board().visits.find(({ title }) => title === 'Rua Harmonia, 85') as BoardVisit
    await userEvent.click(canvas.getAllByRole('button', { name: /^Rua Harmonia, 85/ })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Rua Harmonia, 85' }))
    bring(movedBoard(board(), seen.id, { slot: { date: today, hour: '08h30' }, provider_id: 1 }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Quem vai/ }), 'Bianca Moraes, livre')
    await userEvent.click(dialog.getByRole('button', { name: /^Mover/ }))
    await waitFor(() => expect(args.onMove.mock.lastCall?.[0].visit).toEqual(seen))
  },
})
