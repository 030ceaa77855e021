import { type Caller, orderCalls } from '@ensaio/client'
import type { Order } from '@ensaio/domain'
import { createOrderSlice, type OrderSlice } from '@ensaio/frame'
import type { StateCreator } from 'zustand'

const asks = { orders: orderCalls }

/** Creates the order part of the store. */
export function orderSlice(
  caller: Caller,
  storage: Storage | null,
): StateCreator<OrderSlice<Order>, [], [], OrderSlice<Order>> {
  const { orders } = caller.calls(asks)
  return createOrderSlice({ storage, send: orders.place })
}
