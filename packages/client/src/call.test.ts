import { Failure, type User } from '@ensaio/domain'
import { describe, expect, test, vi } from 'vitest'
import { createClient } from './create-client.ts'

const ana: User = {
  scope: 'client',
  name: 'Ana',
  email: 'ana@x.com.br',
  phone: null,
  first_login: false,
  client: null,
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const page = (status: number) =>
  new Response('<html>Bad gateway</html>', { status, headers: { 'content-type': 'text/html' } })

/** A client whose requests get these answers in turn; the last one repeats. */
function answeredBy(answers: (() => Response)[], onSignedOut?: () => Promise<boolean>) {
  const requests: Request[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const request = input as Request
    request.signal.throwIfAborted()
    requests.push(request.clone())
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  const client = createClient({
    baseUrl: 'http://portal.test/api',
    fetch: fetch as typeof globalThis.fetch,
    ...(onSignedOut ? { onSignedOut } : {}),
  })
  return { client, requests }
}

async function failureOf(asking: Promise<unknown>): Promise<Failure> {
  const reason = await asking.then(
    () => null,
    (error: unknown) => error,
  )
  expect(reason).toBeInstanceOf(Failure)
  return reason as Failure
}

const signedOut = () => json({ error: true, error_message: 'Entre de novo.', code: 'signed_out' }, 401)

describe('an answer', () => {
  test('is returned without its envelope and without unknown keys', async () => {
    const { client } = answeredBy([() => json({ data: { ...ana, internal_id: 7 }, meta: 1 })])
    expect(await client.account.user()).toEqual(ana)
  })

  test('that does not match its schema is a failure, not a crash later', async () => {
    const { client } = answeredBy([() => json({ data: { scope: 'emperor' } })])
    expect((await failureOf(client.account.user())).code).toBe('unreadable_answer')
  })

  test('that is not JSON is a failure', async () => {
    const { client } = answeredBy([() => page(200)])
    expect((await failureOf(client.account.user())).code).toBe('unreadable_answer')
  })
})

describe('a refusal', () => {
  test('carries its sentence, code and fields', async () => {
    const { client } = answeredBy([
      () =>
        json({ error: true, error_message: 'Confira.', code: 'invalid', fields: { email: 'Falta.' } }, 422),
    ])
    const failure = await failureOf(client.account.recover('x'))
    expect([failure.message, failure.code, failure.status]).toEqual(['Confira.', 'invalid', 422])
    expect(failure.fields).toEqual({ email: 'Falta.' })
  })

  test('as an HTML page still has a Portuguese message', async () => {
    const { client } = answeredBy([() => page(500)])
    const failure = await failureOf(client.account.logout())
    expect([failure.code, failure.status]).toEqual(['internal', 500])
    expect(failure.message).toBe('O serviço está indisponível no momento. Tente novamente em instantes.')
  })

  test.each([
    [{ error: true, error_message: 'O cartão não é aceito.' }, 'O cartão não é aceito.'],
    [
      { error: true, error_message: '', data: { message: 'Transação negada.', status: 8 } },
      'Transação negada.',
    ],
    [{ error: true }, 'O serviço está indisponível no momento. Tente novamente em instantes.'],
  ])('under status 200 is a refusal all the same: %j', async (answer, message) => {
    const { client } = answeredBy([() => json(answer)])
    const failure = await failureOf(client.account.logout())
    expect([failure.message, failure.code, failure.status]).toEqual([message, 'invalid', 200])
  })

  test('without a code gets the code of its status', async () => {
    const { client } = answeredBy([() => json({ error: true, error_message: 'Acabou.' }, 401)])
    const failure = await failureOf(client.sessions.get(7))
    expect([failure.message, failure.code]).toEqual(['Acabou.', 'signed_out'])
  })

  test('of a broken connection has the code `offline`', async () => {
    const { client } = answeredBy([])
    expect((await failureOf(client.account.logout())).code).toBe('offline')
  })
})

describe('asking again', () => {
  test('repeats reads twice, on 502, 503 and 504', async () => {
    const { client, requests } = answeredBy([() => page(502), () => page(503), () => json({ data: null })])
    expect(await client.account.user()).toBeNull()
    expect(requests).toHaveLength(3)
  })

  test('never repeats writes', async () => {
    const { client, requests } = answeredBy([() => page(503)])
    expect((await failureOf(client.sessions.cancel(7))).status).toBe(503)
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['an answer of a proxy', [() => page(503)], 503],
    ['a broken connection', [], 0],
  ])('never repeats a magic link, which works once (rule magic-link): %s', async (_, answers, status) => {
    const { client, requests } = answeredBy(answers)
    expect((await failureOf(client.account.followMagicLink('t0ken'))).status).toBe(status)
    expect(requests).toHaveLength(1)
  })
})

describe('a login session that has ended', () => {
  test('is renewed, and the call is repeated', async () => {
    const { client, requests } = answeredBy([signedOut, () => json({ data: null })], async () => true)
    await client.account.setPassword('segredo')
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/newpassword', '/api/newpassword'])
    expect(await requests[1]?.json()).toEqual({ password: 'segredo' })
  })

  test('lets the call fail when nobody signs in', async () => {
    const { client, requests } = answeredBy([signedOut], async () => false)
    expect((await failureOf(client.sessions.get(7))).code).toBe('signed_out')
    expect(requests).toHaveLength(1)
  })
})

describe('what travels', () => {
  test('a login is form data', async () => {
    const { client, requests } = answeredBy([() => json({ data: { scope: 'client', first_login: false } })])
    await client.account.login({ email: 'ana@x.com.br', password: 'ensaio123' })
    expect(Object.fromEntries((await requests[0]?.formData()) ?? [])).toEqual({
      email: 'ana@x.com.br',
      password: 'ensaio123',
    })
  })

  test('a booking carries its key and the token, encoded, in its path', async () => {
    const { client, requests } = answeredBy([() => page(500)])
    const owner = { name: 'Ana', phone: '(11) 91234-5678', email: 'ana@x.com.br' }
    const booking = {
      date: '2026-11-23',
      hour: '08h30',
      keys: 'Portaria',
      scheduling_responsible_info: owner,
    }
    await failureOf(client.scheduling.book('a/b', booking, 'key-1'))
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1')
    expect(requests[0]?.url).toBe('http://portal.test/api/sessions/public/a%2Fb')
  })

  test('an abort stays an abort', async () => {
    const { client } = answeredBy([() => json({ data: null })])
    const controller = new AbortController()
    controller.abort()
    await expect(client.account.user(controller.signal)).rejects.not.toBeInstanceOf(Failure)
  })
})
