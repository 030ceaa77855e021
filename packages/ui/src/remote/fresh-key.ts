// Not crypto.randomUUID: browsers lack it on plain http.
/** A random key: 32 hexadecimal digits. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
