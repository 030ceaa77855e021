import { hash, verify } from '@node-rs/argon2'

/** Turns a password into what is stored: argon2id at the library's 19 MiB, two passes (rule login-session). */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let decoy: Promise<string> | undefined

/** Does the password fit? Without a hash it works just as long and says no, so that nobody learns who has an account. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await decoy), password)
  return fits && stored !== null
}
