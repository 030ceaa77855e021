import { type PostalCodeAddress, State } from '@ensaio/domain'
import * as v from 'valibot'
import { askOutside, NoAnswer } from '../ask-outside.ts'

/** A service that looks CEPs up. Returns null when the CEP does not exist; throws `NoAnswer` without a usable answer. */
export interface PostalCodeSource {
  name: string
  /** Takes 8 digits and the longest wait in milliseconds. */
  find(postalCode: string, patience: number): Promise<PostalCodeAddress | null>
}

const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value ?? ''),
  v.trim(),
  v.maxLength(200),
)

const ViaCepAnswer = v.object({
  cep: v.string(),
  logradouro: text,
  bairro: text,
  localidade: text,
  uf: State,
})
const BrasilApiAnswer = v.object({
  cep: v.string(),
  street: text,
  neighborhood: text,
  city: text,
  state: State,
})

function understood<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body)
  if (!read.success) throw new NoAnswer('The answer is not as expected.')
  return read.output
}

function confirmed(address: PostalCodeAddress, told: string): PostalCodeAddress {
  if (told.replace(/\D/g, '') !== address.postal_code) throw new NoAnswer('The answer is about another CEP.')
  return address
}

/** ViaCEP answers unknown CEPs with 200 and `erro`, which is `true` or `"true"`, and malformed ones with 400 and a body that is no JSON. */
export function viaCep(baseUrl: string): PostalCodeSource {
  return {
    name: 'ViaCEP',
    async find(postalCode, patience) {
      const { status, body } = await askOutside(`${baseUrl}/ws/${postalCode}/json/`, patience)
      if (status === 400 || status === 404) return null
      if (status !== 200) throw new NoAnswer(`Status ${status}.`)
      if (typeof body === 'object' && body !== null && 'erro' in body && body.erro) return null
      const { cep, logradouro, bairro, localidade, uf } = understood(ViaCepAnswer, body)
      const address = { street: logradouro, neighborhood: bairro, city: localidade, state: uf }
      return confirmed({ postal_code: postalCode, ...address }, cep)
    },
  }
}

/** BrasilAPI answers unknown CEPs with 404, and gives an unknown street or neighbourhood as null. */
export function brasilApi(baseUrl: string): PostalCodeSource {
  return {
    name: 'BrasilAPI',
    async find(postalCode, patience) {
      const { status, body } = await askOutside(`${baseUrl}/api/cep/v2/${postalCode}`, patience)
      if (status === 400 || status === 404) return null
      if (status !== 200) throw new NoAnswer(`Status ${status}.`)
      const { cep, ...address } = understood(BrasilApiAnswer, body)
      return confirmed({ postal_code: postalCode, ...address }, cep)
    },
  }
}

/** ViaCEP, then BrasilAPI; none when configured as offline (rule address-search). */
export function openPostalCodes(config: {
  viaCepUrl: string
  brasilApiUrl: string
  cepOffline: boolean
}): readonly PostalCodeSource[] {
  return config.cepOffline ? [] : [viaCep(config.viaCepUrl), brasilApi(config.brasilApiUrl)]
}
