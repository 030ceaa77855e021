import { type ColorMode, type Publisher, standardName } from '@ensaio/domain'
import { escaped } from '../escaped.ts'
import { officeIcon } from './office-icon.ts'

function variables(colors: NonNullable<Publisher['colors']>, mode: ColorMode): string {
  const lines = Object.entries(colors[mode]).map(([name, value]) => `--color-${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

/** The colours as a style sheet behind that of the page, so that no page begins in another brand's colours. */
export function brandStyle({ colors }: Publisher): string {
  if (colors === undefined) return ''
  const dark = `@media (prefers-color-scheme: dark){${variables(colors, 'dark')}}`
  return `<style nonce="__CSP_NONCE__">${variables(colors, 'light')}${dark}</style>`
}

/** Writes the house's name, icon and colours into the head of an app's page, before any script runs (rule house-brand). */
export function brandPage(page: string, publisher: Publisher | undefined): string {
  if (publisher === undefined) return page
  const { name = standardName, logo } = publisher
  let written = page
  if (name !== standardName) {
    const shown = escaped(name)
    written = written
      .replace(`<title>${standardName}`, () => `<title>${shown}`)
      .replace('da equipe da Ensaio', () => `da equipe de ${shown}`)
  }
  if (logo !== undefined) {
    written = written
      .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escaped(logo)}">`)
      .replace(
        /<link rel="apple-touch-icon"[^>]*>/,
        () => `<link rel="apple-touch-icon" href="${officeIcon(publisher, '192')}">`,
      )
  }
  const style = brandStyle(publisher)
  return style === '' ? written : written.replace('</head>', () => `${style}</head>`)
}
