import { type Actor, schedulingPath } from '@ensaio/domain'

/** The absolute URL of a scheduling link: the page is outside the back office's router. */
export function schedulingUrl(token: string, actor: Actor): string {
  return new URL(schedulingPath(token, actor), window.location.origin).href
}
