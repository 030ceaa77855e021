import { type ColorMode, type Publisher, standardName } from '@ensaio/domain'
import { escaped } from './escaped.ts'

function variables(colors: NonNullable<Publisher['colors']>, mode: ColorMode): string {
  const lines = Object.entries(colors[mode]).map(([name, value]) => `--color-${name}:${value}`)
  return `:root{${lines.join(';')}}`
}

/** The colours as a style sheet behind the prerendered one, so that no page begins in another brand's colours. */
export function brandStyle({ colors }: Publisher): string {
  if (colors === undefined) return ''
  const dark = `@media (prefers-color-scheme: dark){${variables(colors, 'dark')}}`
  return `<style nonce="__CSP_NONCE__">${variables(colors, 'light')}${dark}</style>`
}

/**
 * Writes the house's name, logo and colours into an app's page as it was built, before any script runs (rule house-brand). The name mark
 * and the copyright are those of `NameMark` and `Footer` in prerendered pages; React finds the same when it takes over.
 */
export function brandPage(page: string, publisher: Publisher | undefined): string {
  if (publisher === undefined) return page
  const { name = standardName, logo } = publisher
  const isNamed = name !== standardName
  const alt = escaped(name)
  const mark = logo === undefined ? null : `<img src="${escaped(logo)}" alt="${alt}"/>`
  let written = page
  if (isNamed) {
    written = written
      .replace(`<title>${standardName}`, () => `<title>${alt}`)
      .replace(/(<p>© \d{4} )Ensaio\./, (_, before: string) => `${before}${alt}.`)
      .replace('da equipe da Ensaio', () => `da equipe de ${alt}`)
  }
  if (isNamed || mark !== null) {
    written = written.replace(
      /(<span[^>]*data-name-mark[^>]*>)(<svg.*?<\/svg>)Ensaio(<\/span>)/g,
      (_, open: string, symbol: string, close: string) => `${open}${mark ?? symbol + alt}${close}`,
    )
  }
  if (logo !== undefined) {
    written = written.replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escaped(logo)}">`)
  }
  const style = brandStyle(publisher)
  return style === '' ? written : written.replace('</head>', () => `${style}</head>`)
}
