import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { WrittenPage } from '../apps/portal/src/write-pages.tsx'

const portal = resolve(import.meta.dirname, '../apps/portal')

/** Builds code of the portal that writes pages for Node, with everything that it needs, into one file of a folder. */
async function buildWriter(entry: string, outDir: string, name: string): Promise<void> {
  await build({
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    logLevel: 'warn',
    // Bundle all dependencies: Node resolves a CommonJS styled-components, whose default export is not a function.
    ssr: { noExternal: true },
    build: {
      ssr: join(portal, entry),
      outDir,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
}

/** Builds the prerendering code for Node and loads it. */
async function loadWriter(folder: string): Promise<(year: number) => Record<string, WrittenPage>> {
  const outDir = resolve(folder, '.writer')
  await buildWriter('src/write-pages.tsx', outDir, 'write-pages.js')
  const { writePages } = await import(pathToFileURL(join(outDir, 'write-pages.js')).href)
  await rm(outDir, { recursive: true })
  return writePages
}

/** Returns `link` elements that preload the first picture in a fitting crop and width, and the fonts. */
function preloads({ first }: Partial<WrittenPage>, css: string): string {
  const pictures = (first?.sources ?? [])
    .filter(({ type }) => type === 'image/avif')
    .map(({ srcSet, media }) => {
      const where = media ?? '(min-width: 768px)'
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="100vw" media="${where}" fetchpriority="high" />`
    })
  const fonts = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
    ([, address]) => `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin />`,
  )
  return [...pictures, ...fonts].join('\n    ')
}

/** Inlines the style sheet of a built page, and preloads its fonts. */
async function inlineStyles(path: string, written: Partial<WrittenPage>): Promise<string> {
  const page = await readFile(path, 'utf8')
  const [link, sheet] = page.match(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/) ?? []
  if (!link || !sheet) throw new Error(`${path} links no style sheet.`)
  const css = (await readFile(join(dirname(path), sheet), 'utf8')).trim()
  const styles = `<style>${css}</style>${written.styles ?? ''}`
  return page.replace(link, () => `${preloads(written, css)}\n    ${withNonce(styles)}`)
}

const withNonce = (styles: string) => styles.replaceAll('<style', '<style nonce="__CSP_NONCE__"')

async function writePage(path: string, year: number, written: WrittenPage): Promise<void> {
  if (/ style="/.test(written.body)) throw new Error(`${path} has inline styles, which its policy forbids.`)
  const page = await inlineStyles(path, written)
  const whole = page.replace('<div id="root"><!--written at the build--></div>', () => {
    return `<div id="root" data-year="${year}">${written.body}</div>`
  })
  await writeFile(path, whole)
}

/** Prerenders the static pages of the built portal, with inline styles, so that they paint as soon as the HTML arrives. */
export async function prerender(folder: string, year: number): Promise<void> {
  const writePages = await loadWriter(folder)
  for (const [name, written] of Object.entries(writePages(year))) {
    await writePage(join(folder, name), year, written)
  }
  // The server writes published pages with this code, which it does not serve.
  const property = join(folder, 'property.html')
  await writeFile(property, await inlineStyles(property, {}))
  await buildWriter('src/property/write-property.tsx', resolve(folder, 'server'), 'write-property.js')
}
