import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { PagesWanted } from './draw-pages.ts'

// A thread of its own, which `drawPages` ends when a document takes too long.
const { bytes, most, side } = workerData as PagesWanted
const library = await PDFiumLibrary.init()
const document = await library.loadDocument(bytes)
const pages: Uint8Array[] = []
for (const page of document.pages()) {
  if (pages.length === most) break
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = side / Math.max(originalWidth, originalHeight)
  await page.render({
    scale,
    render: async ({ data, width, height }) => {
      const picture = await sharp(data, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 82, effort: 2 })
        .toBuffer()
      pages.push(picture)
      return data
    },
  })
}
parentPort?.postMessage(pages)
