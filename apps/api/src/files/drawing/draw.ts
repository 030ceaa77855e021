import { orderProcess } from './order-process.ts'
import type { Orders } from './orders.ts'

const ask = orderProcess(new URL('drawing-process.ts', import.meta.url))

/**
 * Draws or reads a picture that somebody sent, in a process of its own (rule drawing-apart): what breaks a decoder reaches neither the
 * server's memory nor its secrets. Throws when the bytes cannot be read, or their order takes longer than two minutes.
 */
export function draw<Name extends keyof Orders>(
  name: Name,
  bytes: Uint8Array,
  wanted: Parameters<Orders[Name]>[1],
): ReturnType<Orders[Name]> {
  return ask({ name, bytes, wanted }) as ReturnType<Orders[Name]>
}
