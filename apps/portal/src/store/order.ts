import { type Caller, orderCalls } from '@ensaio/client'
import { emptyOrder, OrderDraft, orderOf, type PlacedOrder } from '@ensaio/domain'
import { createAttempts } from '@ensaio/frame'
import type { StateCreator } from 'zustand'
import { keep, readKept } from './kept.ts'

/** The order being written, and the one just placed. */
export interface OrderSlice {
  order: OrderDraft
  /** What the last order became: its links are shared from here. */
  placed: { order: PlacedOrder; draft: OrderDraft } | null
  /** Keeps the order as typed, over a refresh too. */
  keepOrder: (draft: OrderDraft) => void
  /** Places the order; the draft starts anew once it stands. */
  placeOrder: () => Promise<PlacedOrder>
}

const asks = { orders: orderCalls }
const storageName = 'ensaio:pedido'

/** Makes the order part of the store. */
export function orderSlice(
  caller: Caller,
  storage: Storage | null,
): StateCreator<OrderSlice, [], [], OrderSlice> {
  const { orders } = caller.calls(asks)
  const attempt = createAttempts()

  return (set, get) => ({
    order: readKept(storage, storageName, OrderDraft) ?? emptyOrder(),
    placed: null,

    keepOrder: (order) => {
      keep(storage, storageName, order)
      set({ order })
    },

    placeOrder: async () => {
      const draft = get().order
      const order = orderOf(draft)
      const placed = await attempt('order', order, (key) => orders.place(order, key))
      keep(storage, storageName, null)
      set({ placed: { order: placed, draft }, order: emptyOrder() })
      return placed
    },
  })
}
