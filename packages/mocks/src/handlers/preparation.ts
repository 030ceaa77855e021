import {
  listPreparations,
  type PreparationForm,
  type PreparationList,
  resetPreparation,
  savePreparation,
  standardPreparation,
} from '@ensaio/domain'
import { now } from '../examples/clock.ts'
import { preparations } from '../examples/house/preparation.ts'
import { reply } from '../reply.ts'

/** Successful answers about the preparation lists. */
export const preparationHandlers = [
  reply(listPreparations, () => preparations()),
  reply(savePreparation, async ({ request }) => {
    const { list, lines } = (await request.json()) as PreparationForm
    const changed = { by: 'Helena Prado', at: now }
    return preparations().map((one) => (one.list === list ? { list, lines, changed } : one))
  }),
  reply(resetPreparation, async ({ request }) => {
    const { list } = (await request.json()) as { list: PreparationList }
    const kept = { list, lines: [...standardPreparation(list)], changed: null }
    return preparations().map((one) => (one.list === list ? kept : one))
  }),
]
