import { Waiting } from '@ensaio/frame'
import { Footer, Page, type PictureFiles, ThemeProvider } from '@ensaio/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { LandingEntry } from './landing/LandingEntry.tsx'
import { hero } from './landing/pictures.ts'

/** A page as it is before any code runs. */
export interface WrittenPage {
  body: string
  /** Its style sheets, as `style` elements. */
  styles: string
  /** What it shows first, to be fetched before anything else. */
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

/** Writes the pages of the portal that the build keeps as HTML, by their files; `year` is that of the copyright. */
export function writePages(year: number): Record<string, WrittenPage> {
  return {
    'landing.html': { ...write(<LandingEntry year={year} yearNow={() => year} />), first: hero },
    // What a scheduling link shows until its ensaio is known.
    'calendar.html': write(
      <ThemeProvider>
        <Page as="main" id="conteudo" tabIndex={-1}>
          <Waiting />
        </Page>
        <Footer year={year} />
      </ThemeProvider>,
    ),
  }
}
