import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { manifestName } from './app-config.ts'

const apps = resolve(import.meta.dirname, '../../apps')

/** Builds the code of an app that writes its pages for Node, with everything that it needs, into a folder. */
async function buildWriter(app: string, outDir: string): Promise<void> {
  await build({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'warn',
    // Bundle all dependencies: Node resolves a CommonJS styled-components, whose default export is not a function.
    ssr: { noExternal: true },
    build: {
      ssr: join(app, 'src/write.tsx'),
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'write.js' } },
    },
  })
}

/** Pages whose first picture comes before their fonts: a published page is opened on phones, for its pictures. */
const picturesFirst = ['property.html']

/**
 * Puts the style sheets of a built page into it, and preloads its fonts. Where pictures come first, fonts wait instead in a style sheet that
 * the page's code turns on, or that counts without code: the letters until then are of the same widths.
 */
async function inlineStyles(folder: string, name: string, base: string): Promise<void> {
  const page = await readFile(join(folder, name), 'utf8')
  const links = [...page.matchAll(/\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g)]
  if (links.length === 0) throw new Error(`${name} links no style sheet.`)
  let css = ''
  for (const [, sheet = ''] of links)
    css += (await readFile(join(folder, sheet.slice(base.length)), 'utf8')).trim()
  const fonts = [...css.matchAll(/@font-face\s*\{[^}]*url\(([^)]+\.woff2)\)[^}]*\}/g)]
  const style = (text: string, more = '') => `<style nonce="__CSP_NONCE__"${more}>${text}</style>`
  const head: string[] = []
  if (picturesFirst.includes(name)) {
    for (const [face] of fonts) css = css.replace(face, '')
    const faces = fonts.map(([face]) => face).join('')
    head.push(style(css), style(faces, ' media="print" data-fonts'), `<noscript>${style(faces)}</noscript>`)
  } else {
    for (const [, address] of fonts)
      head.push(`<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin />`)
    // Letters that changed after the first paint would move what is read: where fonts come later, the next page has them.
    head.push(style(css.replaceAll(/font-display:\s*swap/g, 'font-display:optional')))
  }
  // Vite fetches a style sheet for code that is loaded on demand, unless the page has a link to it. Browsers do not fetch disabled links.
  for (const [, sheet] of links) head.push(`<link rel="stylesheet" href="${sheet}" disabled />`)
  // In the place of the first one.
  let written = page
  for (const [place, [link]] of links.entries())
    written = written.replace(link, () => (place === 0 ? `\n    ${head.join('\n    ')}` : ''))
  await writeFile(join(folder, name), written)
}

type Manifest = Record<
  string,
  {
    file: string
    imports?: string[]
    dynamicImports?: string[]
    css?: string[]
    assets?: string[]
    isDynamicEntry?: boolean
  }
>

/** The files that a browser loads with each source file that is loaded on demand, each after those that it imports. */
function filesOnDemand(manifest: Manifest, base: string): Record<string, string[]> {
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    const { file, imports = [] } = manifest[name] ?? { file: '' }
    if (found.has(file)) return found
    for (const one of imports) withImports(one, found)
    return found.add(file)
  }
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([, { isDynamicEntry }]) => isDynamicEntry)
      .map(([name]) => [name, [...withImports(name)].map((file) => base + file)]),
  )
}

/** The pages of the back office that photographers use without a network (rule kept-steps). */
const offlinePages = ['src/pages/QueuePage.tsx', 'src/pages/session/SessionPage.tsx']

/** The files of some pages of an app, with all that they come to load on demand, as addresses. */
function filesOfPages(manifest: Manifest, base: string, pages: readonly string[]): string[] {
  const files = new Set<string>()
  const known = new Set<string>()
  const add = (name: string) => {
    const part = manifest[name]
    if (known.has(name) || part === undefined) return
    known.add(name)
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) files.add(base + file)
    for (const next of part.imports ?? []) add(next)
    for (const next of part.dynamicImports ?? [])
      if (!/(^|\/)pages\//.test(next) || pages.includes(next)) add(next)
  }
  add('index.html')
  for (const page of pages) if (!known.has(page)) throw new Error(`${page} is not loaded on demand.`)
  return [...files]
}

/**
 * Builds what the server needs to write the pages of a built app: its code for Node, and the list of files that its pages load, in a folder
 * that is not served. The pages get their style sheet inside, so that they paint as soon as they arrive.
 */
export async function buildPageWriter(app: string, base: string, pages: readonly string[]): Promise<void> {
  const folder = join(apps, app, 'dist')
  const server = join(folder, 'server')
  for (const page of pages) await inlineStyles(folder, page, base)
  const manifest = JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as Manifest
  await rm(join(folder, manifestName))
  await mkdir(server, { recursive: true })
  await writeFile(join(server, 'files.json'), JSON.stringify(filesOnDemand(manifest, base)))
  if (app === 'backoffice') {
    const offline = filesOfPages(manifest, base, offlinePages)
    await writeFile(join(folder, 'offline-files.json'), JSON.stringify(offline))
  }
  await buildWriter(join(apps, app), server)
}
