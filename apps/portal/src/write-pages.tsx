import { Waiting } from '@ensaio/frame'
import { Footer, Page, type PictureFiles, ThemeProvider } from '@ensaio/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { LandingEntry } from './landing/LandingEntry.tsx'
import { hero } from './landing/pictures.ts'

/** A prerendered page. */
export interface WrittenPage {
  body: string
  /** Its style sheets, as `style` elements. */
  styles: string
  /** Its first picture, to be preloaded. */
  first?: PictureFiles
}

function write(page: ReactNode): WrittenPage {
  const sheet = new ServerStyleSheet()
  try {
    const body = renderToString(sheet.collectStyles(page))
    return { body, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** Prerenders the portal's static pages, by file name; `year` is that of the copyright. */
export function writePages(year: number): Record<string, WrittenPage> {
  return {
    'landing.html': { ...write(<LandingEntry year={year} yearNow={() => year} />), first: hero },
    // A scheduling link shows this until its ensaio is loaded.
    'calendar.html': write(
      <ThemeProvider page>
        <Page as="main" id="conteudo" tabIndex={-1}>
          <Waiting />
        </Page>
        <Footer year={year} />
      </ThemeProvider>,
    ),
  }
}
