import type { PropertyKind } from '../kind.ts'

/** The rules of portals for a kind of property: whether its rooms are counted, and which area it has. */
interface ListingKindFacts {
  /** As the form says it. */
  label: string
  /** The name in the portals' format (VRSync, `PropertyType`). */
  portalName: string
  /** Are bedrooms and bathrooms required? */
  hasRooms: boolean
  /** Is its area that of the land, not of the building? */
  isLand: boolean
}

const building = { hasRooms: false, isLand: false }
const home = { hasRooms: true, isLand: false }
const land = { hasRooms: false, isLand: true }

/** The kinds of property that portals know, in the order of the form (rule portal-listing). */
export const listingKinds = {
  apartment: { label: 'Apartamento', portalName: 'Residential / Apartment', ...home },
  house: { label: 'Casa', portalName: 'Residential / Home', ...home },
  condo_house: { label: 'Casa de condomínio', portalName: 'Residential / Condo', ...home },
  townhouse: { label: 'Sobrado', portalName: 'Residential / Sobrado', ...home },
  penthouse: { label: 'Cobertura', portalName: 'Residential / Penthouse', ...home },
  flat: { label: 'Flat', portalName: 'Residential / Flat', ...home },
  kitnet: { label: 'Kitnet', portalName: 'Residential / Kitnet', ...home },
  studio: { label: 'Studio', portalName: 'Residential / Studio', ...home },
  loft: { label: 'Loft', portalName: 'Residential / Loft', ...home },
  land: { label: 'Terreno', portalName: 'Residential / Land Lot', ...land },
  farm: { label: 'Chácara, sítio ou fazenda', portalName: 'Residential / Agricultural', ...land },
  office: { label: 'Sala comercial', portalName: 'Commercial / Office', ...building },
  shop: { label: 'Loja ou ponto comercial', portalName: 'Commercial / Business', ...building },
  building: { label: 'Prédio', portalName: 'Commercial / Building', ...building },
  warehouse: { label: 'Galpão ou depósito', portalName: 'Commercial / Industrial', ...building },
  commercial_land: { label: 'Terreno comercial', portalName: 'Commercial / Land Lot', ...land },
} as const satisfies Record<string, ListingKindFacts>
export type ListingKind = keyof typeof listingKinds

/** The names of the kinds, in the order of the form. */
export const listingKindNames = Object.keys(listingKinds) as ListingKind[]

/** The kind of a listing that the kind of an ordered property suggests. */
export const suggestedKinds: Record<PropertyKind, ListingKind> = {
  apartment: 'apartment',
  house: 'house',
  commercial: 'office',
  land: 'land',
}

/** The features of a property that portals know: the label of the form, and the name in the portals' format (VRSync, `Feature`). */
export const listingFeatures = {
  pool: { label: 'Piscina', portalName: 'Pool' },
  barbecue: { label: 'Churrasqueira', portalName: 'BBQ' },
  balcony: { label: 'Varanda', portalName: 'Balcony' },
  elevator: { label: 'Elevador', portalName: 'Elevator' },
  furnished: { label: 'Mobiliado', portalName: 'Furnished' },
  cooling: { label: 'Ar-condicionado', portalName: 'Cooling' },
  gym: { label: 'Academia', portalName: 'Gym' },
  party_room: { label: 'Salão de festas', portalName: 'Party Room' },
  playground: { label: 'Playground', portalName: 'Playground' },
  gourmet: { label: 'Espaço gourmet', portalName: 'Gourmet Area' },
  pets: { label: 'Aceita animais', portalName: 'Pets Allowed' },
  alarm: { label: 'Alarme', portalName: 'Alarm System' },
} as const satisfies Record<string, { label: string; portalName: string }>
export type ListingFeature = keyof typeof listingFeatures

/** The names of the features, in the order of the form. */
export const listingFeatureNames = Object.keys(listingFeatures) as ListingFeature[]
