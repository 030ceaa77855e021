import { refusal } from '../../http/refusal.ts'
import { BytesAtFault, orderProcess } from './order-process.ts'
import type { Orders } from './orders.ts'

const ask = orderProcess(new URL('drawing-process.ts', import.meta.url))

/**
 * Draws or reads a picture that somebody sent, in a process of its own (rule drawing-apart): what breaks a decoder reaches neither the
 * server's memory nor its secrets. Throws 503 where that does not work, and for bytes that cannot be read what `ifUnreadable` handles.
 */
export async function draw<Name extends keyof Orders>(
  name: Name,
  bytes: Uint8Array,
  wanted: Parameters<Orders[Name]>[1],
): Promise<Awaited<ReturnType<Orders[Name]>>> {
  try {
    return (await ask({ name, bytes, wanted })) as Awaited<ReturnType<Orders[Name]>>
  } catch (error) {
    if (error instanceof BytesAtFault) throw error
    // The log says why.
    throw Object.assign(refusal('unavailable'), { cause: error })
  }
}

/** Handles what `draw` throws: calls back where the picture is at fault, and throws the rest again. */
export function ifUnreadable<Result>(handle: () => Result): (error: unknown) => Result {
  return (error) => {
    if (error instanceof BytesAtFault) return handle()
    throw error
  }
}
