import { boardCalls, providerCalls } from '@ensaio/client'
import { askedExchanges, type Board, mondayOf, seenAt, status, wallClock } from '@ensaio/domain'
import { citiesOfPage, houseZone, PageTitle, useClient, useComingBack, useNow } from '@ensaio/frame'
import {
  type BoardMove,
  Button,
  DayBoard,
  failed,
  Heading,
  mapRemote,
  type Remote,
  Row,
  Stack,
  useRemote,
  waiting,
} from '@ensaio/ui'
import { useSearchParams } from 'react-router-dom'
import { type BoardSearch, boardQuery, boardSearchOf } from './board-query.ts'

const asks = { board: boardCalls, providers: providerCalls }

/** Is only somebody else sent, at the time that is booked already? */
function isAssignment({ visit, slot }: BoardMove): boolean {
  const { slot: before } = visit
  return visit.status === status.scheduled && before?.date === slot.date && before.hour === slot.hour
}

/** A board, and the days that it was asked for. */
type Answer = { days: string; board: Board }

/** The board of the chosen days. One of other days is not shown: a board of one day has no date, and its visits would be moved by mistake. */
function boardOf(days: string, answer: Remote<Answer>): Remote<Board> {
  if (answer.state !== 'ready' || answer.value.days === days) return mapRemote(answer, ({ board }) => board)
  return answer.failure && !answer.refreshing ? failed(answer.failure) : waiting
}

/** `/agenda`: the board of a day or a week; days, span and city are in the address (rule day-board). */
export function BoardPage() {
  const client = useClient(asks)
  const now = useNow()
  const [query, setQuery] = useSearchParams()
  const cities = citiesOfPage()
  const today = wallClock(now, houseZone()).date
  const search = boardSearchOf(query, { today, cities })
  const { from, span, city } = search
  const days = `${from} ${span}`
  const [answer, retry] = useRemote(
    async (signal) => ({
      days,
      board: await client.board.get({ from, span, ...(city !== null && { city }) }, signal),
    }),
    [client, from, span, city],
    // The board stays when another city fails.
    { keepsOther: true },
  )
  const board = boardOf(days, answer)
  useComingBack(retry)
  const show = (change: Partial<BoardSearch>) =>
    setQuery(boardQuery({ ...search, ...change }, today), { replace: true, preventScrollReset: true })

  /** Asks for the board after a call, also after a refused one: somebody else was faster, and the board shows who. */
  async function changing(call: Promise<unknown>) {
    try {
      await call
    } finally {
      void retry()
    }
  }

  function move(move: BoardMove) {
    const { visit, providerId: provider_id, slot, isBeyondAgenda: beyond_agenda } = move
    const change = { provider_id, beyond_agenda, seen: seenAt(visit) }
    return isAssignment(move)
      ? client.board.assign(visit.id, change)
      : client.board.arrange(visit.id, { ...slot, ...change })
  }

  return (
    <Stack gap={24}>
      <PageTitle of="Agenda" area="Equipe" />
      <Row justify="space-between">
        <Heading level={1}>Agenda</Heading>
        <Button href="/agenda/roster">Escala e folgas</Button>
      </Row>
      <DayBoard
        board={board}
        from={from}
        onFrom={(day) => show({ from: day })}
        span={span}
        onSpan={(next) => {
          if (next === 'week') return show({ span: next, from: mondayOf(from) })
          show({ span: next, from: mondayOf(today) === from ? today : from })
        }}
        city={city}
        cities={cities}
        onCity={(name) => show({ city: name })}
        isMapOpen={search.isMapOpen}
        onMap={(isMapOpen) => show({ isMapOpen })}
        today={today}
        now={now}
        visitHref={(id) => `/sessions/${id}`}
        onMove={(one) => changing(move(one))}
        onRelease={(visit) => changing(client.board.release(visit.id, seenAt(visit)))}
        onTimeOff={(id, day) =>
          changing(client.providers.addTimeOff(id, { starts_on: day, ends_on: day, visits_stay: true }))
        }
        onExchange={(exchanges) => changing(client.board.exchange(askedExchanges(exchanges)))}
        onRetry={retry}
      />
    </Stack>
  )
}
