import type {
  Address,
  DateReminderKind,
  DayPart,
  HostingNoticeKind,
  ItemId,
  PositionPrecision,
  PositionSource,
  PreparednessAnswer,
  ProductStatus,
  ReminderKind,
  ResponsibleInformation,
  SessionStatus,
  VerticalData,
} from '@ensaio/domain'
import type { ColumnType } from 'kysely'
import type { Cents, Generated, Id, Instant, Json, LocalDate, MaybeJson } from './column.ts'

/** The events of an ensaio. */
export type SessionEventKind =
  | 'created'
  | 'scheduled'
  | 'rescheduled'
  | 'informed'
  | 'unable'
  | 'canceled'
  | 'moved'
  | 'reassigned'
  | 'contact_changed'
  | 'property_changed'
  | 'service_changed'
  | 'rated'
  | 'correction_requested'
  | 'product_moved'
  | 'delivered'
  | 'photo_added'
  | 'photo_removed'
  | 'photo_replaced'
  | 'photo_featured'
  | 'photo_moved'
  | 'photo_tagged'
  | 'photo_cropped'
  | 'photo_panorama'
  | 'blueprint_added'
  | 'blueprint_removed'
  | 'plan_rooms_marked'
  | 'tour_saved'
  | 'link_saved'
  | 'video_added'
  | 'video_removed'
  | 'video_poster_changed'
  | 'video_captions_changed'
  | 'reminded'
  | 'originals_archived'
  | 'originals_asked'
  | 'originals_back'
  | 'preparedness'
  | 'period_preferred'
  | 'arrival'
  | 'messaged'
  | 'page_published'
  | 'page_withdrawn'
  | 'page_renewed'
  | 'listing_published'
  | 'listing_withdrawn'
  | 'choice_asked'
  | 'choice_sent'
  | 'hosting_renewed'

/** The names of sent reminders. */
export type SentReminder = ReminderKind | DateReminderKind | HostingNoticeKind | 'late'

export interface SessionTables {
  photo_sessions: {
    id: Id
    /** The public scheduling token, in plain text because staff and clients copy it (rule public-token). */
    token: string
    company_id: number
    created_by: number
    service_id: number
    status: SessionStatus
    scheduled_for: Instant | null
    time_zone: string
    created_at: Instant
    delivered_at: Instant | null
    canceled_at: Instant | null
    price_cents: Cents
    cancellation_fee_cents: Cents | null
    delivery_days: Generated<number>
    /** Do the promised days leave out weekends and holidays? */
    delivery_working_days: Generated<boolean>
    /** The promised day, set by trigger with the date of the visit; meaningless without one. */
    promised_on: ColumnType<LocalDate | null, never, never>
    late_fee_percent: Generated<number>
    late_hours: Generated<number>
    client_code: string | null
    city: string
    address: Json<Address>
    /** The address as `searchText` writes it. */
    address_text: string
    vertical_data: Json<VerticalData>
    responsible_information: MaybeJson<ResponsibleInformation>
    scheduling_responsible_info: MaybeJson<{ name: string; phone: string; email: string }>
    notification: Generated<number>
    /** When the link's holder reported that nobody can receive the photographer at the booked time. */
    unable_at: Generated<Instant | null>
    /** The link that books it together with others of its order. */
    group_id: Generated<number | null>
    /** When it lost its date and was to get another one; null while it never had one. */
    date_wanted_at: Generated<Instant | null>
  }
  /** Where the property of an ensaio is; all null where nothing is known (rule property-position). */
  session_positions: {
    session_id: number
    latitude: number | null
    longitude: number | null
    precision: PositionPrecision | null
    source: PositionSource | null
    found_at: Instant
  }
  /** Reminders that were sent: one of each kind about a visit's start, an instant since when a date is missing, or the last day of a hosting (its midnight in UTC). */
  reminders: {
    id: Id
    session_id: number
    kind: SentReminder
    about: Instant
    sent_at: Instant
  }
  /** What whoever receives the photographer answered about a booked visit; a trigger deletes it with the visit's start (rule preparedness). */
  preparedness: {
    id: Id
    session_id: number
    /** The start of the visit. */
    about: Instant
    answer: PreparednessAnswer
    note: string
    answered_at: Instant
  }
  /** The days of which photographers were told, and their visits as they were told (rule day-summary). */
  day_summaries: {
    id: Id
    provider_id: number
    day: LocalDate
    told_at: Instant
    session_ids: number[]
    /** In the order of the visits' ids; drivers read arrays of instants differently. */
    starts: ColumnType<(string | Date)[], Instant[], never>
  }
  /** The days of cities that were shortened by themselves, and how many visits changed hands (rule shorter-day). */
  day_shortenings: { city: string; day: LocalDate; exchanged: number; shortened_at: Instant }
  /** When the photographer of a booked visit said that they are on the way, and have arrived; triggers delete it with the visit's start or photographer (rule arrival). */
  arrivals: { id: Id; session_id: number; on_the_way_at: Instant | null; arrived_at: Instant | null }
  /** When somebody for whom no free time fits could receive the photographer; a trigger deletes it with the next date, and when no visit is to come (rule preferred-period). */
  preferred_periods: {
    id: Id
    session_id: number
    /** 0 Sunday to 6 Saturday; empty for any. */
    weekdays: number[]
    /** Empty for any. */
    parts: DayPart[]
    first_day: LocalDate | null
    last_day: LocalDate | null
    note: string
    left_at: Instant
    /** When those who dispatch were mailed last. */
    told_at: Instant
  }
  /** Links that book several ensaios of one building together. */
  session_groups: { id: Id; token: string; company_id: number; created_at: Instant }
  /**
   * How many ensaios of each status a company has, from status 1 on, and the version of its list, which differs after each write to what
   * the list shows; triggers keep both.
   */
  session_counts: { company_id: number; by_status: number[]; version: ColumnType<string, never, never> }
  session_products: { id: Id; session_id: number; item_id: ItemId; status: ProductStatus }
  /** Who did what, when. */
  session_events: {
    id: Id
    session_id: number
    /** `holder` is the person with the public link. */
    actor: 'client' | 'staff' | 'holder' | 'system'
    user_id: number | null
    kind: SessionEventKind
    detail: Json<Record<string, unknown>>
    created_at: Instant
  }
}
