import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { refuse } from '../http/refusal.ts'
import { askGateway } from './ask-gateway.ts'
import { findOpenPayment } from './repository/payments.ts'
import type { PaymentContext } from './settle-payment.ts'

const Notice = v.object({ SecretKey: v.string(), Reference: v.string() })

/**
 * Safe2Pay's notice that a payment has changed (rule payment-status). It only triggers a status query; the gateway's
 * answer counts, so notices may come late, twice, out of order or not at all.
 */
export function webhookRoutes(api: FastifyInstance, context: PaymentContext): void {
  api.post('/webhooks/safe2pay', async (request) => {
    const notice = v.safeParse(Notice, request.body)
    if (!notice.success) refuse('invalid')
    const { SecretKey, Reference } = notice.output
    if (!context.gateway.isGenuine(SecretKey)) refuse('wrong_credentials', 'A chave não confere.')
    const payment = await findOpenPayment(context.db, Reference)
    if (payment !== null) {
      await askGateway(context, payment).catch((error: unknown) => {
        request.log.warn({ err: error }, 'gateway away')
        // So that the notice comes again.
        refuse('unavailable')
      })
    }
    return { data: null }
  })
}
