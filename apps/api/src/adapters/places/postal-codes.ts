import { type PostalCodeAddress, State } from '@ensaio/domain'
import * as v from 'valibot'
import { askOutside, NoAnswer } from '../ask-outside.ts'

/** Somebody who knows CEPs. Null when they know for sure that there is no such CEP; `NoAnswer` when they cannot tell. */
export interface PostalCodeSource {
  name: string
  /** Takes 8 digits, and waits so many milliseconds at most. */
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

/** ViaCEP: unknown CEPs come as 200 with `erro`, which is `true` or `"true"`; a 400 has a body that is no JSON (rule address-search). */
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

/** BrasilAPI: unknown CEPs come as 404; a street or neighbourhood that is not known as null (rule address-search). */
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

/** ViaCEP, then BrasilAPI; nobody when told to stay offline (rule address-search). */
export function openPostalCodes(config: {
  viaCepUrl: string
  brasilApiUrl: string
  cepOffline: boolean
}): readonly PostalCodeSource[] {
  return config.cepOffline ? [] : [viaCep(config.viaCepUrl), brasilApi(config.brasilApiUrl)]
}
