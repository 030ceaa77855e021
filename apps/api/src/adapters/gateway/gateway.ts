import type { Cents } from '@ensaio/domain'

/** A card to charge: never stored, logged or echoed (rule card-data). `expiration` is `MM/YYYY`. */
export interface Card {
  number: string
  expiration: string
  holder: string
  securityCode: string
}

/** The payer; identity (CPF or CNPJ), phone and CEP are without masks. */
export interface Payer {
  name: string
  identity: string
  phone: string
  email: string
  address: {
    postalCode: string
    street: string
    number: string
    complement: string
    district: string
    city: string
    state: string
  }
}

interface AnyCharge {
  /** Ours, unique, at most 60 characters. */
  reference: string
  amount: Cents
  description: string
  /** The address to which the gateway posts changes. */
  callbackUrl: string
}

/** One charge of a card. */
export interface CardCharge extends AnyCharge {
  card: Card
  payer: Payer
}

/** One PIX code, for as many seconds; whoever has the code can pay it. */
export interface PixCharge extends AnyCharge {
  pix: { seconds: number }
  payer: Pick<Payer, 'name' | 'identity'>
}

export type Charge = CardCharge | PixCharge

/** A transaction as the gateway has it; `status` is the gateway's number (rule payment-status). */
export interface GatewayTransaction {
  id: string
  status: number
  message: string | null
  /** Null when the answer does not contain it. */
  amount: Cents | null
  /** The copy-paste code of a PIX, and for how many seconds, where they are not those asked for. */
  pix?: { code: string; seconds?: number }
}

/**
 * The result of a charge. `refused`: the gateway created no transaction and gives the reason in pt-BR. `unsent`: the charge cannot have
 * reached the acquirer, so nothing was charged. `unknown`: look it up by its reference, never send it again (rule payment-once).
 */
export type ChargeResult =
  | { kind: 'taken'; transaction: GatewayTransaction }
  | { kind: 'refused'; message: string }
  | { kind: 'unsent' }
  | { kind: 'unknown' }

/** A payment to give back, whole or in part; PIX only whole. */
export interface Refund {
  transactionId: string
  method: 'card' | 'pix'
  amount: Cents
  isWhole: boolean
}

/** The result of a refund. `unknown`: never send it again. */
export type RefundResult =
  | { kind: 'done' }
  | { kind: 'refused'; message: string | null }
  | { kind: 'unknown' }

/** Whether the gateway accepts our key, and else what it said. */
export type KeyCheck = { kind: 'accepted' } | { kind: 'wrong_key' | 'unreachable'; said: string }

/** A service that charges cards and creates PIX codes (rule payment-gateway). */
export interface Gateway {
  /** Never throws. */
  charge(charge: Charge): Promise<ChargeResult>
  /** The transaction by its id, or by our reference while the id is unknown; null when there is none. Throws without a usable answer. */
  find(payment: { reference: string; transactionId: string | null }): Promise<GatewayTransaction | null>
  /** Gives money back. Never throws. */
  refund(refund: Refund): Promise<RefundResult>
  /** Does the gateway accept our key? Charges nothing. Never throws (rule payment-test). */
  check(): Promise<KeyCheck>
  /** Does a notice carry the secret that only the gateway knows? */
  isGenuine(secret: string): boolean
}
