import * as v from 'valibot'

/** The kinds of housing that an order may name; cars are a vertical of their own. */
export const propertyKinds = ['apartment', 'house', 'commercial', 'land'] as const
export type PropertyKind = (typeof propertyKinds)[number]

/** The kinds as their fields show them. */
export const propertyKindLabels: Record<PropertyKind, string> = {
  apartment: 'Apartamento',
  house: 'Casa',
  commercial: 'Imóvel comercial',
  land: 'Terreno',
}

/** The kind of a property in an answer; null while unknown, and for a kind of another version. */
export const KnownPropertyKind = v.fallback(v.nullable(v.picklist(propertyKinds)), null)

/** The kind of a property as it is chosen; null for none. */
export const ChosenPropertyKind = v.nullable(v.picklist(propertyKinds, 'Escolha um tipo da lista.'))

/** Text of a select → kind; null for no choice. */
export function propertyKindOf(text: string): PropertyKind | null {
  return propertyKinds.find((kind) => kind === text) ?? null
}
