import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import type { Mailer } from './mail.ts'
import { mailFolder } from './mail-folder.ts'

/** Mails go to an SMTP server where one is configured, else into the data folder. */
export async function openMailer({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Promise<Mailer> {
  if (smtpUrl === null) return mailFolder(join(dataDir, 'mail'))
  const { smtpMailer } = await import('./smtp.ts')
  return smtpMailer(smtpUrl)
}
