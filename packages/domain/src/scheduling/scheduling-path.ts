import type { Actor } from '../session/actor.ts'

const staffMark = 'como=equipe'

/** The path of a scheduling link, with a marker when staff open it from the back office. */
export function schedulingPath(token: string, actor: Actor): string {
  return `/calendar/${token}${actor === 'staff' ? `?${staffMark}` : ''}`
}

/** Does this address's query carry the marker of the back office? Staff then act as staff, even when a client is signed in too. */
export function isOpenedByStaff(search: string): boolean {
  return search.replace(/^\?/, '').split('&').includes(staffMark)
}
