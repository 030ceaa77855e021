import * as v from 'valibot'
import type { MessageSender, PhoneMessage } from './phone.ts'
import { sendByPost } from './post-outside.ts'
import { whatsappFailure } from './whatsapp-codes.ts'

/** The access to WhatsApp's Cloud API. */
export interface WhatsAppConfig {
  /** The address with the version of the API, such as `https://graph.facebook.com/v23.0`. */
  url: string
  /** The id of our number. */
  phoneId: string
  token: string
  /** Signs notices. */
  appSecret: string
  /** Answers the check of the address of notices. */
  verifyToken: string
  /** The prefix of the names of our templates. */
  templates: string
}

const Accepted = v.object({ messages: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()) })
const Refused = v.object({ error: v.object({ code: v.number() }) })

function bodyOf({ to, kind, values, reference }: PhoneMessage, { templates }: WhatsAppConfig) {
  const parameters = values.map((text) => ({ type: 'text', text }))
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.slice(1),
    type: 'template',
    template: {
      name: `${templates}${kind}`,
      language: { code: 'pt_BR' },
      components: [{ type: 'body', parameters }],
    },
    biz_opaque_callback_data: reference,
  }
}

/** Sends messages by WhatsApp's Cloud API, as approved templates in Portuguese (rule phone-messages). */
export function whatsappSender(config: WhatsAppConfig): MessageSender {
  const url = `${config.url}/${config.phoneId}/messages`
  const headers = { authorization: `Bearer ${config.token}`, 'content-type': 'application/json' }
  const reading = {
    acceptedId: (body: unknown) => {
      const accepted = v.safeParse(Accepted, body)
      return accepted.success ? accepted.output.messages[0].id : null
    },
    errorCode: (body: unknown) => {
      const refused = v.safeParse(Refused, body)
      return refused.success ? refused.output.error.code : null
    },
    failureOf: whatsappFailure,
  }
  return {
    send: (message) => sendByPost(url, { headers, body: JSON.stringify(bodyOf(message, config)) }, reading),
  }
}
