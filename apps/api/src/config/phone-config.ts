import type { PhoneConfig } from '../adapters/phone/open-senders.ts'

/** How `readConfig` reads a variable. */
interface Reading {
  env: Record<string, string | undefined>
  read: (name: string, fallback: string, isRight: (text: string) => boolean, hint: string) => string
  readOf: (together: readonly string[], name: string, hint: string) => string
  isBase: (text: string) => boolean
}

const whatsappNames = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const
const twilioNames = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const
const baseHint = 'use the address that paths are added to, such as https://example.com.'

/** Reads the services that reach phones. Notices are signed, so that a key without its secret would leave every message without its state: all or none. */
export function readPhones({ env, read, readOf, isBase }: Reading): PhoneConfig {
  const ofWhatsApp = (name: (typeof whatsappNames)[number], hint: string) => readOf(whatsappNames, name, hint)
  const ofTwilio = (name: (typeof twilioNames)[number], hint: string) => readOf(twilioNames, name, hint)
  const token = ofWhatsApp('WHATSAPP_TOKEN', 'set the token that messages are sent with')
  const whatsapp = {
    token,
    phoneId: ofWhatsApp('WHATSAPP_PHONE_ID', 'set the id of your number'),
    appSecret: ofWhatsApp('WHATSAPP_APP_SECRET', 'set the secret that notices are verified with'),
    verifyToken: ofWhatsApp('WHATSAPP_VERIFY_TOKEN', 'set the words that you typed beside the webhook'),
    url: read('WHATSAPP_URL', 'https://graph.facebook.com/v23.0', isBase, baseHint).replace(/\/+$/, ''),
    templates: read(
      'WHATSAPP_TEMPLATES',
      'ensaio_',
      (text) => /^[a-z0-9_]{1,60}$/.test(text),
      'use what the names of your templates begin with: small letters, digits and _.',
    ),
  }
  if (env.WHATSAPP_PHONE_ID?.trim())
    read(
      'WHATSAPP_PHONE_ID',
      '',
      (text) => /^\d{1,40}$/.test(text),
      'use the id of your number, digits alone.',
    )
  const accountSid = ofTwilio('TWILIO_ACCOUNT_SID', 'set the id of the account')
  const sms = {
    accountSid,
    authToken: ofTwilio('TWILIO_AUTH_TOKEN', 'set the token that messages are sent with'),
    from: ofTwilio('TWILIO_FROM', 'set your number'),
    url: read('TWILIO_URL', 'https://api.twilio.com', isBase, baseHint).replace(/\/+$/, ''),
  }
  if (accountSid !== '')
    read('TWILIO_ACCOUNT_SID', '', (text) => /^AC\w{1,60}$/.test(text), 'use the id that begins with AC.')
  if (sms.from !== '')
    read(
      'TWILIO_FROM',
      '',
      (text) => /^(\+\d{8,15}|MG\w{1,60})$/.test(text),
      'use your number, such as +551150001234, or the id of a messaging service (MG…).',
    )
  return { whatsapp: token === '' ? null : whatsapp, sms: accountSid === '' ? null : sms }
}
