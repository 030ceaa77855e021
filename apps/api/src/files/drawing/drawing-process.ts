import { answerOrders } from './answer-orders.ts'
import { orders } from './orders.ts'

// The process that `draw` starts.
answerOrders(orders)
