import { type Caller, orderCalls } from '@ensaio/client'
import { emptyOrder, OrderDraft, orderOf, PlacedOrder } from '@ensaio/domain'
import { type AttemptStore, createAttempts } from '@ensaio/frame'
import * as v from 'valibot'
import type { StateCreator } from 'zustand'
import { keep, readKept } from './kept.ts'

/** The order being written, and the one just placed. */
export interface OrderSlice {
  order: OrderDraft
  /** What the last order became: its links are shared from here, over a refresh too. */
  placed: { order: PlacedOrder; draft: OrderDraft } | null
  /** Keeps the order as typed, over a refresh too. */
  keepOrder: (draft: OrderDraft) => void
  /** Places the order; the draft starts anew once it stands. */
  placeOrder: () => Promise<PlacedOrder>
}

const asks = { orders: orderCalls }
const storageName = 'ensaio:pedido'
const placedName = 'ensaio:pedido-feito'

const Placed = v.object({ order: PlacedOrder, draft: OrderDraft })
const Attempt = v.object({ body: v.string(), key: v.string() })

/** Keeps the key of an order without an answer over a refresh, so that a reload never orders again. */
function keptAttempts(storage: Storage | null): AttemptStore {
  const nameOf = (what: string) => `ensaio:tentativa:${what}`
  return {
    get: (what) => readKept(storage, nameOf(what), Attempt),
    set: (what, attempt) => keep(storage, nameOf(what), attempt),
    delete: (what) => keep(storage, nameOf(what), null),
  }
}

/** Makes the order part of the store. */
export function orderSlice(
  caller: Caller,
  storage: Storage | null,
): StateCreator<OrderSlice, [], [], OrderSlice> {
  const { orders } = caller.calls(asks)
  const attempt = createAttempts(storage ? keptAttempts(storage) : undefined)

  return (set, get) => ({
    order: readKept(storage, storageName, OrderDraft) ?? emptyOrder(),
    placed: readKept(storage, placedName, Placed),

    keepOrder: (order) => {
      keep(storage, storageName, order)
      set({ order })
    },

    placeOrder: async () => {
      const draft = get().order
      const order = orderOf(draft)
      const answer = await attempt('order', order, (key) => orders.place(order, key))
      const placed = { order: answer, draft }
      keep(storage, storageName, null)
      keep(storage, placedName, placed)
      set({ placed, order: emptyOrder() })
      return answer
    },
  })
}
