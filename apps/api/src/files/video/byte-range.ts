import type { ByteRange } from '../../adapters/storage/storage.ts'

/**
 * Reads the `Range` of a request for a file of so many bytes (RFC 9110 §14.2): one range of bytes, cut to the file; `none` where there is
 * none, several, or another unit, so that the file is answered whole; `unsatisfiable` where it begins behind the end.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'none' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'none'
  if (first === '') {
    const from = Math.max(bytes - Number(last), 0)
    return Number(last) === 0 || bytes === 0 ? 'unsatisfiable' : { from, to: bytes - 1 }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return 'none'
  if (from >= bytes) return 'unsatisfiable'
  return { from, to: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
