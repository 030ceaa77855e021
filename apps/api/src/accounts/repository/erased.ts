import { sql } from 'kysely'

/** The domain of the addresses that the accounts of erased people get (rule personal-data). */
export const erasedDomain = '@apagada.invalid'

/** Does an account belong to somebody, not to an erased person, who stays as the author of what they did? `email` is its column. */
export const isNotErased = (email = 'email') =>
  sql<boolean>`${sql.ref(email)} not like ${sql.lit(`%${erasedDomain}`)}`
