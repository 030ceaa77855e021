import {
  type DataInput,
  type Endpoint,
  Failure,
  type FailureBody,
  type FailureCode,
  routerPath,
} from '@ensaio/domain'
import { delay, HttpResponse, http, type RequestHandler } from 'msw'

/** The request that a handler answers. */
export interface Asked {
  request: Request
  values: Record<string, string>
}

/** The data of the answer, or a function that returns it; throw a `Failure` to refuse. */
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

/** A handler that answers an endpoint with data in the envelope (rule wire-envelope). */
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

/** A handler that refuses, with the message shown to the user. */
export function refuse(
  endpoint: Endpoint,
  code: FailureCode,
  message: string,
  options: { once?: boolean; fields?: Record<string, string> } = {},
): RequestHandler {
  return handler(endpoint, async () => refusal(new Failure(code, message, options.fields)), options.once)
}

/** A handler that fails with a network error, as offline. */
export function cut(endpoint: Endpoint, options: { once?: boolean } = {}): RequestHandler {
  return handler(endpoint, async () => HttpResponse.error(), options.once)
}

/** A handler that never answers, to show loading states. */
export function hang(endpoint: Endpoint): RequestHandler {
  return handler(endpoint, async () => {
    await delay('infinite')
    return HttpResponse.error()
  })
}
