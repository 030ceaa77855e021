import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { diskStorage } from '@ensaio/api/adapters/storage/disk-storage'
import { openPostgres } from '@ensaio/api/database/postgres'
import { randomFrom } from '@ensaio/api/demo/random'
import type { Photo } from '@ensaio/domain'
import sharp from 'sharp'
import { multipart } from '../server/demo-form.ts'
import { startPostgres } from '../server/postgres.ts'
import { newFolder, startServer } from '../server/server-process.ts'
import { buildCity } from './city.ts'
import { demoOrder } from './demo-order.ts'
import { buildGallery } from './gallery.ts'
import { buildShop, buyerAt } from './shop.ts'
import { storePhotos } from './stored-photos.ts'
import { book, offered } from './visitor.ts'

/** A running server. */
export interface SoakServer {
  pid: number
  /** Bytes of live JavaScript objects, and open file descriptors. */
  usage(): Promise<{ heap: number; descriptors: number }>
}

/** Two servers under continuous load. */
export interface Soak {
  servers: SoakServer[]
  /** How often each task ran, in words. */
  done(): string
  /** Stops everything, and returns the failed calls. */
  end(): Promise<{ failures: string[] }>
}

/** The pause after each task in milliseconds, so that the machine is busy but not overloaded. */
const pause = 60
const photosKept = 30

/** Opens the scene, and starts orders, bookings, uploads, archives, searches and failed logins on both servers. */
export async function openSoak(): Promise<Soak> {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase()
  const folder = await newFolder()
  const NODE_OPTIONS = `--import=${new URL('../server/collect.ts', import.meta.url).pathname}`
  const start = (DATA_DIR: string) => startServer({ DATABASE_URL: url, DATA_DIR, NODE_OPTIONS })
  const servers = [await start(folder), await start(folder)] as const
  const { db, close } = openPostgres(url, () => undefined)
  const shop = await buildShop(db, 0)
  await db.updateTable('companies').set({ payment_plan: 2 }).execute()
  const gallery = await buildGallery(db, { photos: 0 })
  await storePhotos(db, diskStorage(join(folder, 'files')), gallery, 20)
  const tokens = await buildCity(db, { photographers: 5, sessions: 200 })
  const buyers = await Promise.all(servers.map((server) => buyerAt(server.url, shop)))
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#887' } })
    .jpeg()
    .toBuffer()
  const slots = (await offered(servers[0].url, tokens[0] ?? '')).slice(24)
  const random = randomFrom(1)
  const failures: string[] = []
  const counts = new Map<string, number>()
  const sent: Photo[] = []
  let isOver = false

  const demand = (what: string, isFine: boolean, told: unknown) => {
    if (!isFine) failures.push(`${what}: ${JSON.stringify(told).slice(0, 200)}`)
  }
  const photoPath = (base: string) => `${base}${gallery.path}/photos`

  async function upload(base: string): Promise<void> {
    const bytes = Buffer.concat([picture, randomBytes(random.between(1000, 900_000))])
    const form = await multipart({ file: { bytes, name: 'sala.jpg', type: 'image/jpeg' } })
    const headers = { ...form.headers, cookie: gallery.admin }
    const answer = await fetch(photoPath(base), {
      method: 'POST',
      headers,
      body: new Uint8Array(form.payload),
    })
    const { data } = (await answer.json()) as { data: Photo }
    demand('upload', answer.status === 200, answer.status)
    sent.push(data)
    const oldest = sent.length > photosKept ? sent.shift() : undefined
    if (!oldest) return
    const gone = await fetch(`${photoPath(base)}/${oldest.id}`, {
      method: 'DELETE',
      headers: { cookie: gallery.admin },
    })
    demand('delete', gone.status === 200, gone.status)
    await gone.arrayBuffer()
  }

  async function archive(base: string): Promise<void> {
    const headers = { cookie: gallery.owner, 'content-type': 'application/json' }
    const answer = await fetch(`${photoPath(base)}/download`, { method: 'POST', headers, body: '{}' })
    let received = 0
    // A photo that is deleted meanwhile aborts the archive (rule archive-whole).
    try {
      for await (const part of answer.body ?? []) received += part.length
    } catch {
      return
    }
    demand('archive', received === Number(answer.headers.get('content-length')), received)
  }

  const tasks: Record<string, (nth: number) => Promise<void>> = {
    orders: async (nth) => {
      const answer = await buyers[nth]?.post('/sessions', demoOrder(shop.serviceId))
      demand('order', answer?.status === 200, answer)
    },
    bookings: async (nth) => {
      const { outcome } = await book(servers[nth]?.url ?? '', random.pick(tokens), random.pick(slots))
      demand('booking', outcome === 'ok' || outcome === 'taken', outcome)
    },
    uploads: (nth) => upload(servers[nth]?.url ?? ''),
    archives: async (nth) => {
      await archive(servers[nth]?.url ?? '')
      // Archives are by far the heaviest task.
      await setTimeout(3000)
    },
    searches: async (nth) => {
      const answer = await buyers[nth]?.post('/sessions/search', {
        page: random.between(1, 20),
        filter: { address: 'augusta' },
      })
      demand('search', answer?.status === 200, answer?.status)
    },
    'failed logins': async (nth) => {
      const body = new URLSearchParams({ email: shop.email, password: 'errada' })
      const answer = await fetch(`${servers[nth]?.url}/api/auth/login`, { method: 'POST', body })
      await answer.arrayBuffer()
      demand('login', answer.status === 401, answer.status)
    },
  }

  const working = Object.entries(tasks).map(async ([name, task]) => {
    for (let nth = 0; !isOver; nth = 1 - nth) {
      await task(nth).catch((error: unknown) => failures.push(`${name}: ${String(error)}`))
      counts.set(name, (counts.get(name) ?? 0) + 1)
      await setTimeout(pause)
    }
  })

  return {
    servers: servers.map(({ url: base, pid = 0 }) => ({
      pid,
      async usage() {
        process.kill(pid, 'SIGUSR2')
        await setTimeout(1000)
        const text = await (await fetch(`${base}/metrics`)).text()
        const heap = Number(text.match(/^process_heap_used_bytes (\S+)$/m)?.[1] ?? 0)
        return { heap, descriptors: (await readdir(`/proc/${pid}/fd`)).length }
      },
    })),
    done: () => [...counts].map(([name, count]) => `${count} ${name}`).join(', '),
    async end() {
      isOver = true
      await Promise.all(working)
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await close()
      await postgres.stop()
      return { failures }
    },
  }
}
