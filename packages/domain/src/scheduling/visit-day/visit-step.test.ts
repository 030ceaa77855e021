import { expect, test } from 'vitest'
import { sessionStatuses, status } from '../../session/status.ts'
import { canMove } from '../../session/transitions.ts'
import { arrivalSteps } from './arrival.ts'
import {
  afterStep,
  endingStatus,
  isSaid,
  isVisitEnding,
  type VisitEnding,
  type VisitStep,
  visitEndings,
  visitStepLabels,
  visitStepsAhead,
} from './visit-step.ts'

const start = '2026-11-20T13:00:00.000Z'
const visit = {
  status: status.scheduled,
  scheduled_for: start,
  time_zone: 'America/Sao_Paulo',
  arrival: null,
}

test('the way and the arrival are said before the visit begins, how it ended only from then on (rules arrival and status-moves)', () => {
  expect(visitStepsAhead(visit, '2026-11-20T12:59:59.000Z')).toEqual(['on_the_way', 'arrived'])
  expect(visitStepsAhead(visit, start)).toEqual(['on_the_way', 'arrived', 'done', 'absent'])
  const arrival = { on_the_way_at: null, arrived_at: start }
  expect(visitStepsAhead({ ...visit, arrival }, start)).toEqual(['done', 'absent'])
})

test('a visit of an earlier day can still be ended, and one of another day is not on its way', () => {
  expect(visitStepsAhead(visit, '2026-11-22T13:00:00.000Z')).toEqual(['done', 'absent'])
  expect(visitStepsAhead(visit, '2026-11-19T13:00:00.000Z')).toEqual([])
})

test('another API that tells no arrivals is told none', () => {
  expect(visitStepsAhead({ ...visit, arrival: undefined }, start)).toEqual(['done', 'absent'])
})

test('nothing is said of a visit that is not booked', () => {
  for (const one of sessionStatuses) {
    expect(visitStepsAhead({ ...visit, status: one }, start).length > 0).toBe(one === status.scheduled)
  }
})

test('each ending is a move that staff may make, and each step has its words', () => {
  const endings: readonly VisitEnding[] = visitEndings
  for (const ending of endings) {
    expect(isVisitEnding(ending)).toBe(true)
    expect(canMove(status.scheduled, endingStatus[ending], 'staff')).toBe(true)
  }
  const steps: VisitStep[] = [...arrivalSteps, ...endings]
  expect(steps.filter(isVisitEnding)).toEqual(['done', 'absent'])
  expect(steps.map((step) => visitStepLabels[step])).toEqual([
    'A caminho',
    'Cheguei',
    'Feito',
    'Cliente ausente',
  ])
})

test('a visit is as it was said, a step said again keeps its first time, and endings end it', () => {
  const steps: VisitStep[] = ['on_the_way', 'arrived', 'done']
  const after = steps.reduce((one, step) => afterStep(one, step, start), visit)
  expect(after).toMatchObject({
    status: endingStatus.done,
    arrival: { on_the_way_at: start, arrived_at: start },
  })
  expect(steps.map((step) => [isSaid(visit, step), isSaid(after, step)])).toEqual(
    steps.map(() => [false, true]),
  )
  expect(afterStep(after, 'arrived', '2026-11-20T14:00:00.000Z').arrival).toEqual(after.arrival)
  expect(isSaid(afterStep(visit, 'absent', start), 'done')).toBe(false)
})
