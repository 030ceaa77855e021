/** Somebody who gets mails. */
export interface Person {
  name: string
  email: string
}

/** Are two e-mail addresses the same, whatever their case? */
export function isSameAddress(one: Person, other: Person): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase()
}

/** Leaves out null, and everybody whose e-mail address came before. */
export function distinctPeople(people: readonly (Person | null)[]): Person[] {
  const known = people.filter((one): one is Person => one !== null)
  return known.filter((one, nth) => known.findIndex((other) => isSameAddress(other, one)) === nth)
}
