import * as v from 'valibot'
import { Instant, LocalDate } from '../../calendar/local-date.ts'
import { Photo, PlanPage, PlanRoom, VideoFile } from '../../deliverable/schema.ts'
import { PhotoSize } from '../../deliverable/sizes/photo-sizes.ts'
import { Phone } from '../../person/phone.ts'
import { Email, line, note, orNone } from '../../person/text.ts'
import { KnownPropertyKind } from '../kind.ts'

/** How much of the address a published page tells: street and number, the district and city, or nothing. */
export const addressPrecisions = ['street', 'district', 'none'] as const
export type AddressPrecision = (typeof addressPrecisions)[number]

/** The names of the choices of an address, as the form says them. */
export const addressPrecisionLabels: Record<AddressPrecision, string> = {
  street: 'Rua e número',
  district: 'Só bairro e cidade',
  none: 'Não mostrar',
}

/** The fewest and the most characters of a page's password. */
export const pagePassword = { shortest: 6, longest: 72 } as const

/**
 * The published page of a property as a company fills it in. An absent `password` keeps the one that is set, null removes it. Empty texts
 * become null. `seen` is the `changed_at` that the person saw (rule seen-form).
 */
export const PublicationForm = v.object({
  is_on: v.boolean(),
  headline: orNone(line('Informe o título.', 80)),
  description: note(3000),
  address_shown: v.picklist(addressPrecisions, 'Escolha quanto do endereço aparece.'),
  contact_name: orNone(line('Informe o nome.')),
  contact_phone: orNone(Phone),
  contact_email: orNone(Email),
  /** The last day on which the page opens, in the property's time zone; null: no end. */
  expires_on: v.nullable(LocalDate),
  /** May search engines list it? */
  is_listed: v.boolean(),
  /** Does it offer its photos to be downloaded? */
  offers_downloads: v.optional(v.boolean(), false),
  password: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.minLength(pagePassword.shortest, `Use pelo menos ${pagePassword.shortest} caracteres.`),
        v.maxLength(pagePassword.longest, `Use no máximo ${pagePassword.longest} caracteres.`),
      ),
    ),
  ),
  seen: v.optional(v.nullable(Instant)),
})
export type PublicationForm = v.InferInput<typeof PublicationForm>

/**
 * The published page of a property as its company sees it. The addresses are `/imovel/{code}`: the branded one with the company's name and
 * contact, the neutral one without any name. Both are null until the page is turned on for the first time.
 */
export const Publication = v.object({
  is_on: v.boolean(),
  code: v.nullable(v.string()),
  neutral_code: v.nullable(v.string()),
  headline: v.nullable(v.string()),
  description: v.string(),
  address_shown: v.picklist(addressPrecisions),
  contact_name: v.nullable(v.string()),
  contact_phone: v.nullable(v.string()),
  contact_email: v.nullable(v.string()),
  expires_on: v.nullable(LocalDate),
  is_listed: v.boolean(),
  offers_downloads: v.optional(v.boolean(), false),
  has_password: v.boolean(),
  /** Is there delivered material, without which no page is turned on? */
  has_material: v.boolean(),
  /** When it was saved last; null before the first time. */
  changed_at: v.optional(v.nullable(Instant), null),
})
export type Publication = v.InferOutput<typeof Publication>

/** A photo of a published page; `room` names what it shows. */
export const PublicPhoto = v.object({
  ...v.omit(Photo, ['tag_id', 'is_featured', 'order']).entries,
  room: v.nullable(v.string()),
})
export type PublicPhoto = v.InferOutput<typeof PublicPhoto>

/** A room marked on a plan of a published page, by its name; see `PlanRoom`. */
export const PublicPlanRoom = v.object({ room: v.string(), ...v.omit(PlanRoom, ['tag_id']).entries })
export type PublicPlanRoom = v.InferOutput<typeof PublicPlanRoom>

/** A plan of a published page; a dwg is only downloaded. */
export const PublicPlan = v.object({
  id: v.number(),
  file_name: v.string(),
  file_extension: v.string(),
  url: v.string(),
  /** Its pictures: the first pages of a pdf, or the plan itself, asked for without counting as a download (rule plan-pages). */
  pages: v.optional(v.array(PlanPage)),
  /** The rooms marked on it (rule plan-rooms). */
  rooms: v.optional(v.array(PublicPlanRoom)),
})
export type PublicPlan = v.InferOutput<typeof PublicPlan>

/** A video file of a published page; `download_url` is null where the page offers no downloads. */
export const PublicVideo = v.object({
  id: v.number(),
  url: v.string(),
  download_url: v.nullable(v.string()),
  file: VideoFile,
})
export type PublicVideo = v.InferOutput<typeof PublicVideo>

/** What everybody with its address reads of a published page (rule published-page). A neutral page has neither `company` nor `contact`. */
export const PublicProperty = v.object({
  code: v.string(),
  headline: v.string(),
  kind: KnownPropertyKind,
  /** In m². */
  area: v.nullable(v.number()),
  /** The lines of the address that the company shows; none when it shows nothing. */
  place: v.array(v.string()),
  description: v.string(),
  company: v.nullable(v.object({ name: v.string(), logo_url: v.nullable(v.string()) })),
  contact: v.nullable(
    v.object({ name: v.nullable(v.string()), phone: v.nullable(v.string()), email: v.nullable(v.string()) }),
  ),
  /** In the order of the gallery, the cover first. */
  photos: v.array(PublicPhoto),
  tours: v.array(v.string()),
  /** Videos by link. */
  videos: v.array(v.string()),
  /** Videos by file, which stop with the page. */
  video_files: v.optional(v.array(PublicVideo), []),
  plans: v.array(PublicPlan),
  is_listed: v.boolean(),
  /** The archives of all photos that the page offers, by size; none when its company offers no downloads. */
  downloads: v.optional(v.array(v.object({ size: PhotoSize, url: v.string() })), []),
  /** The brochure as PDF; null where the page offers no downloads. */
  brochure_url: v.optional(v.nullable(v.string()), null),
})
export type PublicProperty = v.InferOutput<typeof PublicProperty>
