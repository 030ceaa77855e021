import { createHash, timingSafeEqual } from 'node:crypto'
import { centsOf, reaisOf } from '@ensaio/domain'
import * as v from 'valibot'
import type {
  CardCharge,
  Charge,
  ChargeResult,
  Gateway,
  GatewayTransaction,
  KeyCheck,
  PixCharge,
  Refund,
  RefundResult,
} from './gateway.ts'

/** The settings of Safe2Pay; the addresses have no trailing slash. */
export interface Safe2PayConfig {
  apiKey: string
  secretKey: string
  sandbox: boolean
  /** `https://payment.safe2pay.com.br/v2` */
  paymentUrl: string
  /** `https://api.safe2pay.com.br/v2` */
  apiUrl: string
}

/** Milliseconds. */
export interface Patience {
  charge: number
  find: number
}

const usualPatience: Patience = { charge: 40_000, find: 10_000 }
const longestAnswer = 1024 * 1024

const Count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]),
  v.transform(Number),
  v.integer(),
)
const Transaction = v.object({
  IdTransaction: Count,
  Status: Count,
  Message: v.nullish(v.string()),
  Reference: v.nullish(v.string()),
  Amount: v.nullish(v.number()),
  // Of a PIX: beside the id when it is created, in the payment object when it is looked up.
  Key: v.nullish(v.string()),
  PaymentObject: v.nullish(v.object({ Key: v.nullish(v.string()) })),
})
const Whole = v.object({ HasError: v.nullish(v.literal(false)), ResponseDetail: Transaction })
const List = v.object({
  HasError: v.nullish(v.literal(false)),
  ResponseDetail: v.object({ Objects: v.nullish(v.array(Transaction)) }),
})
const Cancelled = v.object({ HasError: v.nullish(v.literal(false)) })
const Wrong = v.object({ HasError: v.literal(true), Error: v.nullish(v.string()) })

// No connection was made, so nothing was sent.
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

/** The gateway's message, without anything that may be a card number. */
function repeatable(text: string | null | undefined): string | null {
  const said = text
    ?.replace(/\d(?:[ .-]?\d){11,}/g, '••••')
    .trim()
    .slice(0, 300)
  return said || null
}

async function readBody(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > longestAnswer) throw new Error('The answer of Safe2Pay is too long.')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** The address goes inside the customer. */
function cardBody({ payer, card }: CardCharge) {
  return {
    PaymentMethod: '2',
    ShouldUseAntiFraud: false,
    Customer: {
      Name: payer.name,
      Identity: payer.identity,
      Phone: payer.phone,
      Email: payer.email,
      Address: {
        ZipCode: payer.address.postalCode,
        Street: payer.address.street,
        Number: payer.address.number,
        Complement: payer.address.complement,
        District: payer.address.district,
        CityName: payer.address.city,
        StateInitials: payer.address.state,
        CountryName: 'Brasil',
      },
    },
    PaymentObject: {
      Holder: card.holder,
      CardNumber: card.number,
      ExpirationDate: card.expiration,
      SecurityCode: card.securityCode,
      InstallmentQuantity: 1,
      IsPreAuthorization: false,
    },
  }
}

/** A code that ends after as many seconds, without which it would be a day (github.com/z22092/safe2pay_sdk, createDynamicPix). */
function pixBody({ payer, pix }: PixCharge) {
  return {
    PaymentMethod: '6',
    Customer: { Name: payer.name, Identity: payer.identity },
    PaymentObject: { Expiration: pix.seconds },
  }
}

/** Amounts are reais with decimals. */
function chargeBody(charge: Charge, sandbox: boolean) {
  return {
    IsSandbox: sandbox,
    Application: 'Ensaio',
    Vendor: 'Ensaio',
    Reference: charge.reference,
    CallbackUrl: charge.callbackUrl,
    Products: [
      { Code: '1', Description: charge.description, Quantity: 1, UnitPrice: reaisOf(charge.amount) },
    ],
    ...('card' in charge ? cardBody(charge) : pixBody(charge)),
  }
}

function transactionOf(read: v.InferOutput<typeof Transaction>): GatewayTransaction {
  const code = read.Key ?? read.PaymentObject?.Key
  return {
    ...(code ? { pix: { code } } : {}),
    id: String(read.IdTransaction),
    status: read.Status,
    message: repeatable(read.Message),
    amount: read.Amount == null ? null : centsOf(read.Amount),
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Charges cards and creates PIX codes at Safe2Pay. Errors with HTTP 200 count as errors; redirects are not followed. */
export function safe2pay(config: Safe2PayConfig, patience = usualPatience): Gateway {
  const ask = (url: string, time: number, init: RequestInit = {}) =>
    fetch(url, {
      ...init,
      headers: { 'x-api-key': config.apiKey, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(time),
    })

  async function charge(wanted: Charge): Promise<ChargeResult> {
    try {
      const body = JSON.stringify(chargeBody(wanted, config.sandbox))
      const response = await ask(`${config.paymentUrl}/Payment`, patience.charge, { method: 'POST', body })
      // A wrong key or too many requests: refused before anything is charged.
      if (response.status === 401 || response.status === 403 || response.status === 429) {
        await response.body?.cancel()
        return { kind: 'unsent' }
      }
      const answer = await readBody(response)
      const wrong = v.safeParse(Wrong, answer)
      if (wrong.success && response.status < 500) {
        const message = repeatable(wrong.output.Error) ?? 'A operadora não aceitou o pagamento.'
        return { kind: 'refused', message }
      }
      const whole = v.safeParse(Whole, answer)
      if (!response.ok || !whole.success) return { kind: 'unknown' }
      return { kind: 'taken', transaction: transactionOf(whole.output.ResponseDetail) }
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      return { kind: neverSent.test(code ?? '') ? 'unsent' : 'unknown' }
    }
  }

  async function find({ reference, transactionId }: { reference: string; transactionId: string | null }) {
    const where =
      transactionId === null
        ? `Transaction/Reference?reference=${encodeURIComponent(reference)}`
        : `Transaction/Get?Id=${encodeURIComponent(transactionId)}`
    const response = await ask(`${config.apiUrl}/${where}`, patience.find)
    if (!response.ok) {
      await response.body?.cancel()
      if (response.status === 404) return null
      throw new Error(`Safe2Pay answered ${response.status} to the look-up of a payment.`)
    }
    const answer = await readBody(response)
    if (v.is(Wrong, answer)) return null
    const read = v.safeParse(v.union([Whole, List]), answer)
    if (!read.success) throw new Error('The answer of Safe2Pay is no payment.')
    const { ResponseDetail } = read.output
    const found = 'IdTransaction' in ResponseDetail ? [ResponseDetail] : (ResponseDetail.Objects ?? [])
    const own = found.find((one) => (one.Reference ?? reference) === reference)
    return own === undefined ? null : transactionOf(own)
  }

  /** A PIX is cancelled whole; the sum of a part is in reais. */
  async function refund({ transactionId, method, amount, isWhole }: Refund): Promise<RefundResult> {
    const kind = method === 'pix' ? 'Pix' : 'CreditCard'
    const part = isWhole ? '' : `/${reaisOf(amount).toFixed(2)}`
    try {
      const url = `${config.apiUrl}/${kind}/Cancel/${encodeURIComponent(transactionId)}${part}`
      const response = await ask(url, patience.charge, { method: 'DELETE' })
      if (response.status === 401 || response.status === 403 || response.status === 429) {
        await response.body?.cancel()
        return { kind: 'refused', message: null }
      }
      const answer = await readBody(response)
      const wrong = v.safeParse(Wrong, answer)
      if (wrong.success && response.status < 500)
        return { kind: 'refused', message: repeatable(wrong.output.Error) }
      return { kind: response.ok && v.is(Cancelled, answer) ? 'done' : 'unknown' }
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      return neverSent.test(code ?? '') ? { kind: 'refused', message: null } : { kind: 'unknown' }
    }
  }

  // A reference that no payment has: a right key finds nothing, a wrong one is 401.
  async function check(): Promise<KeyCheck> {
    const url = `${config.apiUrl}/Transaction/Reference?reference=ensaio-key-check`
    try {
      const response = await ask(url, patience.find)
      await response.body?.cancel()
      const said = `HTTP ${response.status}`
      if (response.status === 401 || response.status === 403) return { kind: 'wrong_key', said }
      return response.ok || response.status === 404 ? { kind: 'accepted' } : { kind: 'unreachable', said }
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      return { kind: 'unreachable', said: code ?? (error as Error).name }
    }
  }

  return {
    charge,
    find,
    refund,
    check,
    isGenuine: (secret) => timingSafeEqual(digest(secret), digest(config.secretKey)),
  }
}
