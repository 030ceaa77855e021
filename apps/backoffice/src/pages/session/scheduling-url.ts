import { type Actor, schedulingPath } from '@ensaio/domain'

/** The whole address of a scheduling link: the page lies outside the back office, so no path of its router leads there. */
export function schedulingUrl(token: string, actor: Actor): string {
  return new URL(schedulingPath(token, actor), window.location.origin).href
}
