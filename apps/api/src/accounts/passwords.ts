import { hash, verify } from '@node-rs/argon2'

/** The stored hash of a password: argon2id with the library's 19 MiB and two passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let decoy: Promise<string> | undefined

/** Does the password match the hash? Without a hash it takes the same time and returns false, so that timing reveals no account. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await decoy), password)
  return fits && stored !== null
}
