import type { PublicProperty } from '@ensaio/domain'
import { PropertyPage, PropertyPageClosed, ThemeProvider } from '@ensaio/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** Markup that the server puts into `property.html`, and its style sheets as `style` elements. */
interface WrittenProperty {
  body: string
  styles: string
}

function write(page: ReactNode): WrittenProperty {
  const sheet = new ServerStyleSheet()
  try {
    const body = renderToString(sheet.collectStyles(<ThemeProvider page>{page}</ThemeProvider>))
    return { body, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** Writes a published page; `address` is its whole address, `houseName` the house that made its pictures, null on a neutral page. */
export function writeProperty(
  property: PublicProperty,
  about: { address: string; year: number; houseName: string | null },
): WrittenProperty {
  const { houseName, ...rest } = about
  return write(<PropertyPage property={property} {...rest} {...(houseName !== null && { houseName })} />)
}

/** Writes the page of an address that is closed, or behind a password; `problem` is said of the password that was given. */
export function writeClosedProperty(problem: string | null): WrittenProperty {
  return write(<PropertyPageClosed {...(problem !== null && { problem })} />)
}
