import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the stand-in answers a charge. `lost` and `silent` create the transaction, but send no answer. */
export type ChargeMood =
  | 'usual'
  | 'status as text'
  | 'HasError'
  | 'wrong key'
  | 'too many'
  | 'status 500'
  | 'html'
  | 'no status'
  | 'redirect'
  | 'cut'
  | 'lost'
  | 'silent'

/** How it answers a look-up of a transaction. */
export type LookupMood =
  | 'usual'
  | 'whole'
  | 'status as text'
  | 'HasError'
  | 'status 500'
  | 'html'
  | 'other amount'
  | 'wrong key'

/** How it answers a refund. `lost` gives the money back, but sends no answer. */
export type RefundMood = 'usual' | 'HasError' | 'status 500' | 'lost' | 'cut'

/** A charge as it was sent. */
export interface SentCharge {
  Reference: string
  CallbackUrl: string
  Products: { UnitPrice: number }[]
  PaymentMethod: '2' | '6'
  PaymentObject: { CardNumber?: string; Expiration?: number }
  [name: string]: unknown
}

/** A transaction at the stand-in. */
export interface TakenTransaction {
  id: number
  reference: string
  status: number
  amount: number
  /** The copy-paste code, of a PIX. */
  code: string | null
  /** What was given back, in reais. */
  refunded: number
}

/** An HTTP server with the API of Safe2Pay and configurable failures, for tests. */
export interface Safe2PayStandIn {
  url: string
  /** Bodies of all charges, in order. */
  charges: SentCharge[]
  /** Every request: method, path with query, and its key. */
  asked: { method: string; path: string; key: string | undefined }[]
  transactions: TakenTransaction[]
  charging: ChargeMood
  looking: LookupMood
  refunding: RefundMood
  /** Called once a transaction is created, before the answer. */
  onTaken: (transaction: TakenTransaction) => unknown
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function statusOf({ PaymentMethod, PaymentObject: { CardNumber: card = '' } }: SentCharge): number {
  if (PaymentMethod === '6') return 1
  return card.endsWith('2') ? 8 : card.endsWith('5') ? 2 : 3
}

function send(response: ServerResponse, status: number, body: unknown, type = 'application/json') {
  response.writeHead(status, { 'content-type': type })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

function pixOf(code: string) {
  return { QrCode: `https://images.safe2pay.test/${encodeURIComponent(code)}.png`, Key: code }
}

function transactionBody(one: TakenTransaction, mood: LookupMood) {
  return {
    IdTransaction: one.id,
    Status: mood === 'status as text' ? String(one.status) : one.status,
    Message: one.status === 3 ? 'Autorizado' : 'Outro',
    Reference: one.reference,
    Amount: mood === 'other amount' ? one.amount + 1 : one.amount,
    Customer: { Name: 'Ana' },
    ...(one.code === null ? {} : { PaymentObject: pixOf(one.code) }),
  }
}

function lookUp(
  { looking: mood, transactions }: Safe2PayStandIn,
  url: URL,
): { status: number; body: unknown } {
  if (mood === 'status 500') return { status: 500, body: 'Server Error' }
  if (mood === 'html') return { status: 200, body: '<html>manutenção</html>' }
  if (mood === 'wrong key') return { status: 401, body: { message: 'Unauthorized' } }
  const missing = {
    status: 200,
    body: { HasError: true, ErrorCode: '999', Error: 'Transação não encontrada' },
  }
  if (mood === 'HasError') return missing
  const id = url.searchParams.get('Id')
  const found = transactions.filter((one) =>
    id === null ? one.reference === url.searchParams.get('reference') : String(one.id) === id,
  )
  const Objects = found.map((one) => transactionBody(one, mood))
  const isWhole = id !== null || (mood === 'whole' && Objects.length > 0)
  if (isWhole && Objects.length === 0) return missing
  const ResponseDetail = isWhole ? Objects[0] : { TotalItems: Objects.length, Objects }
  return { status: 200, body: { ResponseDetail, HasError: false } }
}

async function answerCharge(standIn: Safe2PayStandIn, charge: SentCharge, response: ServerResponse) {
  const mood = standIn.charging
  standIn.charges.push(charge)
  if (mood === 'wrong key') return send(response, 401, { message: 'Unauthorized' })
  if (mood === 'too many') return send(response, 429, 'slow down', 'text/plain')
  if (mood === 'status 500') return send(response, 500, { HasError: true, Error: 'Erro interno' })
  if (mood === 'html') return send(response, 200, '<html>manutenção</html>', 'text/html')
  if (mood === 'no status') return send(response, 200, { ResponseDetail: {}, HasError: false })
  if (mood === 'cut') return response.destroy()
  if (mood === 'redirect') {
    response.writeHead(302, { location: '/elsewhere' })
    return response.end()
  }
  if (mood === 'HasError') {
    const words =
      charge.PaymentMethod === '6'
        ? 'PIX não habilitado para esta conta.'
        : `O cartão ${charge.PaymentObject.CardNumber} não é aceito.`
    return send(response, 200, { HasError: true, ErrorCode: '12', Error: words })
  }
  const status = statusOf(charge)
  const amount = charge.Products[0]?.UnitPrice ?? 0
  const { Reference: reference, PaymentMethod } = charge
  const code = PaymentMethod === '6' ? `00020101021226codigo-de-${reference}6304ABCD` : null
  const taken = { id: 1000 + standIn.transactions.length, reference, status, amount, code, refunded: 0 }
  standIn.transactions.push(taken)
  await standIn.onTaken(taken)
  if (mood === 'silent') return
  if (mood === 'lost') return response.destroy()
  const Status = mood === 'status as text' ? String(status) : status
  const Message = status === 3 ? 'Autorizado' : 'Outro'
  const ResponseDetail = { IdTransaction: taken.id, Status, Message }
  if (code !== null) {
    const Description = 'Pagamento com Pix'
    return send(response, 200, {
      ResponseDetail: { ...ResponseDetail, Description, ...pixOf(code) },
      HasError: false,
    })
  }
  const CreditCard = { CardNumber: charge.PaymentObject.CardNumber, Brand: 1, Installments: 1, ReturnCode: 0 }
  send(response, 200, { ResponseDetail: { ...ResponseDetail, CreditCard }, HasError: false })
}

function giveBack({ refunding: mood, transactions }: Safe2PayStandIn, url: URL, response: ServerResponse) {
  if (mood === 'status 500') return send(response, 500, 'Server Error')
  if (mood === 'cut') return response.destroy()
  if (mood === 'HasError')
    return send(response, 200, { HasError: true, ErrorCode: '20', Error: 'Prazo de devolução encerrado.' })
  const [, , , id, part] = url.pathname.split('/')
  const one = transactions.find((transaction) => String(transaction.id) === id)
  const left = one === undefined ? 0 : one.amount - one.refunded
  const amount = part === undefined ? left : Number(part)
  if (one === undefined || amount > left || left === 0)
    return send(response, 200, { HasError: true, ErrorCode: '21', Error: 'Valor acima do pago.' })
  one.refunded += amount
  if (one.refunded === one.amount) one.status = 6
  if (mood === 'lost') return response.destroy()
  send(response, 200, { ResponseDetail: true, HasError: false })
}

/** Starts the stand-in on a free port of this machine. */
export async function startSafe2Pay(port = 0): Promise<Safe2PayStandIn> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand.in')
    const key = request.headers['x-api-key']
    standIn.asked.push({ method: request.method ?? '', path: request.url ?? '', key: String(key) })
    const body = await bodyOf(request)
    if (url.pathname === '/Payment') await answerCharge(standIn, JSON.parse(body), response)
    else if (request.method === 'DELETE') giveBack(standIn, url, response)
    else if (url.pathname.startsWith('/Transaction/')) {
      const { status, body: answer } = lookUp(standIn, url)
      send(response, status, answer)
    } else send(response, 200, { ResponseDetail: { IdTransaction: 1, Status: 3 }, HasError: false })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const standIn: Safe2PayStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    charges: [],
    asked: [],
    transactions: [],
    charging: 'usual',
    looking: 'usual',
    refunding: 'usual',
    onTaken: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}
