import type { Config } from './config.ts'

/** The part of the configuration that the app uses. */
export type AppConfig = Pick<
  Config,
  | 'publicUrl'
  | 'trustProxy'
  | 'rateLimits'
  | 'logLevel'
  | 'mailFrom'
  | 'mailSales'
  | 'smtpUrl'
  | 'leastNoticeHours'
> &
  Partial<Pick<Config, 'phone' | 'publisher' | 'mapTiles' | 'webhooksAnywhere' | 'largestVideo'>>
