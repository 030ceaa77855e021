import { emptyOrder, OrderDraft, PlacedOrder } from '@ensaio/domain'
import * as v from 'valibot'
import type { StateCreator } from 'zustand'
import { type AttemptStore, createAttempts } from '../attempt.ts'
import { readStored, writeStored } from '../storage/stored-values.ts'

/** The draft of an order, and the order just placed. */
export interface OrderSlice<Terms = void> {
  order: OrderDraft
  /** The last placed order, with its links to share; survives a refresh. */
  placed: { order: PlacedOrder; draft: OrderDraft } | null
  /** Stores the draft, which survives a refresh. */
  keepOrder: (draft: OrderDraft) => void
  /** Places the order that draft and terms make, then empties the draft. */
  placeOrder: (terms: Terms) => Promise<PlacedOrder>
}

const Placed = v.object({ order: PlacedOrder, draft: OrderDraft })
const Attempt = v.object({ body: v.string(), key: v.string() })

/** Stores the key of an unanswered order over a refresh, so that a reload never orders again (rule idempotency-key). */
function storedAttempts(storage: Storage | null): AttemptStore {
  const nameOf = (what: string) => `ensaio:tentativa:${what}`
  return {
    get: (what) => readStored(storage, nameOf(what), Attempt),
    set: (what, attempt) => writeStored(storage, nameOf(what), attempt),
    delete: (what) => writeStored(storage, nameOf(what), null),
  }
}

/** The order part of a store: `of` is in the names of what is stored, `bodyOf` and `send` make and send the request. */
export function createOrderSlice<Body, Terms = void>({
  storage,
  of = '',
  bodyOf,
  send,
}: {
  storage: Storage | null
  of?: string
  bodyOf: (draft: OrderDraft, terms: Terms) => Body
  send: (order: Body, key: string) => Promise<PlacedOrder>
}): StateCreator<OrderSlice<Terms>, [], [], OrderSlice<Terms>> {
  const draftName = `ensaio:pedido${of}`
  const placedName = `ensaio:pedido-feito${of}`
  const attempt = createAttempts(storage ? storedAttempts(storage) : undefined)

  return (set, get) => ({
    order: readStored(storage, draftName, OrderDraft) ?? emptyOrder(),
    placed: readStored(storage, placedName, Placed),

    keepOrder: (order) => {
      writeStored(storage, draftName, order)
      set({ order })
    },

    placeOrder: async (terms) => {
      const draft = get().order
      const body = bodyOf(draft, terms)
      const answer = await attempt(`order${of}`, body, (key) => send(body, key))
      const placed = { order: answer, draft }
      writeStored(storage, draftName, null)
      writeStored(storage, placedName, placed)
      set({ placed, order: emptyOrder() })
      return answer
    },
  })
}
