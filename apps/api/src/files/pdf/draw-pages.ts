import { Worker } from 'node:worker_threads'

/** The order that a drawing thread receives. */
export interface PagesWanted {
  bytes: Uint8Array
  /** Later pages are left out. */
  most: number
  /** The longest side of a picture, in px. */
  side: number
}

/** The longest time that a document may take, in ms. */
const patience = 30_000
/** The largest heap of a drawing thread, in MB; the memory of PDFium is not part of it. */
const memory = { maxOldGenerationSizeMb: 128 }

/** How a document is drawn. */
type Drawing = Omit<PagesWanted, 'bytes'>

/**
 * Draws the first pages of a PDF as pictures (WebP), in a thread of its own with an end. A document that cannot be read has none; one that
 * takes too long rejects, as a busy server may be at fault. PDFium runs as WebAssembly, so that a document made to break it reaches nothing
 * of the server.
 */
export async function drawPages(
  bytes: Uint8Array,
  drawing: Drawing,
  waits = patience,
): Promise<Uint8Array[]> {
  const wanted: PagesWanted = { bytes, ...drawing }
  const worker = new Worker(new URL('page-worker.ts', import.meta.url), {
    workerData: wanted,
    resourceLimits: memory,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<Uint8Array[]>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The pages of a document were not drawn in time.')), waits)
      worker.once('message', resolve)
      worker.once('error', () => resolve([]))
      worker.once('exit', () => resolve([]))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
