import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@ensaio/domain'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { passwordRoutes, signInRoutes } from './accounts/account-routes.ts'
import { emailRoutes } from './accounts/email-routes.ts'
import { firstAdministratorRoutes } from './accounts/first-administrator.ts'
import { type AppName, apiPaths, loginSessions } from './accounts/login-session.ts'
import { secondStepGuard } from './accounts/second-step/guard.ts'
import { houseSecurityRoutes, secondStepRoutes } from './accounts/second-step/second-step-routes.ts'
import { securityRoutes } from './accounts/security-routes.ts'
import { teamRoutes } from './accounts/team-routes.ts'
import { mailbox } from './adapters/mail/mail.ts'
import { channelsOn, noPhones } from './adapters/phone/open-senders.ts'
import type { Ports } from './adapters/ports.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { companyCsvRoutes } from './companies/company-csv.ts'
import { companyExportRoutes } from './companies/company-export-routes.ts'
import { companyRoutes } from './companies/company-routes.ts'
import { leadRoutes } from './companies/lead-routes.ts'
import { importRoutes } from './companies/moving-in/import-routes.ts'
import { onboardingRoutes } from './companies/onboarding-routes.ts'
import { peopleRoutes } from './companies/people/people-routes.ts'
import { registrationRoutes } from './companies/registration-routes.ts'
import type { AppConfig } from './config/app-config.ts'
import { linksOf } from './config/links.ts'
import type { Database } from './database/database.ts'
import { deliverableRoutes } from './deliverables/deliverable-routes.ts'
import { materialRoutes } from './deliverables/material-routes.ts'
import { listingFileRoutes } from './deliverables/publication/listing/listing-file-routes.ts'
import { listingRoutes } from './deliverables/publication/listing/listing-routes.ts'
import { pageRoutes } from './deliverables/publication/page-routes.ts'
import { publicationRoutes } from './deliverables/publication/publication-routes.ts'
import { ratingRoutes } from './deliverables/rating-routes.ts'
import { tagRoutes } from './deliverables/tags/tag-routes.ts'
import { archiveRoutes } from './files/archive-routes.ts'
import { fileRoutes } from './files/file-routes.ts'
import { sizeRoutes } from './files/sizes/size-routes.ts'
import { bodyDeadline } from './http/body-deadline.ts'
import { bodyParsers } from './http/body-parsers.ts'
import { closeConnectionsWhenStopping } from './http/close-connections.ts'
import { dataPolicy, officeTrustedTypes } from './http/content-policy.ts'
import { openApi } from './http/openapi/openapi.ts'
import { appFiles, sendPage, wantsPage } from './http/pages/app-files.ts'
import { officeFiles } from './http/pages/office-files.ts'
import { pageWriter } from './http/pages/page-writer.ts'
import { servedPublisher } from './http/pages/served-publisher.ts'
import { shareTags } from './http/pages/share-tags.ts'
import { policyReportRoutes } from './http/policy-reports.ts'
import { prepareLimits } from './http/rate-limits.ts'
import { answerFailure, refuse } from './http/refusal.ts'
import { serving } from './http/serve.ts'
import { servingCsv } from './http/serve-csv.ts'
import { storybookFiles, storybookFolder } from './http/storybook.ts'
import { mailCsvRoutes } from './mail/mail-csv.ts'
import { mailRoutes } from './mail/mail-routes.ts'
import { mailTextRoutes } from './mail/mail-text-routes.ts'
import { phoneNoticeRoutes } from './mail/phone/phone-notice-routes.ts'
import { preferenceRoutes, unsubscribeRoute } from './mail/preference-routes.ts'
import { findingRoutes } from './operation/finding/finding-routes.ts'
import { healthRoutes } from './operation/health-routes.ts'
import { houseCsvRoutes } from './operation/house-csv.ts'
import { type LogTarget, logAnswers, logOptions } from './operation/logs.ts'
import { metricsRoute } from './operation/metrics-routes.ts'
import { numbersRoutes } from './operation/numbers/numbers-routes.ts'
import { type Operation, startOperation, unconfigured } from './operation/operation.ts'
import { operationRoutes } from './operation/operation-routes.ts'
import { type Readiness, readinessOf } from './operation/readiness.ts'
import { catalogueRoutes } from './orders/catalogue-routes.ts'
import { couponRoutes } from './orders/coupons/coupon-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { priceRoutes } from './orders/price-routes.ts'
import { statementRoutes } from './payments/closing/statement-routes.ts'
import { paymentRoutes } from './payments/payment-routes.ts'
import { refundRoutes } from './payments/refund-routes.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'
import { cityRoutes } from './places/city-routes.ts'
import { postalCodeFinder } from './places/find-postal-code.ts'
import { placeRoutes } from './places/place-routes.ts'
import { postalCodeRoutes } from './places/postal-code-routes.ts'
import { providerRoutes } from './providers/provider-routes.ts'
import { feedRoutes } from './scheduling/feeds/feed-routes.ts'
import { readFeedRoute } from './scheduling/feeds/read-feed-route.ts'
import { holidayRoutes } from './scheduling/holiday-routes.ts'
import { schedulingRoutes } from './scheduling/scheduling-routes.ts'
import { visitCalendarRoute } from './scheduling/visit-calendar-routes.ts'
import { conversationRoutes } from './sessions/conversation/conversation-routes.ts'
import { queueRoutes } from './sessions/queue-routes.ts'
import { sessionCsvRoutes } from './sessions/session-csv.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { brandRoutes, configuredContact } from './settings/brand-routes.ts'
import { firstStepsRoutes } from './settings/first-steps-routes.ts'
import { houseTestRoutes } from './settings/house-test-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { keyGuard } from './settings/systems/key-guard.ts'
import { keyRoutes } from './settings/systems/key-routes.ts'
import { webhookRoutes as systemRoutes } from './settings/systems/webhook-routes.ts'
import { preparationRoutes } from './visits/preparation-routes.ts'

export type { AppConfig }

/** Overrides of the folders of builds, the log target and the state of operation. */
export interface Surroundings {
  portal?: string
  backoffice?: string
  storybook?: string
  logs?: LogTarget
  /** The state of this server; by default that of a freshly started one. */
  operation?: Operation
  /** The token that opens `/metrics` to other machines. */
  metricsToken?: string | null
}

const here = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

async function apiRoutes(
  api: FastifyInstance,
  config: AppConfig,
  ports: Ports,
  { app, operation, look }: { app: AppName; operation: Operation; look: () => Promise<Readiness> },
): Promise<void> {
  const served: Endpoint[] = []
  const links = linksOf(config.publicUrl)
  const phone = config.phone ?? noPhones
  await bodyParsers(api)
  await loginSessions(api, { ...ports, app, https: config.publicUrl.startsWith('https:') })
  keyGuard(api, { ...ports, app, rateLimits: config.rateLimits })
  secondStepGuard(api, ports.db)
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', dataPolicy)
  })
  const serve = serving(api, { ports, ...config, apiPath: apiPaths[app], served })
  signInRoutes(serve)
  passwordRoutes(serve, links)
  secondStepRoutes(serve, links)
  houseSecurityRoutes(serve, links)
  securityRoutes(serve)
  emailRoutes(serve, links)
  firstAdministratorRoutes(serve)
  registrationRoutes(serve, { ...config, links })
  onboardingRoutes(serve, ports.storage, links)
  const noAnswer = (error: unknown) => api.log.warn({ err: error }, 'no answer about a CEP')
  postalCodeRoutes(serve, postalCodeFinder(ports.postalCodes, noAnswer))
  placeRoutes(serve, ports.places, (error) => api.log.warn({ err: error }, 'no answer about a place'))
  const onMisfit = (misfit: string) => api.log.error({ misfit }, 'a written list does not fit its schema')
  sessionRoutes(serve, links, { ...ports, onMisfit })
  queueRoutes(serve, links)
  const defaults = { least_notice_hours: config.leastNoticeHours }
  settingsRoutes(serve, defaults)
  brandRoutes(serve, ports.storage, configuredContact(config.publisher))
  teamRoutes(serve, links)
  const mailsLeave = config.smtpUrl !== null
  firstStepsRoutes(serve, { mailsLeave })
  const post = { ...ports, from: mailbox(config.mailFrom), mailsLeave }
  houseTestRoutes(serve, post, { ...ports, ...operation, phone, links })
  cityRoutes(serve)
  providerRoutes(serve, links)
  holidayRoutes(serve)
  companyRoutes(serve, links)
  peopleRoutes(serve, links)
  importRoutes(serve, links)
  leadRoutes(serve, { ...config, links })
  catalogueRoutes(serve)
  couponRoutes(serve)
  mailRoutes(serve, { mailsLeave })
  mailTextRoutes(serve, links)
  preferenceRoutes(serve, phone)
  preparationRoutes(serve)
  operationRoutes(serve, operation, { look, channels: channelsOn(phone) })
  const serveCsv = servingCsv(api, { ports, publicUrl: config.publicUrl })
  findingRoutes(serve)
  numbersRoutes(serve, serveCsv)
  sessionCsvRoutes(serveCsv)
  companyCsvRoutes(serveCsv)
  mailCsvRoutes(serveCsv)
  houseCsvRoutes(serveCsv)
  schedulingRoutes(serve, {
    db: ports.db,
    links,
    phone,
    mapTiles: config.mapTiles ?? null,
    defaults,
  })
  feedRoutes(serve, links)
  visitCalendarRoute(api, { ...ports, ...config, sender: mailbox(config.mailFrom) })
  priceRoutes(serve)
  orderRoutes(serve, links)
  const checkout = { ...ports, links }
  paymentRoutes(serve, checkout)
  refundRoutes(serve, checkout)
  statementRoutes(serve, api, { ports, links, publicUrl: config.publicUrl })
  deliverableRoutes(serve, links)
  materialRoutes(serve, ports, config.largestVideo)
  sizeRoutes(serve, ports.storage)
  conversationRoutes(serve, links)
  ratingRoutes(serve)
  tagRoutes(serve)
  await publicationRoutes(serve, api, { ports, links, ...config })
  listingRoutes(serve, links)
  keyRoutes(serve)
  systemRoutes(serve, { anywhere: config.webhooksAnywhere ?? false })
  auditRoutes(serve, api, { ports, publicUrl: config.publicUrl })
  companyExportRoutes(api, { ports, publicUrl: config.publicUrl })
  archiveRoutes(api, { ports, publicUrl: config.publicUrl })
  fileRoutes(api, ports)
  api.get('/openapi.json', async () => openApi(served, config.publicUrl))
  if (app === 'backoffice') return
  // Called by others than our pages, at one address only.
  await phoneNoticeRoutes(api, ports, { phone, links })
  webhookRoutes(api, checkout)
  listingFileRoutes(api, { ports, ...config, links, sender: mailbox(config.mailFrom) })
  readFeedRoute(api, { ...ports, ...config, links, sender: mailbox(config.mailFrom) })
  await policyReportRoutes(api, config.rateLimits)
}

async function protect(app: FastifyInstance, https: boolean, db: Database): Promise<void> {
  await app.register(helmet, {
    // Each kind of answer has its own policy, see content-policy.ts.
    contentSecurityPolicy: false,
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  await prepareLimits(app, db)
}

/** Builds the whole server without listening: portal at `/`, back office at `/backoffice`, an API below each at `/api`, Storybook at `/storybook`. */
export async function buildApp(
  config: AppConfig,
  ports: Ports,
  surroundings: Surroundings = {},
): Promise<FastifyInstance> {
  const https = config.publicUrl.startsWith('https:')
  const portal = surroundings.portal ?? here('apps/portal/dist')
  const backoffice = surroundings.backoffice ?? here('apps/backoffice/dist')
  const publisher = servedPublisher(config.publisher, ports.db)
  const pageOf = ({ url }: FastifyRequest) => {
    const isOffice = /^\/backoffice(\/|$|\?)/.test(url)
    const shared = async () => ({ publicUrl: config.publicUrl, house: await publisher() })
    const tags = async () => (isOffice ? '' : shareTags(ports.db, url, await shared()))
    const pictures = isOffice ? (config.mapTiles?.url ?? null) : null
    const trusted = isOffice ? officeTrustedTypes : []
    const [folder, write] = isOffice ? [backoffice, writeBackoffice] : [portal, writePortal]
    return { folder, https, pictures, trusted, publisher, tags, write, now: ports.clock.now() }
  }
  const app = fastify({
    ...logOptions(config.logLevel, surroundings.logs),
    // Bodies have a deadline of their own.
    requestTimeout: 0,
    http: { headersTimeout: 30_000 },
    connectionTimeout: 60_000,
    bodyLimit: 256 * 1024,
    // Google's ids of places are long.
    routerOptions: { maxParamLength: 300 },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    exposeHeadRoutes: false,
    // Requests that arrive during the stop are answered, and their connection is then closed.
    return503OnClosing: false,
    frameworkErrors: answerFailure,
  })
  const writePortal = pageWriter(app, { ...config, folder: portal, name: 'portal' })
  const writeBackoffice = pageWriter(app, { ...config, folder: backoffice, name: 'backoffice' })
  logAnswers(app)
  closeConnectionsWhenStopping(app)
  bodyDeadline(app)
  await protect(app, https, ports.db)
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = !/^\/((backoffice\/)?api|storybook)(\/|$|\?)/.test(request.url) && wantsPage(request)
    return isPage ? sendPage(request, reply, pageOf(request)) : refuse('not_found')
  })
  const look = readinessOf(ports, (error, part) => app.log.error({ err: error, part }, 'not ready'))
  const operation = surroundings.operation ?? startOperation(unconfigured, ports.clock)
  metricsRoute(app, ports, { operation, token: surroundings.metricsToken ?? null })
  for (const name of ['portal', 'backoffice'] as const) {
    const routes = (api: FastifyInstance) => apiRoutes(api, config, ports, { app: name, operation, look })
    await app.register(routes, { prefix: apiPaths[name] })
  }
  healthRoutes(app, operation, look)
  await unsubscribeRoute(app, ports, config)
  await pageRoutes(app, ports, { ...config, folder: portal, publisher })
  await storybookFiles(app, surroundings.storybook ?? storybookFolder, https)
  await appFiles(app, portal)
  await officeFiles(app, backoffice, { ...ports, publisher })
  // Folders in the builds, which the static files would refuse.
  for (const url of ['/', '/backoffice/']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => sendPage(request, reply, pageOf(request)),
    })
  }
  return app
}
