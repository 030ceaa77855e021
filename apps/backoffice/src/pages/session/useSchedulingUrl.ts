import { type Actor, schedulingPath } from '@ensaio/domain'
import { useOrigin } from '@ensaio/frame'

/** Returns the function that makes the absolute URL of a scheduling link: the page is outside the back office's router. */
export function useSchedulingUrl(): (token: string, actor: Actor) => string {
  const origin = useOrigin()
  return (token, actor) => new URL(schedulingPath(token, actor), origin).href
}
