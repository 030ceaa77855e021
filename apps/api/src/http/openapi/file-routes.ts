import {
  AuditFilter,
  auditExportPath,
  BookkeepingPeriod,
  BrochureForm,
  blueprintArchivePath,
  bookkeepingExportPath,
  brochurePath,
  calendarFeedPath,
  companyExportPath,
  csvDownloads,
  type Endpoint,
  listingFeedPath,
  listingPhotoPath,
  monthlyStatementCsvPath,
  monthlyStatementPdfPath,
  PhotoSelection,
  photoArchivePath,
  photoFilePath,
  photoSizeNames,
  planPagePath,
  publicBrochurePath,
  staffCompanyExportPath,
  staffStatementCsvPath,
  staffStatementPdfPath,
  videoCaptionsPath,
  videoFilePath,
  videoPosterPath,
  visitCalendarPath,
} from '@ensaio/domain'
import * as v from 'valibot'

/** A call that answers with a file instead of an envelope; `types` are the types of content that it may have. */
export type FileRoute = Omit<Endpoint, 'output'> & { types: readonly string[] }

const post = (
  path: string,
  summary: string,
  audience: Endpoint['audience'],
  types: string,
  body?: Endpoint['body'],
): FileRoute => ({ method: 'POST', path, summary, audience, types: [types], ...(body && { body }) })

const get = (
  path: string,
  summary: string,
  audience: Endpoint['audience'],
  types: readonly string[],
): FileRoute => ({ method: 'GET', path, summary, audience, types })

const csv = 'text/csv'
const pdf = 'application/pdf'
const zip = 'application/zip'
const calendar = 'text/calendar'

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const videoTypes = ['video/mp4', 'video/webm']
const photoFile = `A photo: for screens \`preview\` or \`thumbnail\`, to download \`${photoSizeNames.join('`, `')}\`.`

/** Every download of the API, with its types of content. */
export const fileRoutes: readonly FileRoute[] = [
  post(
    photoArchivePath,
    'The photos of a product as a zip: all, those of a tag, or a selection, in any sizes.',
    'signed-in',
    zip,
    PhotoSelection,
  ),
  post(blueprintArchivePath, 'The plans of a product as a zip.', 'signed-in', zip),
  get(photoFilePath, photoFile, 'signed-in', pictureTypes),
  get('/files/blueprints/{id}', 'A plan as it was delivered.', 'signed-in', [
    pdf,
    'image/png',
    'image/vnd.dwg',
    'application/octet-stream',
  ]),
  get(planPagePath, 'A page of a plan that is a pdf, as a picture.', 'signed-in', ['image/webp']),
  get(videoFilePath, 'A video as it was delivered, whole or in ranges.', 'signed-in', videoTypes),
  get(videoPosterPath, 'The picture of a video.', 'signed-in', ['image/webp']),
  get(videoCaptionsPath, 'The captions of a video.', 'signed-in', ['text/vtt']),
  get('/files/logos/{file}', 'The logo of a company or of the house.', 'public', [
    'image/png',
    'image/jpeg',
    'image/webp',
    'image/svg+xml',
  ]),
  get(
    '/properties/{code}/photos/{id}/{size}',
    'A photo of a published page; in a size to download, where the page offers downloads.',
    'public',
    pictureTypes,
  ),
  get(
    '/properties/{code}/archives/{size}',
    'All photos of a published page in a size, as a zip, where the page offers downloads.',
    'public',
    [zip],
  ),
  get(
    '/properties/{code}/videos/{id}',
    'A video of a published page, whole or in ranges.',
    'public',
    videoTypes,
  ),
  get(
    '/properties/{code}/videos/{id}/download',
    'A video of a published page to keep, where the page offers downloads.',
    'public',
    videoTypes,
  ),
  get('/properties/{code}/videos/{id}/poster', 'The picture of a video of a published page.', 'public', [
    'image/webp',
  ]),
  get('/properties/{code}/videos/{id}/captions', 'The captions of a video of a published page.', 'public', [
    'text/vtt',
  ]),
  get('/properties/{code}/plans/{id}', 'A plan of a published page.', 'public', [
    pdf,
    'image/png',
    'image/vnd.dwg',
    'application/octet-stream',
  ]),
  get('/properties/{code}/plans/{id}/pages/{nth}', 'A page of a plan of a published page.', 'public', [
    'image/webp',
    'image/png',
  ]),
  get('/properties/{code}/share.jpg', 'The picture of a shared page, 1200 × 630 px.', 'public', [
    'image/jpeg',
  ]),
  get(visitCalendarPath, 'A booked visit as a calendar file.', 'public', [calendar]),
  get(calendarFeedPath, 'The visits that somebody subscribed to, read by calendar programs.', 'public', [
    calendar,
  ]),
  post(
    brochurePath,
    'A brochure of a published property as PDF, with names or neutral.',
    'review',
    pdf,
    BrochureForm,
  ),
  get(publicBrochurePath, 'The brochure of a published page, where it offers downloads.', 'public', [pdf]),
  get(listingFeedPath, 'The listings of a company in VRSync, read by real-estate portals.', 'public', [
    'application/xml',
  ]),
  get(listingPhotoPath, 'A photo of a listing, at most 1920 px and 1 MB.', 'public', ['image/jpeg']),
  ...Object.values(csvDownloads).map(({ path, audience, body, name }) =>
    post(path, `The list “${name.replaceAll('_', ' ')}” as CSV, all pages of it.`, audience, csv, body),
  ),
  post(auditExportPath, 'The audit log under the filters in force, as CSV.', 'team', csv, AuditFilter),
  post(
    bookkeepingExportPath,
    'Every movement of a period, of all companies, as CSV.',
    'credit',
    csv,
    BookkeepingPeriod,
  ),
  post(monthlyStatementCsvPath, 'A closed month of the own company as CSV.', 'statement', csv),
  post(monthlyStatementPdfPath, 'A closed month of the own company as PDF.', 'statement', pdf),
  post(staffStatementCsvPath, 'A closed month of any company as CSV.', 'credit', csv),
  post(staffStatementPdfPath, 'A closed month of any company as PDF.', 'credit', pdf),
  post(companyExportPath, 'Everything that the own company owns, as a zip.', 'company', zip),
  post(staffCompanyExportPath, 'Everything that a company owns, as a zip.', 'clients', zip),
]

/** Calls of other programs than ours and our own document, which answer without an envelope of data that is declared. */
export const otherCalls: readonly Omit<Endpoint, 'output'>[] = [
  {
    method: 'POST',
    path: '/webhooks/safe2pay',
    summary: 'The gateway tells of a payment; it proves itself by its secret key.',
    audience: 'public',
    body: v.looseObject({ SecretKey: v.optional(v.string()), Reference: v.optional(v.string()) }),
  },
  {
    method: 'GET',
    path: '/webhooks/whatsapp',
    summary: 'WhatsApp confirms the address of its notices, once.',
    audience: 'public',
  },
  {
    method: 'POST',
    path: '/webhooks/whatsapp',
    summary: 'WhatsApp tells how messages went and what was answered, signed.',
    audience: 'public',
  },
  {
    method: 'POST',
    path: '/webhooks/twilio',
    summary: 'Twilio tells how messages went and what was answered, signed.',
    audience: 'public',
  },
  {
    method: 'POST',
    path: '/policy-reports',
    summary: 'Browsers report what the content policy stopped.',
    audience: 'public',
  },
  { method: 'GET', path: '/openapi.json', summary: 'This document.', audience: 'public' },
]
