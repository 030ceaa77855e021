import { type House, houseMeta } from '@ensaio/domain'
import { useSyncExternalStore } from 'react'

const unknown: House = { sales: null, support: null, socials: [] }

let read: House | null = null

/** Reads the company's links from the page's head; empty when the server wrote none. */
function house(): House {
  if (read !== null) return read
  const text = document.querySelector(`meta[name="${houseMeta}"]`)?.getAttribute('content')
  read = text ? (JSON.parse(text) as House) : unknown
  return read
}

const neverChanges = () => () => undefined

/** The company's pages elsewhere; empty in prerendered pages, since the build does not know them. */
export function useSocials(): House['socials'] {
  return useSyncExternalStore(
    neverChanges,
    () => house().socials,
    () => unknown.socials,
  )
}

function letter(to: string | null, subject: string, body = ''): string | undefined {
  if (to === null) return undefined
  const written = body === '' ? '' : `&body=${encodeURIComponent(body)}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${written}`
}

/** A `mailto:` link to the sales team, with the text typed so far; undefined when no address is configured. */
export function salesHref(body?: string): string | undefined {
  return letter(house().sales, 'Quero fotografar com o Ensaio', body)
}

/** A `mailto:` link to support, with the ensaio's id in the subject; undefined when no address is configured. */
export function supportHref(id: number): string | undefined {
  return letter(house().support, `Ensaio ${id}`)
}
