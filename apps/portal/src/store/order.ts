import { type Caller, orderCalls } from '@ensaio/client'
import { orderOf } from '@ensaio/domain'
import { createOrderSlice, type OrderSlice } from '@ensaio/frame'
import type { StateCreator } from 'zustand'

const asks = { orders: orderCalls }

/** Creates the order part of the store. */
export function orderSlice(
  caller: Caller,
  storage: Storage | null,
): StateCreator<OrderSlice, [], [], OrderSlice> {
  const { orders } = caller.calls(asks)
  return createOrderSlice({ storage, bodyOf: (draft) => orderOf(draft), send: orders.place })
}
