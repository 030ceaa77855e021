import type { Actor } from '../session/actor.ts'

const staffMark = 'como=equipe'

/** The address of a scheduling link; opened by our people from the back office, it says so. */
export function schedulingPath(token: string, actor: Actor): string {
  return `/calendar/${token}${actor === 'staff' ? `?${staffMark}` : ''}`
}

/** Did our people open this address, by what stands behind its path, from the back office? They act as themselves, even where a client is signed in, too. */
export function isOpenedByStaff(search: string): boolean {
  return search.replace(/^\?/, '').split('&').includes(staffMark)
}
