import {
  type Board,
  type BoardPlace,
  type BoardVisit,
  type ChosenSlot,
  Failure,
  movedBoard,
} from '@ensaio/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { failureMessage } from '../../../../primitives/feedback/failure-report.ts'
import { useToast } from '../../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { asFailure } from '../../../../remote/remote.ts'
import { placeText } from '../board-words.ts'
import type { Target } from './lift.ts'

/** A move of the board: the visit as it was seen, and where it goes. */
export type BoardMove = {
  visit: BoardVisit
  providerId: number
  slot: ChosenSlot
  /** Was it confirmed that the agenda does not provide for it? */
  isBeyondAgenda: boolean
}

/** A move that was lost, told where it should have gone. */
export interface LostMove {
  visitId: number
  target: Target
  text: string
}

interface Placed {
  visitId: number
  place: BoardPlace
  /** The server has agreed; the next board shows it. */
  isSent: boolean
}

/** A move that can be taken back. */
export interface Done {
  visitId: number
  title: string
  before: BoardPlace
  /** The visit as the move left it: an undo is refused once somebody else has moved it again. */
  after: BoardVisit
}

const placeOf = ({ slot, provider_id }: BoardVisit): BoardPlace => ({ slot, provider_id })

function cardOf({ visits, waiting }: Board, visitId: number): BoardVisit | undefined {
  return visits.find(({ id }) => id === visitId) ?? waiting.find(({ id }) => id === visitId)
}

/** Can a move be taken back to where the visit was? Not to a time without a photographer, which no call restores. */
const canReturn = ({ slot, provider_id }: BoardPlace) => slot === null || provider_id !== null

/** Moves visits: at once on screen, then at the server; a refused move goes back and says why, and a done one can be undone. */
export function useMoves(
  board: Board,
  {
    isWeek,
    onMove,
    onRelease,
    onUndo,
  }: {
    isWeek: boolean
    onMove: (move: BoardMove) => Promise<unknown>
    onRelease: (visit: BoardVisit) => Promise<unknown>
    /** Called before a visit goes back, and before it returns because the server refused that. */
    onUndo: (visitId: number) => void
  },
) {
  const { say, fail } = useToast()
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  const [lost, setLost] = useState<LostMove | null>(null)
  const [last, setLast] = useState<Done | null>(null)
  const shown = useMemo(
    () => placed.reduce((seen, { visitId, place }) => movedBoard(seen, visitId, place), board),
    [board, placed],
  )
  const undone = useRef(new WeakSet<Done>())
  /** What takes the message of a move away. */
  const messages = useRef(new WeakMap<Done, () => void>())
  const latest = useRef(shown)
  latest.current = shown

  const isOnScreen = useRef(false)
  useEffect(() => {
    isOnScreen.current = true
    return () => {
      isOnScreen.current = false
    }
  }, [])

  // A new board shows what the server has agreed to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each board.
  useEffect(() => {
    setPlaced((all) => (all.some(({ isSent }) => isSent) ? all.filter(({ isSent }) => !isSent) : all))
  }, [board])

  const drop = (visitId: number) => setPlaced((all) => all.filter((one) => one.visitId !== visitId))

  /** Shows a visit at a place while a call is under way; takes it back when the call fails. */
  async function showing(visitId: number, place: BoardPlace, call: () => Promise<unknown>) {
    setPlaced((all) => [...all.filter((one) => one.visitId !== visitId), { visitId, place, isSent: false }])
    try {
      await call()
    } catch (reason) {
      drop(visitId)
      throw reason
    }
    setPlaced((all) => all.map((one) => (one.visitId === visitId ? { ...one, isSent: true } : one)))
  }

  async function undo(done: Done) {
    const { visitId, title, before, after } = done
    // The toolbar and the message offer the same.
    if (undone.current.has(done)) return
    undone.current.add(done)
    messages.current.get(done)?.()
    setLast(null)
    onUndo(visitId)
    try {
      if (!cardOf(latest.current, visitId))
        throw new Failure('visit_moved', 'Esta visita não está mais no quadro.')
      const { slot, provider_id: providerId } = before
      const takeBack = () =>
        slot === null || providerId === null
          ? onRelease(after)
          : onMove({ visit: after, providerId, slot, isBeyondAgenda: true })
      await showing(visitId, before, () =>
        takeBack().catch((reason: unknown) => {
          onUndo(visitId)
          throw reason
        }),
      )
    } catch (reason) {
      if (asFailure(reason).code === 'offline') {
        undone.current.delete(done)
        setLast(done)
        throw reason
      }
      throw new Failure('visit_moved', `Não dá mais para desfazer. ${failureMessage(reason)}`)
    }
    say(`Desfeito: ${title} voltou para onde estava.`)
  }

  /** Moves a visit; rejects when the server refuses, after the visit has gone back. */
  async function move(visit: BoardVisit, { photographer, slot }: Target, isBeyondAgenda: boolean) {
    setLost(null)
    const place = { slot, provider_id: photographer.id }
    const after = cardOf(movedBoard(latest.current, visit.id, place), visit.id) ?? visit
    await showing(visit.id, place, () => onMove({ visit, providerId: photographer.id, slot, isBeyondAgenda }))
    const done = { visitId: visit.id, title: visit.title, before: placeOf(visit), after }
    const text = `${visit.title}: ${placeText(photographer, slot, isWeek)}.`
    if (!canReturn(done.before)) {
      say(text)
      return
    }
    setLast(done)
    messages.current.set(done, say(text, { label: 'Desfazer', onPress: () => undo(done) }))
  }

  return {
    /** The board with the moves that are under way. */
    shown,
    /** The visits whose move is under way. */
    isMoving: (visitId: number) => placed.some((one) => one.visitId === visitId && !one.isSent),
    lost,
    forgetLost: () => setLost(null),
    move,
    /** Moves a visit, and tells a refusal at the place where it should have gone. */
    async tryToMove(visit: BoardVisit, target: Target, isBeyondAgenda: boolean) {
      try {
        await move(visit, target, isBeyondAgenda)
      } catch (reason) {
        const text = failureMessage(reason)
        if (isOnScreen.current) setLost({ visitId: visit.id, target, text })
        // Other days are shown by now.
        else fail(`${visit.title} voltou para onde estava. ${text}`)
      }
    },
    /** Sends somebody else at the same time, or takes the date away; without a message, as one of several. */
    assign: (visit: BoardVisit, slot: ChosenSlot, providerId: number) =>
      showing(visit.id, { slot, provider_id: providerId }, () =>
        onMove({ visit, providerId, slot, isBeyondAgenda: false }),
      ),
    release: (visit: BoardVisit) =>
      showing(visit.id, { slot: null, provider_id: null }, () => onRelease(visit)),
    /** The last move; null when there is none to take back. */
    last,
    undo,
  }
}
