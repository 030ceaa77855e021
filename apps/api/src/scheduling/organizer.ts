import { type HouseBrand, standardName } from '@ensaio/domain'
import type { Mailbox } from '../adapters/mail/mail.ts'

/** Who organizes the visits of a calendar file: the house, or the sender of its mails while it has no name (rule house-brand). */
export function organizerOf(brand: HouseBrand, sender: Mailbox): { name: string; email: string } {
  const own = brand.name === standardName ? sender.name : brand.name
  return { name: own || standardName, email: sender.address }
}
