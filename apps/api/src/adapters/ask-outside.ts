/** No usable answer: the service is down or slow, or its address answers something else. */
export class NoAnswer extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'NoAnswer'
  }
}

const mostBytes = 64 * 1024

async function read(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new NoAnswer('The answer is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoAnswer('The answer is no JSON.')
  }
}

/** Headers and body of a request; with `json`, it is a POST. */
export interface OutsideRequest {
  headers?: Record<string, string>
  json?: unknown
}

/**
 * Requests JSON from an outside service: without redirects, at most 64 KiB, within `patience` milliseconds in total. Returns statuses
 * below 500 except 429, with a body on success only; throws `NoAnswer` for everything else.
 */
export async function askOutside(
  url: string,
  patience: number,
  { headers, json }: OutsideRequest = {},
): Promise<{ status: number; body: unknown }> {
  const isPost = json !== undefined
  try {
    const response = await fetch(url, {
      method: isPost ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(isPost ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(isPost ? { body: JSON.stringify(json) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (response.status >= 500 || response.status === 429) throw new NoAnswer(`Status ${response.status}.`)
    if (response.ok) return { status: response.status, body: parsed(await read(response)) }
    await response.body?.cancel()
    return { status: response.status, body: null }
  } catch (error) {
    if (error instanceof NoAnswer) throw error
    throw new NoAnswer(error instanceof Error ? error.message : String(error))
  }
}
