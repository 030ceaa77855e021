// Generates the pictures of stories and landing page from the demo's originals: `node scripts/pictures.ts`.
import { mkdir, readdir } from 'node:fs/promises'
import sharp from 'sharp'

const originals = new URL('../apps/api/demo/pictures/', import.meta.url)
const small = new URL('../packages/mocks/pictures/', import.meta.url)
const landing = new URL('../apps/portal/src/pictures/landing/', import.meta.url)

for (const name of await readdir(originals)) {
  const isShown = /^(fachada|sala|cozinha|suite|piscina|varanda)-\d+\.jpg$/.test(name)
  if (!isShown) continue
  const target = new URL(name.replace(/\.jpg$/, '.webp'), small)
  await sharp(new URL(name, originals).pathname)
    .resize({ width: 640 })
    .webp({ quality: 68 })
    .toFile(target.pathname)
}

/** The pictures of the landing page, with their widths in px. */
const widthsOf: Record<string, readonly number[]> = {
  'hero.jpg': [640, 1280, 1920],
  'hero-vertical.jpg': [640, 1080],
  'fachada-01.jpg': [640, 960],
  'fachada-02.jpg': [640, 1280, 1600],
  'escritorio-01.jpg': [640, 960],
  'hall-de-entrada-01.jpg': [640, 960],
  'sala-01.jpg': [640, 960],
  'sala-02.jpg': [640, 960],
  'cozinha-01.jpg': [640, 960],
  'suite-01.jpg': [640, 960],
  'suite-02.jpg': [640, 960],
  'banheiro-01.jpg': [640, 960],
  'varanda-01.jpg': [640, 960],
  'piscina-01.jpg': [640, 960],
  'sala-360.jpg': [640, 1600],
  'planta-78m2.png': [640, 1280],
}

for (const [name, widths] of Object.entries(widthsOf)) {
  const stem = name.replace(/\.\w+$/, '')
  await mkdir(new URL(`${stem}/`, landing), { recursive: true })
  for (const width of widths) {
    const picture = sharp(new URL(name, originals).pathname).resize({ width })
    const target = new URL(`${stem}/${stem}-${width}`, landing).pathname
    const isPlan = name.startsWith('planta')
    await picture
      .clone()
      .avif({ quality: isPlan ? 55 : 46, effort: 5 })
      .toFile(`${target}.avif`)
    await picture
      .clone()
      .webp({ quality: isPlan ? 74 : 64 })
      .toFile(`${target}.webp`)
  }
}
