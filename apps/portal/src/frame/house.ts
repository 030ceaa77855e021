import { type House, houseMeta } from '@ensaio/domain'
import { useSyncExternalStore } from 'react'

const unknown: House = { sales: null, support: null, socials: [] }

let read: House | null = null

/** How the house is reached, out of the page's head; nothing where the server did not say. */
function house(): House {
  if (read !== null) return read
  const text = document.querySelector(`meta[name="${houseMeta}"]`)?.getAttribute('content')
  read = text ? (JSON.parse(text) as House) : unknown
  return read
}

const neverChanges = () => () => undefined

/** Where else the house is; nothing in what the build writes, which does not know it yet. */
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

/** Where the sales team is reached, with what was typed so far; undefined where no address is configured. */
export function salesHref(body?: string): string | undefined {
  return letter(house().sales, 'Quero fotografar com o Ensaio', body)
}

/** Where a question about an ensaio goes, which it names; undefined where no address is configured. */
export function supportHref(id: number): string | undefined {
  return letter(house().support, `Ensaio ${id}`)
}
