import { resolve } from 'node:path'
import { Email, type MapTiles, type Publisher } from '@ensaio/domain'
import * as v from 'valibot'
import type { Safe2PayConfig } from '../adapters/gateway/gateway-safe2pay.ts'
import type { PhoneConfig } from '../adapters/phone/open-senders.ts'
import type { GooglePlacesConfig } from '../adapters/places/places-google.ts'
import type { S3Config } from '../adapters/storage/s3-storage.ts'
import { isHop, isHost, isUrl, proxyNames } from './addresses.ts'
import { readPhones } from './phone-config.ts'
import { readLargestVideo } from './video-config.ts'

/** The checked configuration from the environment (rule environment-configuration). */
export interface Config {
  /** 0 lets the system choose. */
  port: number
  host: string
  /** Absolute; holds the database, the files and the mails of an unconfigured server. */
  dataDir: string
  /** The address that browsers open, without a trailing slash. */
  publicUrl: string
  /** Postgres; null keeps everything in `dataDir`. */
  databaseUrl: string | null
  /** The mail server; null writes mails into `dataDir`. */
  smtpUrl: string | null
  mailFrom: string
  /** The address that sales leads are mailed to; null keeps them in the database alone (rule pre-registration). */
  mailSales: string | null
  /** The contact addresses of the operator, which pages show. */
  publisher: Publisher
  /** Services that look CEPs up (rule address-search). */
  viaCepUrl: string
  brasilApiUrl: string
  /** Looks CEPs up in the bundled table only. */
  cepOffline: boolean
  /** The service that searches places; null leaves addresses to CEPs and typing (rule address-search). */
  googlePlaces: GooglePlacesConfig | null
  /** The services that reach phones; null leaves a channel off (rule phone-messages). */
  phone: PhoneConfig
  /** The most bytes of a video file (rule video-files). */
  largestVideo: number
  /** Null draws the map of the board as a plain grid. */
  mapTiles: MapTiles | null
  /** The service that charges cards; null simulates payments, or closes them in production (rule payment-gateway). */
  safe2pay: Safe2PayConfig | null
  /** The bucket that keeps the files; null keeps them in `dataDir` (rule file-storage). */
  s3: S3Config | null
  /** The proxies whose forwarded addresses are trusted; empty means none. */
  trustProxy: string[]
  production: boolean
  /** Fills an empty database with the demo (rule demo-seed). */
  demo: boolean
  /** False turns the limits off for one tester (rule rate-limits-off). */
  rateLimits: boolean
  /** The least hours between a booking and its visit, for clients and holders of links (rule least-notice). */
  leastNoticeHours: number
  /** The token that opens `/metrics` to other machines; null limits them to this machine. */
  metricsToken: string | null
  /** True lets events leave to private addresses and without TLS, for development (rule webhook). */
  webhooksAnywhere: boolean
  logLevel: string
  /** The commit that an image was built from; null reads it from the clone, if there is one. */
  commit: string | null
}

/** One printable sentence per wrong variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const modes = ['development', 'test', 'production']
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

/** Reads and checks the environment; throws a `ConfigError` that names every variable that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const read = (name: string, fallback: string, isRight: (text: string) => boolean, hint: string): string => {
    const text = env[name]?.trim() || fallback
    if (!isRight(text)) problems.push(`${name}: ${hint}`)
    return text
  }
  const choose = (name: string, fallback: string, choices: readonly string[]) =>
    read(name, fallback, (text) => choices.includes(text), `use ${choices.join(' or ')}.`)

  const port = read(
    'PORT',
    '3000',
    (text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536,
    'use a port from 0 to 65535.',
  )
  // Checked, because a misspelt mode would seed a production server with the demo's accounts.
  const mode = choose('NODE_ENV', 'development', modes)
  const production = mode === 'production'
  const publicUrl = read(
    'PUBLIC_URL',
    '',
    (text) => text === '' || isHost(text),
    'use the address that browsers open, such as https://ensaio.example: a host of its own, without a path.',
  )
  const databaseUrl = read(
    'DATABASE_URL',
    '',
    (text) => text === '' || isUrl(text, ['postgres:', 'postgresql:']),
    'use postgres://user:password@host:5432/name, or leave it out to keep everything in DATA_DIR.',
  )
  const hops = read(
    'TRUST_PROXY',
    '',
    (text) => text === '' || text.split(',').every((hop) => isHop(hop.trim())),
    `list the addresses of your proxies (10.0.0.2, 10.0.0.0/8) or ${proxyNames.join(', ')}, with commas.`,
  )
  const demo = choose('DEMO', mode === 'development' ? '1' : '0', ['0', '1']) === '1'
  const anywhere = choose('WEBHOOKS_ANYWHERE', '0', ['0', '1']) === '1'
  const isOff = choose('RATE_LIMITS', 'on', ['on', 'off']) === 'off'
  const mailFrom = read(
    'MAIL_FROM',
    'Ensaio <nao-responda@ensaio.example>',
    (text) => /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(text),
    'use name@host or Name <name@host>.',
  )
  const mailSales = read(
    'MAIL_SALES',
    '',
    (text) => text === '' || v.is(Email, text),
    'use the address of the sales team, name@host.',
  )
  const mailSupport = read(
    'MAIL_SUPPORT',
    '',
    (text) => text === '' || v.is(Email, text),
    'use the address that answers questions about ensaios, name@host.',
  )
  const isPage = (text: string) => text === '' || isUrl(text, ['https:'])
  const pageHint = 'use the https address of your page there, or leave it out.'
  const socials = [
    { label: 'Instagram', href: read('SOCIAL_INSTAGRAM', '', isPage, pageHint) },
    { label: 'LinkedIn', href: read('SOCIAL_LINKEDIN', '', isPage, pageHint) },
    { label: 'YouTube', href: read('SOCIAL_YOUTUBE', '', isPage, pageHint) },
  ]
  const smtpUrl = read(
    'SMTP_URL',
    '',
    (text) => text === '' || isUrl(text, ['smtp:', 'smtps:']),
    'use smtp://user:password@host:587 or smtps://user:password@host:465, or leave it out to write mails into DATA_DIR.',
  )
  const isBase = (text: string) => isUrl(text, ['http:', 'https:'])
  const baseHint = 'use the address that paths are added to, such as https://example.com.'
  const viaCepUrl = read('VIACEP_URL', 'https://viacep.com.br', isBase, baseHint)
  const brasilApiUrl = read('BRASILAPI_URL', 'https://brasilapi.com.br', isBase, baseHint)
  const cepOffline = choose('CEP_OFFLINE', '0', ['0', '1']) === '1'
  // Never repeated in a message, not even when wrong: messages end up in logs.
  const googleKey = read(
    'GOOGLE_MAPS_KEY',
    '',
    (text) => /^[\w-]{0,200}$/.test(text),
    'use the key as the Google Cloud console shows it: letters, digits, - and _.',
  )
  const googlePlacesUrl = read('GOOGLE_PLACES_URL', 'https://places.googleapis.com', isBase, baseHint)
  const isTiles = (text: string) =>
    isUrl(text, ['https:']) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
  const tilesUrl = read(
    'MAP_TILES',
    '',
    (text) => text === '' || (isTiles(text) && new URL(text).hostname.search(/[{}%]/) < 0),
    'use the https address of the pictures of a map, such as https://tiles.example.com/{z}/{x}/{y}.png, or leave it out.',
  )
  const mapCredit = read(
    'MAP_CREDIT',
    '',
    (text) => (text === '') === (tilesUrl === '') && text.length <= 120,
    'name whom the pictures of the map belong to, in up to 120 letters, with MAP_TILES and only with it.',
  )
  /** Reads one of several variables that must be set together or not at all. */
  const readOf = (together: readonly string[], name: string, hint: string): string => {
    const other = together.find((one) => one !== name && env[one]?.trim())
    const isRight = (text: string) => text !== '' || other === undefined
    return read(name, '', isRight, `${hint}, as ${other} is set.`)
  }
  const safe2payKeys = ['SAFE2PAY_API_KEY', 'SAFE2PAY_SECRET_KEY']
  const safe2payKey = readOf(safe2payKeys, 'SAFE2PAY_API_KEY', 'set the key that payments are sent with')
  const safe2paySecret = readOf(
    safe2payKeys,
    'SAFE2PAY_SECRET_KEY',
    'set the secret that payment notices are verified with',
  )
  const sandbox = choose('SAFE2PAY_SANDBOX', production ? '0' : '1', ['0', '1']) === '1'
  const paymentUrl = read('SAFE2PAY_PAYMENT_URL', 'https://payment.safe2pay.com.br/v2', isBase, baseHint)
  const apiUrl = read('SAFE2PAY_API_URL', 'https://api.safe2pay.com.br/v2', isBase, baseHint)
  const largestVideo = readLargestVideo(read)
  const phone = readPhones({ env, read, readOf, isBase })
  const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION']
  const readS3 = (name: string, hint: string) => readOf(s3Names, name, hint)
  const s3Endpoint = readS3('S3_ENDPOINT', 'set the address of the storage')
  if (s3Endpoint !== '' && !isBase(s3Endpoint)) {
    problems.push('S3_ENDPOINT: use the address of the storage, such as https://s3.sa-east-1.amazonaws.com.')
  }
  const s3: S3Config = {
    endpoint: s3Endpoint.replace(/\/+$/, ''),
    bucket: readS3('S3_BUCKET', 'name the bucket'),
    accessKeyId: readS3('S3_ACCESS_KEY_ID', 'set the key of the storage'),
    secretAccessKey: readS3('S3_SECRET_ACCESS_KEY', 'set the secret of the storage'),
    region: env.S3_REGION?.trim() || 'us-east-1',
  }
  const leastNotice = read(
    'LEAST_NOTICE_HOURS',
    '0',
    (text) => /^\d{1,3}$/.test(text) && Number(text) <= 720,
    'use whole hours from 0 to 720.',
  )
  // Never repeated in a message, like every secret.
  const metricsToken = read(
    'METRICS_TOKEN',
    '',
    (text) => text === '' || /^[\w-]{16,200}$/.test(text),
    'use 16 to 200 letters, digits, - and _, or leave it out to limit /metrics to this machine.',
  )
  const logLevel = read(
    'LOG_LEVEL',
    'info',
    (text) => logLevels.includes(text),
    `use ${logLevels.join(', ')}.`,
  )

  const commit = read(
    'COMMIT',
    '',
    (text) => /^[0-9a-f]{0,40}$/.test(text),
    'use the hash of the commit, as git rev-parse HEAD prints it.',
  )

  if (anywhere && production) problems.push('WEBHOOKS_ANYWHERE: 1 is refused when NODE_ENV=production.')
  if (isOff && production) problems.push('RATE_LIMITS: off is refused when NODE_ENV=production.')
  if (publicUrl.startsWith('https:') && hops === '') {
    problems.push(
      'TRUST_PROXY: with an https PUBLIC_URL, name the proxy that ends TLS, or nobody can sign in.',
    )
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    port: Number(port),
    host: env.HOST?.trim() || (production ? '0.0.0.0' : 'localhost'),
    dataDir: resolve(env.DATA_DIR?.trim() || '.data'),
    publicUrl: (publicUrl || `http://localhost:${port}`).replace(/\/+$/, ''),
    databaseUrl: databaseUrl || null,
    smtpUrl: smtpUrl || null,
    mailFrom,
    mailSales: mailSales || null,
    publisher: {
      sales: mailSales || null,
      support: mailSupport || mailSales || null,
      socials: socials.filter(({ href }) => href !== ''),
    },
    viaCepUrl: viaCepUrl.replace(/\/+$/, ''),
    brasilApiUrl: brasilApiUrl.replace(/\/+$/, ''),
    cepOffline,
    mapTiles: tilesUrl === '' ? null : { url: tilesUrl, credit: mapCredit },
    googlePlaces: googleKey === '' ? null : { key: googleKey, url: googlePlacesUrl.replace(/\/+$/, '') },
    safe2pay:
      safe2payKey === ''
        ? null
        : {
            apiKey: safe2payKey,
            secretKey: safe2paySecret,
            sandbox,
            paymentUrl: paymentUrl.replace(/\/+$/, ''),
            apiUrl: apiUrl.replace(/\/+$/, ''),
          },
    phone,
    largestVideo,
    s3: s3Endpoint === '' ? null : s3,
    trustProxy: hops === '' ? [] : hops.split(',').map((hop) => hop.trim()),
    production,
    demo,
    rateLimits: !isOff,
    leastNoticeHours: Number(leastNotice),
    metricsToken: metricsToken || null,
    webhooksAnywhere: anywhere,
    logLevel,
    commit: commit || null,
  }
}
