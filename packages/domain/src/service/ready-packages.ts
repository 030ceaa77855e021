import * as v from 'valibot'
import type { ItemId } from '../deliverable/items.ts'
import { line } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CatalogueService, PriceRuleForm } from './catalogue.ts'

/** The ready packages, by key: what a house can start from (rule ready-packages). `price` in reais. */
export const readyPackages = {
  photos: { name: 'Fotos', items: [8, 9], price: 249 },
  photos_and_video: { name: 'Fotos e vídeo', items: [8, 9, 10], price: 399 },
  complete: { name: 'Completo', items: [5, 6, 7, 8, 9, 10, 11], price: 699 },
} as const satisfies Record<string, { name: string; items: readonly ItemId[]; price: number }>
export type ReadyPackageKey = keyof typeof readyPackages

/** The keys of the ready packages, the smallest first. */
export const readyPackageKeys = Object.keys(readyPackages) as ReadyPackageKey[]

/** The largest area of the price of a ready package, in m². */
export const readyPackageArea = 500

const Package = v.object({
  key: v.picklist(readyPackageKeys),
  name: line('Informe o nome do serviço.', 80),
  final_price: PriceRuleForm.entries.final_price,
})

/** The chosen packages with their own name and price. */
export const NewPackages = v.object({
  packages: v.pipe(
    v.array(Package),
    v.minLength(1, 'Escolha pelo menos um pacote.'),
    v.maxLength(readyPackageKeys.length, 'Escolha cada pacote uma vez.'),
  ),
})
export type NewPackages = v.InferInput<typeof NewPackages>

/** Adds all of them or none; each can be ordered at once, in every city. */
export const addPackages = endpoint({
  method: 'POST',
  path: '/staff/services/packages',
  summary: 'Adds services from ready packages, each with its price in every city; all of them or none.',
  audience: 'prices',
  body: NewPackages,
  output: v.array(CatalogueService),
})
