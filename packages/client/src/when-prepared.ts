import { Failure } from '@ensaio/domain'

/** The pause in ms before what is being prepared is asked for again, and how often it is when nothing goes on. */
const pauseMs = 1000
const mostIdleTries = 40

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, pauseMs)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Asks again while the server draws what the answer holds (rule derivatives-once), until nothing goes on any more. */
export async function whenPrepared<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  let [last, idle] = ['', 0]
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'preparing') throw error
      idle = error.message === last ? idle + 1 : 0
      last = error.message
      if (idle === mostIdleTries) throw error
    }
    await pause(signal)
  }
}
