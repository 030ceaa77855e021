import { type Caller, orderCalls } from '@ensaio/client'
import { emptyOrder, OrderDraft, orderOf, PlacedOrder } from '@ensaio/domain'
import { type AttemptStore, createAttempts } from '@ensaio/frame'
import * as v from 'valibot'
import type { StateCreator } from 'zustand'
import { readStored, writeStored } from './stored-values.ts'

/** The draft of an order, and the order just placed. */
export interface OrderSlice {
  order: OrderDraft
  /** The last placed order, with its links to share; survives a refresh. */
  placed: { order: PlacedOrder; draft: OrderDraft } | null
  /** Stores the draft, which survives a refresh. */
  keepOrder: (draft: OrderDraft) => void
  /** Places the order, then empties the draft. */
  placeOrder: () => Promise<PlacedOrder>
}

const asks = { orders: orderCalls }
const storageName = 'ensaio:pedido'
const placedName = 'ensaio:pedido-feito'

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

/** Creates the order part of the store. */
export function orderSlice(
  caller: Caller,
  storage: Storage | null,
): StateCreator<OrderSlice, [], [], OrderSlice> {
  const { orders } = caller.calls(asks)
  const attempt = createAttempts(storage ? storedAttempts(storage) : undefined)

  return (set, get) => ({
    order: readStored(storage, storageName, OrderDraft) ?? emptyOrder(),
    placed: readStored(storage, placedName, Placed),

    keepOrder: (order) => {
      writeStored(storage, storageName, order)
      set({ order })
    },

    placeOrder: async () => {
      const draft = get().order
      const order = orderOf(draft)
      const answer = await attempt('order', order, (key) => orders.place(order, key))
      const placed = { order: answer, draft }
      writeStored(storage, storageName, null)
      writeStored(storage, placedName, placed)
      set({ placed, order: emptyOrder() })
      return answer
    },
  })
}
