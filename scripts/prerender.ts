import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { WrittenPage } from '../apps/portal/src/write-pages.tsx'

const portal = resolve(import.meta.dirname, '../apps/portal')

/** Builds the prerendering code for Node and loads it. */
async function loadWriter(folder: string): Promise<(year: number) => Record<string, WrittenPage>> {
  const outDir = resolve(folder, '.writer')
  await build({
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    logLevel: 'warn',
    // Bundle all dependencies: Node resolves a CommonJS styled-components, whose default export is not a function.
    ssr: { noExternal: true },
    build: {
      ssr: join(portal, 'src/write-pages.tsx'),
      outDir,
      rolldownOptions: { output: { entryFileNames: 'write-pages.js' } },
    },
  })
  const { writePages } = await import(pathToFileURL(join(outDir, 'write-pages.js')).href)
  await rm(outDir, { recursive: true })
  return writePages
}

/** Returns `link` elements that preload the first picture in a fitting crop and width, and the fonts. */
function preloads({ first }: WrittenPage, css: string): string {
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

async function writePage(path: string, year: number, written: WrittenPage): Promise<void> {
  const page = await readFile(path, 'utf8')
  const [link, sheet] = page.match(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/) ?? []
  if (!link || !sheet) throw new Error(`${path} links no style sheet.`)
  const css = (await readFile(join(dirname(path), sheet), 'utf8')).trim()
  const styles = `<style>${css}</style>${written.styles}`.replaceAll('<style', '<style nonce="__CSP_NONCE__"')
  if (/ style="/.test(written.body)) throw new Error(`${path} has inline styles, which its policy forbids.`)
  const whole = page
    .replace(link, () => `${preloads(written, css)}\n    ${styles}`)
    .replace('<div id="root"><!--written at the build--></div>', () => {
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
}
