// Generates the preview pictures of shared links (Open Graph, 1200 × 630 px): `node scripts/share-pictures.ts`.
import { mkdir, readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { ensaio } from '../packages/ui/src/theme/brand.ts'
import { chromiumArguments, ensureChromium } from './chromium.ts'

const originals = new URL('../apps/api/demo/pictures/', import.meta.url)
const target = new URL('../apps/portal/public/share/', import.meta.url)
const font = new URL(
  '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  import.meta.url,
)
const pictures = { brand: 'hero.jpg', invitation: 'sala-01.jpg' }
/** The same pictures without the name, for a house with its own. */
const plainNames: Record<string, string> = { brand: 'plain', invitation: 'plain-invitation' }

const dataUrl = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`

const save = (picture: Buffer, name: string) =>
  sharp(picture)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(new URL(`${name}.jpg`, target).pathname)

const photo = (photograph: string) =>
  sharp(new URL(photograph, originals).pathname)
    .resize({ width: 1200, height: 630, fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer()

/** Returns a page with the photograph, and the brand's name at the bottom as `NameMark` renders it. */
async function page(photograph: string): Promise<string> {
  return `<style>
    @font-face { font-family: 'Bricolage Grotesque'; src: url(${dataUrl(await readFile(font), 'font/woff2')}); font-weight: 400 700 }
    body { margin: 0; width: 1200px; height: 630px; background: url(${dataUrl(await photo(photograph), 'image/jpeg')}) }
    div { position: absolute; left: 48px; bottom: 48px; padding: 24px 32px 28px; border-radius: 12px; background: #0B5351; color: #fff }
    b { position: relative; display: block; padding: 0.2em 0 0 0.24em; font: 700 64px/1 'Bricolage Grotesque'; letter-spacing: -0.045em }
    svg { position: absolute; inset: 0 auto auto 0; width: 0.5em; height: 0.5em }
  </style><div><b><svg viewBox="0 0 16 16" fill="none" stroke="#E9A13B" stroke-width="3"><path d="${ensaio.mark.beside}" /></svg>Ensaio</b></div>`
}

await mkdir(target, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureChromium('chromium'), args: chromiumArguments })
for (const [name, photograph] of Object.entries(pictures)) {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await tab.setContent(await page(photograph), { waitUntil: 'load' })
  await tab.evaluate(() => document.fonts.load("700 56px 'Bricolage Grotesque'"))
  const drawn = await tab.screenshot()
  await save(drawn, name)
  await save(await photo(photograph), plainNames[name] ?? name)
}
await browser.close()
