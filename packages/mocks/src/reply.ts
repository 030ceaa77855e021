import {
  type DataInput,
  type Endpoint,
  Failure,
  type FailureBody,
  type FailureCode,
  routerPath,
} from '@ensaio/domain'
import { delay, HttpResponse, http, type RequestHandler } from 'msw'

/** What a handler knows of the request it answers. */
export interface Asked {
  request: Request
  values: Record<string, string>
}

/** The data to answer with, or what works it out; throw a `Failure` to refuse. */
export type Answer<E extends Endpoint> =
  | DataInput<E>
  | ((asked: Asked) => DataInput<E> | Promise<DataInput<E>>)

const root = '*/api'

function handler(
  endpoint: Endpoint,
  respond: (asked: Asked) => Promise<Response>,
  isOnce = false,
): RequestHandler {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'delete'
  return http[method](
    `${root}${routerPath(endpoint.path)}`,
    ({ request, params }) => respond({ request, values: params as Record<string, string> }),
    { once: isOnce },
  )
}

function refusal(failure: Failure): Response {
  const body: FailureBody = {
    error: true,
    error_message: failure.message,
    code: failure.code,
    ...(Object.keys(failure.fields).length > 0 ? { fields: { ...failure.fields } } : {}),
  }
  return HttpResponse.json(body, { status: failure.status })
}

/** A handler that answers an endpoint with its data in the envelope (rule wire-envelope). */
export function reply<E extends Endpoint>(
  endpoint: E,
  answer: Answer<E>,
  options: { once?: boolean } = {},
): RequestHandler {
  return handler(
    endpoint,
    async (asked) => {
      try {
        const data =
          typeof answer === 'function' ? await (answer as (asked: Asked) => unknown)(asked) : answer
        return HttpResponse.json({ data: data as never })
      } catch (error) {
        if (error instanceof Failure) return refusal(error)
        throw error
      }
    },
    options.once,
  )
}

/** A handler that refuses, with the sentence that a person will read. */
export function refuse(
  endpoint: Endpoint,
  code: FailureCode,
  message: string,
  options: { once?: boolean; fields?: Record<string, string> } = {},
): RequestHandler {
  return handler(endpoint, async () => refusal(new Failure(code, message, options.fields)), options.once)
}

/** A handler under which the connection breaks, as offline. */
export function cut(endpoint: Endpoint, options: { once?: boolean } = {}): RequestHandler {
  return handler(endpoint, async () => HttpResponse.error(), options.once)
}

/** A handler that never answers: what waits stays in sight. */
export function hang(endpoint: Endpoint): RequestHandler {
  return handler(endpoint, async () => {
    await delay('infinite')
    return HttpResponse.error()
  })
}
