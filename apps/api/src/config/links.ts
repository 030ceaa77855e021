import {
  calendarFeedPath,
  fillPath,
  listingFeedPath,
  listingPhotoPath,
  type MailTopic,
  publicationPath,
  type Scope,
} from '@ensaio/domain'

/** Addresses of the product that mails and the payment gateway receive. */
export interface Links {
  /** The client's list of ensaios. */
  sessions: string
  /** The page of an ensaio for its client. */
  session(id: number): string
  /** The page of a closed month for its company. */
  monthlyStatement(id: number): string
  /** The page of an ensaio for staff of that scope. */
  staffSession(scope: 'admin' | 'provider', id: number): string
  /** The page of a pre-registered company, for administrators. */
  staffLead(id: number): string
  /** The address that calendar programs read. */
  calendarFeed(token: string): string
  /** The address at which portals read a company's listings. */
  listingFeed(token: string): string
  /** A photo of a listing. */
  listingPhoto(code: string, id: number, version: string): string
  /** A published page of a property. */
  property(code: string): string
  /** The public page where a visit is booked; `token` is an ensaio's or a group's. */
  calendar(token: string): string
  /** The app of that scope, opened by a magic link. */
  magic(scope: Scope, token: string): string
  /** The page where the first administrator gets an account. */
  setUp(token: string): string
  /** The page of that scope's app that mails a magic link. */
  recovery(scope: Scope): string
  /** The page of that scope's app that confirms a new address. */
  newEmail(scope: Scope, token: string): string
  /** The page of what other systems use, of the house or of a company. */
  systems(isHouse: boolean): string
  /** The queue of ensaios whose material is due, for administrators. */
  lateDeliveries: string
  /** The page where the reader of a mail chooses what arrives; mail programs turn the topic off by a POST to it (RFC 8058). */
  mailPreferences(token: string, topic: MailTopic): string
  /** The page where the owner of a number chooses what arrives there. */
  phonePreferences(token: string): string
  /** The endpoint that receives the notices about SMS. */
  smsNotices: string
  /** The endpoint that receives the gateway's notices. */
  gatewayNotices: string
}

/** The links below `publicUrl`, such as `https://ensaio.example`: the configured address, never a host from a request. */
export function linksOf(publicUrl: string): Links {
  const app = (scope: Scope) => `${publicUrl}${scope === 'client' ? '/' : '/backoffice/'}`
  return {
    sessions: `${publicUrl}/sessions`,
    session: (id) => `${publicUrl}/sessions/${id}`,
    monthlyStatement: (id) => `${publicUrl}/statements/${id}`,
    staffSession: (scope, id) => `${app(scope)}sessions/${id}`,
    staffLead: (id) => `${app('admin')}leads/${id}`,
    calendarFeed: (token) => `${publicUrl}/api${fillPath(calendarFeedPath, { token })}`,
    listingFeed: (token) => `${publicUrl}/api${fillPath(listingFeedPath, { token })}`,
    listingPhoto: (code, id, version) =>
      `${publicUrl}/api${fillPath(listingPhotoPath, { code, id, version })}`,
    property: (code) => `${publicUrl}${publicationPath(code)}`,
    calendar: (token) => `${publicUrl}/calendar/${token}`,
    magic: (scope, token) => `${app(scope)}?magictoken=${token}`,
    setUp: (token) => `${publicUrl}/backoffice/setup/${token}`,
    recovery: (scope) => `${app(scope)}login/recover`,
    newEmail: (scope, token) => `${app(scope)}email/${token}`,
    systems: (isHouse) => `${publicUrl}${isHouse ? '/backoffice/settings/systems' : '/profile/systems'}`,
    lateDeliveries: `${app('admin')}?fila=to_deliver`,
    mailPreferences: (token, topic) => `${publicUrl}/mails/${token}?tema=${topic}`,
    phonePreferences: (token) => `${publicUrl}/mails/${token}`,
    smsNotices: `${publicUrl}/api/webhooks/twilio`,
    gatewayNotices: `${publicUrl}/api/webhooks/safe2pay`,
  }
}
