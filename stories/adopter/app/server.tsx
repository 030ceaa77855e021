import { ensaio, ThemeProvider, ToastProvider } from '@ensaio/ui'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { OwnCards, own } from './OwnCards.tsx'

const green = { ...ensaio.dark, action: '#8FD694', actionStrong: '#A9E2AD', onAction: '#0B1D0D' }

/** The same tree on the server and in the browser: dark, and in a brand of its own. */
export function App() {
  return (
    <ThemeProvider mode="dark" brand={{ ...ensaio, name: 'Prisma', dark: green }}>
      <ToastProvider>
        <OwnCards initial={own} today="2026-11-23" />
      </ToastProvider>
    </ThemeProvider>
  )
}

/** The HTML of the cards and their style elements, for the head of your page. */
export function render(): { body: string; styles: string } {
  const sheet = new ServerStyleSheet()
  try {
    const body = renderToString(sheet.collectStyles(<App />))
    return { body, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
