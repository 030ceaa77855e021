import type { Cents } from '@ensaio/domain'

/** A card on its way through: never kept, logged or echoed (rule card-data). `expiration` is `MM/YYYY`. */
export interface Card {
  number: string
  expiration: string
  holder: string
  securityCode: string
}

/** Who pays; digits alone in identity (or the letters of a CNPJ), phone and CEP. */
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

/** A card to be charged, once. */
export interface Charge {
  /** Ours, unique, at most 60 characters. */
  reference: string
  amount: Cents
  description: string
  card: Card
  payer: Payer
  /** Where the gateway tells of changes. */
  callbackUrl: string
}

/** The state of a transaction at the gateway; `status` is a number of rule payment-status. */
export interface GatewayTransaction {
  id: string
  status: number
  message: string | null
  /** Null when the answer did not say. */
  amount: Cents | null
}

/**
 * How a charge ended. `refused`: the gateway took no transaction and says why, in pt-BR. `unsent`: it cannot have reached the
 * acquirer, so nothing was charged. `unknown`: nobody can tell; look it up by its reference, never send it again.
 */
export type ChargeResult =
  | { kind: 'taken'; transaction: GatewayTransaction }
  | { kind: 'refused'; message: string }
  | { kind: 'unsent' }
  | { kind: 'unknown' }

/** Who charges cards (rule payment-gateway). */
export interface Gateway {
  /** Never throws. */
  charge(charge: Charge): Promise<ChargeResult>
  /** The transaction by its id, or by our reference while it has none; null when the gateway knows of none. Throws when nobody answers. */
  find(payment: { reference: string; transactionId: string | null }): Promise<GatewayTransaction | null>
  /** Does a notice carry the secret that only the gateway knows? */
  isGenuine(secret: string): boolean
}
