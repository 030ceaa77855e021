// Makes the small pictures that stories show out of the demo's originals: `node scripts/pictures.ts`.
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'

const originals = new URL('../apps/api/demo/pictures/', import.meta.url)
const small = new URL('../packages/mocks/pictures/', import.meta.url)

for (const name of await readdir(originals)) {
  const isShown = /^(fachada|sala|cozinha|suite|piscina|varanda)-\d+\.jpg$/.test(name)
  if (!isShown) continue
  const target = new URL(name.replace(/\.jpg$/, '.webp'), small)
  await sharp(new URL(name, originals).pathname)
    .resize({ width: 640 })
    .webp({ quality: 68 })
    .toFile(target.pathname)
}
