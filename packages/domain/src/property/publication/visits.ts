import * as v from 'valibot'
import { deviceKinds } from '../../account/security.ts'
import { LocalDate } from '../../calendar/local-date.ts'
import { endpoint } from '../../wire/endpoint.ts'

/** Where a visitor came from: an address that was opened by itself, a QR code, a message or site that is known by name, or another site. */
export const visitSources = ['direct', 'qr', 'whatsapp', 'instagram', 'facebook', 'google', 'other'] as const
export type VisitSource = (typeof visitSources)[number]

/** The names of the sources, as a list of visits says them. */
export const visitSourceLabels: Record<VisitSource, string> = {
  direct: 'Endereço aberto direto',
  qr: 'QR code',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  facebook: 'Facebook',
  google: 'Google',
  other: 'Outros sites',
}

/** The parameter of a page's address that says where it was given out: `?de=qr`. */
export const sourceParameter = 'de'

const hosts: [VisitSource, RegExp][] = [
  ['whatsapp', /(^|\.)(whatsapp\.com|wa\.me)$/],
  ['instagram', /(^|\.)instagram\.com$/],
  ['facebook', /(^|\.)(facebook\.com|fb\.me)$/],
  ['google', /(^|\.)google(\.com?)?\.[a-z]{2,3}$/],
]

/** Where a visit came from, by what its address says, else by the `Referer` header; of that only the host is looked at. */
export function visitSourceOf(given: string | null, referrer: string | null): VisitSource {
  const named = visitSources.find((one) => one === given)
  if (named !== undefined && named !== 'direct' && named !== 'other') return named
  const [, host] = /^https?:\/\/([^/:?#]+)/i.exec(referrer ?? '') ?? []
  if (host === undefined) return 'direct'
  return hosts.find(([, known]) => known.test(host.toLowerCase()))?.[0] ?? 'other'
}

/** The number of days that are told, today included. */
export const visitDays = 30

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How often a published page was opened and its files downloaded in the last days, by day, source and kind of device; unknown devices are null. */
export const PublicationVisits = v.object({
  /** Oldest first, each day of the property's time zone. */
  days: v.array(v.object({ day: LocalDate, visits: count, downloads: count })),
  /** Most visits first, without those that brought none. */
  sources: v.array(v.object({ source: v.picklist(visitSources), visits: count })),
  devices: v.array(v.object({ device: v.nullable(v.picklist(deviceKinds)), visits: count })),
})
export type PublicationVisits = v.InferOutput<typeof PublicationVisits>

/** The visits of a published page, both addresses together. */
export const getPublicationVisits = endpoint({
  method: 'GET',
  path: '/sessions/{id}/publication/visits',
  summary: 'How often a published page was opened in the last 30 days.',
  audience: 'review',
  output: PublicationVisits,
})
