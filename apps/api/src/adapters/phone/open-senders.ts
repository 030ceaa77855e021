import type { PhoneChannel } from '@ensaio/domain'
import { phoneChannels } from '@ensaio/domain'
import type { MessageSenders } from './phone.ts'
import { type TwilioConfig, twilioSender } from './twilio.ts'
import { type WhatsAppConfig, whatsappSender } from './whatsapp.ts'

/** The services that reach phones; null leaves a channel off. */
export interface PhoneConfig {
  whatsapp: WhatsAppConfig | null
  sms: TwilioConfig | null
}

/** Without keys, no message leaves to phones. */
export const noPhones: PhoneConfig = { whatsapp: null, sms: null }

/** The senders of the channels that have a key; `noticesUrl` is where SMS are reported. */
export function openSenders({ whatsapp, sms }: PhoneConfig, noticesUrl: string): MessageSenders {
  return {
    ...(whatsapp === null ? {} : { whatsapp: whatsappSender(whatsapp) }),
    ...(sms === null ? {} : { sms: twilioSender(sms, noticesUrl) }),
  }
}

/** The channels that are on, the preferred one first. */
export function channelsOn(config: PhoneConfig): PhoneChannel[] {
  return phoneChannels.filter((channel) => config[channel] !== null)
}
