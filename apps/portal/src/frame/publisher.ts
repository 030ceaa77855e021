import { houseWords, type Publisher, standardName } from '@ensaio/domain'
import { followPublisher, publisher } from '@ensaio/frame'
import type { ContactWay } from '@ensaio/ui'
import { useSyncExternalStore } from 'react'

/** What the page's head says about the house. */
const usePublisher = (): Publisher => useSyncExternalStore(followPublisher, publisher, publisher)

/** The company's pages elsewhere. */
export function useSocials(): Publisher['socials'] {
  return usePublisher().socials
}

/** Where the house is reached, for whoever has only a link: phone and WhatsApp, and the address for questions. */
export function useContactWays(): ContactWay[] {
  const { socials, support } = usePublisher()
  const phones = socials.filter(({ href }) => /^(tel:|https:\/\/wa\.me\/)/.test(href))
  return [...phones, ...(support === null ? [] : [{ label: support, href: `mailto:${support}` }])]
}

function letter(to: string | null, subject: string, body = ''): string | undefined {
  if (to === null) return undefined
  const written = body === '' ? '' : `&body=${encodeURIComponent(body)}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${written}`
}

/** A `mailto:` link to the sales team, with the text typed so far; undefined when no address is configured. */
export function salesHref(body?: string): string | undefined {
  return letter(
    publisher().sales,
    `Quero fotografar ${houseWords(publisher().name ?? standardName).with}`,
    body,
  )
}

/** A `mailto:` link to support, with the ensaio's id in the subject; undefined when no address is configured. */
export function supportHref(id: number): string | undefined {
  return letter(publisher().support, `Ensaio ${id}`)
}
