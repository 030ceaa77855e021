import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TwilioConfig } from '@ensaio/api/adapters/phone/twilio'

/** How the stand-in answers. `lost` accepts the message, and cuts the connection before the answer. */
export type SmsMood = 'usual' | 'landline' | 'stopped' | 'too many' | 'daily limit' | 'failed inside' | 'lost'

/** A message that was accepted. */
export interface AcceptedSms {
  sid: string
  form: Record<string, string>
}

/** An HTTP server with Twilio's `Messages` and configurable failures, for tests. */
export interface TwilioStandIn {
  config: TwilioConfig
  /** The forms of the messages that it accepted. */
  accepted: AcceptedSms[]
  asked: number
  sending: SmsMood
  /** Runs once a message is accepted, before it is answered. */
  onAccepted: (message: AcceptedSms) => unknown
  close(): Promise<void>
}

const refusals = {
  landline: { status: 400, code: 21614 },
  stopped: { status: 400, code: 21610 },
  'too many': { status: 429, code: 20429 },
  'daily limit': { status: 429, code: 63038 },
  'failed inside': { status: 500, code: 20500 },
} as const

/** Starts the stand-in on a free port of this machine. */
export async function startTwilio(): Promise<TwilioStandIn> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', async () => {
      const { config, sending: mood } = standIn
      standIn.asked += 1
      const send = (status: number, answer: object) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(answer))
      }
      const login = Buffer.from(`${config.accountSid}:${config.authToken}`).toString('base64')
      if (request.headers.authorization !== `Basic ${login}`)
        return send(401, { code: 20003, message: 'Authenticate', status: 401 })
      if (request.url !== `/2010-04-01/Accounts/${config.accountSid}/Messages.json`)
        return send(404, { code: 20404, message: 'Not found', status: 404 })
      if (mood !== 'usual' && mood !== 'lost') {
        const { status, code } = refusals[mood]
        return send(status, { code, message: 'Refused', status })
      }
      const form = Object.fromEntries(new URLSearchParams(body))
      const sid = `SM${standIn.accepted.length + 1}`
      standIn.accepted.push({ sid, form })
      await standIn.onAccepted({ sid, form })
      if (mood === 'lost') return response.destroy()
      send(201, { sid, status: 'queued', to: form.To, error_code: null })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: TwilioStandIn = {
    config: {
      url: `http://127.0.0.1:${port}`,
      accountSid: 'AC0123456789',
      authToken: 'token-of-the-house',
      from: '+551150001234',
    },
    accepted: [],
    asked: 0,
    sending: 'usual',
    onAccepted: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

/** The notice of how far an SMS has come, as Twilio posts it to the address that the message names. */
export function smsNotice(
  { config }: TwilioStandIn,
  { sid, form }: AcceptedSms,
  status: 'sent' | 'delivered',
) {
  return signedForm(config.authToken, form.StatusCallback ?? '', { MessageSid: sid, MessageStatus: status })
}

/** A form as Twilio posts it to an address, signed. */
export function signedForm(authToken: string, address: string, fields: Record<string, string>) {
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}${fields[name]}`)
    .join('')
  const signature = createHmac('sha1', authToken).update(`${address}${text}`).digest('base64')
  const { pathname, search } = new URL(address)
  return {
    method: 'POST' as const,
    url: `${pathname}${search}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
  }
}
