import { findPostalCode, PostalCode } from '@ensaio/domain'
import * as v from 'valibot'
import { postalCodeLimits } from '../http/rate-limits.ts'
import { refusal, refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import type { FindPostalCode } from './find-postal-code.ts'

function readPostalCode(text: string): string {
  const read = v.safeParse(PostalCode, text)
  if (read.success) return read.output
  const message = read.issues[0].message
  throw refusal('invalid', message, { cep: message })
}

/** The address of a CEP. */
export function postalCodeRoutes(serve: Serve, find: FindPostalCode): void {
  serve(
    findPostalCode,
    async ({ db, params, now }) => {
      const found = await find(db, readPostalCode(params.cep), now)
      if (found.address !== null) return found.address
      refuse(
        'not_found',
        found.asked
          ? 'Não encontramos este CEP. Confira os números ou preencha o endereço.'
          : 'Não foi possível consultar o CEP agora. Preencha o endereço.',
      )
    },
    { limits: postalCodeLimits },
  )
}
