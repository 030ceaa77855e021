import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WhatsAppConfig } from '@ensaio/api/adapters/phone/whatsapp'
import { type PhoneKind, phoneKinds, phoneTemplate } from '@ensaio/domain'

/** How the stand-in answers a message. `lost` accepts it, and cuts the connection before the answer; `cut` does not accept it. */
export type SendMood =
  | 'usual'
  | 'not on WhatsApp'
  | 'template paused'
  | 'too many'
  | 'sending failed'
  | 'in maintenance'
  | 'gateway failed'
  | 'lost'
  | 'cut'

/** A message that was accepted. */
export interface AcceptedMessage {
  id: string
  to: string
  template: string
  values: string[]
  reference: string
}

interface SentMessage {
  messaging_product: string
  to: string
  type: string
  biz_opaque_callback_data: string
  template: {
    name: string
    language: { code: string }
    components: [{ type: string; parameters: { type: string; text: string }[] }]
  }
}

/** An HTTP server with the messages of WhatsApp's Cloud API and configurable failures, for tests. */
export interface WhatsAppStandIn {
  /** The access to it, as the server is configured. */
  config: WhatsAppConfig
  /** Every message that it accepted, in order. */
  accepted: AcceptedMessage[]
  /** How many messages were sent to it, also those that it refused. */
  asked: number
  sending: SendMood
  /** Numbers, as `5511…`, for which it answers that they are not on WhatsApp. */
  missing: Set<string>
  /** Runs once such a number is asked for, before that is answered. */
  onMissing: (to: string) => unknown
  /** Runs once a message is accepted, before it is answered. */
  onAccepted: (message: AcceptedMessage) => unknown
  close(): Promise<void>
}

const errors = {
  'not on WhatsApp': { status: 400, code: 131026, message: 'Message undeliverable' },
  'template paused': { status: 400, code: 132015, message: 'Template is Paused' },
  'too many': { status: 429, code: 130429, message: 'Rate limit hit' },
  'sending failed': { status: 500, code: 131000, message: 'Something went wrong' },
  'in maintenance': { status: 500, code: 131057, message: 'Account in maintenance mode' },
} as const

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

function refuse(response: ServerResponse, status: number, code: number, message: string) {
  const error = { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'A1b2' }
  send(response, status, { error }, status === 429 ? { 'retry-after': '120' } : {})
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** What the real service refuses in a message; null for a good one. */
function faultOf(
  { messaging_product, to, type, template }: SentMessage,
  config: WhatsAppConfig,
): { code: number; message: string } | null {
  if (messaging_product !== 'whatsapp' || type !== 'template' || !/^\d{8,15}$/.test(to))
    return { code: 100, message: 'Invalid parameter' }
  const kind = phoneKinds.find((one) => `${config.templates}${one}` === template.name)
  if (kind === undefined || template.language.code !== 'pt_BR')
    return { code: 132001, message: 'Template name does not exist in the translation' }
  const { parameters } = template.components[0]
  const wanted = phoneTemplate(kind).match(/\{\{\d+\}\}/g)?.length ?? 0
  if (parameters.length !== wanted)
    return { code: 132000, message: 'Number of parameters does not match the expected number of params' }
  if (parameters.some(({ text }) => text === '' || /[\n\t]| {4}/.test(text)))
    return { code: 100, message: 'Param text cannot be empty or have new-line characters' }
  return null
}

async function answer(standIn: WhatsAppStandIn, request: IncomingMessage, response: ServerResponse) {
  const { config, sending: mood } = standIn
  const body = await bodyOf(request)
  if (request.url !== `/v23.0/${config.phoneId}/messages`)
    return refuse(response, 404, 100, 'Unsupported post request')
  standIn.asked += 1
  if (request.headers.authorization !== `Bearer ${config.token}`)
    return refuse(response, 401, 190, 'Error validating access token')
  if (mood === 'cut') return response.destroy()
  if (mood === 'gateway failed') {
    response.writeHead(502, { 'content-type': 'text/html' })
    return response.end('<html>Bad Gateway</html>')
  }
  if (mood !== 'usual' && mood !== 'lost') {
    const { status, code, message } = errors[mood]
    return refuse(response, status, code, message)
  }
  const sent = JSON.parse(body) as SentMessage
  const fault = faultOf(sent, config)
  if (fault !== null) return refuse(response, 400, fault.code, fault.message)
  const { to, template, biz_opaque_callback_data: reference } = sent
  if (standIn.missing.has(to)) {
    await standIn.onMissing(to)
    const { status, code, message } = errors['not on WhatsApp']
    return refuse(response, status, code, message)
  }
  const values = template.components[0].parameters.map(({ text }) => text)
  const id = `wamid.${standIn.accepted.length + 1}`
  const message = { id, to, template: template.name, values, reference }
  standIn.accepted.push(message)
  await standIn.onAccepted(message)
  if (mood === 'lost') return response.destroy()
  send(response, 200, {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id, message_status: 'accepted' }],
  })
}

/** Starts the stand-in on a free port of this machine. */
export async function startWhatsApp(): Promise<WhatsAppStandIn> {
  const server = createServer((request, response) => {
    answer(standIn, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: WhatsAppStandIn = {
    config: {
      url: `http://127.0.0.1:${port}/v23.0`,
      phoneId: '106540352242922',
      token: 'token-of-the-house',
      appSecret: 'secret-of-the-app',
      verifyToken: 'words-of-the-house',
      templates: 'ensaio_',
    },
    accepted: [],
    asked: 0,
    sending: 'usual',
    missing: new Set(),
    onMissing: () => undefined,
    onAccepted: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

/** A notice as WhatsApp posts it: the raw body and its signature. */
export interface SignedNotice {
  method: 'POST'
  url: string
  payload: string
  headers: Record<string, string>
}

function signed({ phoneId, appSecret }: WhatsAppConfig, value: object): SignedNotice {
  const metadata = { display_phone_number: '551150001234', phone_number_id: phoneId }
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
  const payload = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [change] }],
  })
  const signature = createHmac('sha256', appSecret).update(payload).digest('hex')
  return {
    method: 'POST',
    url: '/api/webhooks/whatsapp',
    payload,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  }
}

/** The notice of how far a message has come; `code` is why it failed. */
export function progressNotice(
  config: WhatsAppConfig,
  { id, to, reference }: AcceptedMessage,
  status: 'sent' | 'delivered' | 'read' | 'failed',
  code?: number,
): SignedNotice {
  const errors = code === undefined ? {} : { errors: [{ code, title: 'Message undeliverable' }] }
  const one = { id, status, timestamp: '1796212800', recipient_id: to, biz_opaque_callback_data: reference }
  return signed(config, { statuses: [{ ...one, ...errors }] })
}

/** The notice of what somebody wrote back. */
export function replyNotice(config: WhatsAppConfig, from: string, body: string): SignedNotice {
  const message = { from, id: 'wamid.reply', timestamp: '1796212800', type: 'text', text: { body } }
  return signed(config, { contacts: [{ profile: { name: 'Ana' }, wa_id: from }], messages: [message] })
}

/** The kind of message that a template is for. */
export function kindOf({ config }: WhatsAppStandIn, { template }: AcceptedMessage): PhoneKind | undefined {
  return phoneKinds.find((kind) => `${config.templates}${kind}` === template)
}
