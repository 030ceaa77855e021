import { demoAccounts } from '@ensaio/api/demo/accounts'
import type { FailureBody } from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'

/** An answer of the API. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** The parsed JSON, or the text when it is no JSON. */
  body: { data: never } & FailureBody
  text: string
  /** The raw bytes, for files. */
  bytes: Buffer
}

/** A caller with a browser, which keeps the login cookie between calls. */
export interface Caller {
  cookie: string | null
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string): Promise<Answer>
}

function parsed(text: string): Answer['body'] {
  try {
    return JSON.parse(text)
  } catch {
    return text as never
  }
}

/** A caller of the API, signed out. Paths are under `/api` unless they start with `//`, for the rest of the server. */
export function demoCaller(app: FastifyInstance): Caller {
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload: unknown,
    headers: Record<string, string>,
  ) => {
    const response = await app.inject({
      method,
      url: path.startsWith('//') ? path.slice(1) : `/api${path}`,
      headers: { ...(caller.cookie === null ? {} : { cookie: caller.cookie }), ...headers },
      ...(payload === undefined ? {} : { payload: payload as string | object }),
    })
    const set = response.cookies.find(({ name }) => name === 'ensaio' || name === '__Host-ensaio')
    if (set) caller.cookie = set.value === '' ? null : `${set.name}=${set.value}`
    return {
      status: response.statusCode,
      headers: response.headers,
      body: parsed(response.body),
      text: response.body,
      bytes: response.rawPayload,
    }
  }
  const caller: Caller = {
    cookie: null,
    get: (path, headers = {}) => ask('GET', path, undefined, headers),
    post: (path, body, headers = {}) => ask('POST', path, body, headers),
    delete: (path) => ask('DELETE', path, undefined, {}),
  }
  return caller
}

/** A caller signed in with an account of the demo. */
export async function signedIn(app: FastifyInstance, email: string): Promise<Caller> {
  const caller = demoCaller(app)
  const account = demoAccounts.find((one) => one.email === email)
  const answer = await caller.post('/auth/login', { email, password: account?.password })
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`)
  return caller
}
