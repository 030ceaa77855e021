import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { diskStorage } from '@ensaio/api/adapters/storage/disk-storage'
import { openPostgres } from '@ensaio/api/database/postgres'
import { fileColumns } from '@ensaio/api/database/tables/file-columns'
import { randomFrom } from '@ensaio/api/demo/random'
import type { Photo } from '@ensaio/domain'
import { sql } from 'kysely'
import sharp from 'sharp'
import { multipart } from '../server/demo-form.ts'
import { startPostgres } from '../server/postgres.ts'
import type { Mutant } from '../server/server-nodes.ts'
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

/** Sweeps files every minute, and counts minutes as hours: in two hours, used files are looked at a hundred times, and unused ones deleted. */
const shortened: Mutant[] = [
  { file: 'jobs/sweep-files.ts', from: 'const hour = 3_600_000', to: 'const hour = 60_000' },
  { file: 'jobs/sweep-files.ts', from: '7 * 24 * hour', to: '7 * hour' },
  { file: 'src/server.ts', from: "60 * minute, 'sweep-files'", to: "minute, 'sweep-files'" },
  { file: 'src/server.ts', from: "60 * minute, 'forget-expired'", to: "minute, 'forget-expired'" },
]

/** After how many ms a file that no row names must be gone: a minute, seven more set aside, and time for late sweeps. */
const longestUnused = 20 * 60_000

const imported = (path: string) => `--import=${new URL(path, import.meta.url).pathname}`

/**
 * Opens the scene, and starts orders, bookings, uploads, archives, searches and failed logins on both servers, whose files are swept
 * every minute. At the end, every file that a row names must be there, and no older one that none names.
 */
export async function openSoak(): Promise<Soak> {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase()
  const folder = await newFolder()
  const NODE_OPTIONS = [imported('../server/collect.ts'), imported('../faults/mutate.ts')].join(' ')
  const start = (DATA_DIR: string) =>
    startServer({ DATABASE_URL: url, DATA_DIR, NODE_OPTIONS, MUTANT: JSON.stringify(shortened) })
  const servers = [await start(folder), await start(folder)] as const
  const { db, close } = openPostgres(url, () => undefined)
  const shop = await buildShop(db, 0)
  const gallery = await buildGallery(db, { photos: 0 })
  const storage = diskStorage(join(folder, 'files'))
  await storePhotos(db, storage, gallery, 20)
  const logo = `logos/${'1'.repeat(32)}.png`
  await storage.put(logo, randomBytes(5000))
  await db.updateTable('companies').set({ payment_plan: 2, logo_file: logo }).execute()
  await db
    .updateTable('auth_sessions')
    .set({ expires_at: new Date(Date.now() + 86_400_000).toISOString() })
    .execute()
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

  /** An archive of all photos; returns false when a photo that was deleted meanwhile aborted it (rule archive-whole). */
  async function archive(base: string): Promise<boolean> {
    const headers = { cookie: gallery.owner, 'content-type': 'application/json' }
    const answer = await fetch(`${photoPath(base)}/download`, { method: 'POST', headers, body: '{}' })
    let received = 0
    try {
      for await (const part of answer.body ?? []) received += part.length
    } catch {
      return false
    }
    demand('archive', received === Number(answer.headers.get('content-length')), received)
    return true
  }

  async function namesInRows(): Promise<Set<string>> {
    const parts = Object.entries(fileColumns).flatMap(([table, columns]) =>
      columns.map((column) => sql`select ${sql.ref(column)} as name from ${sql.table(table)}`),
    )
    const { rows } = await sql<{ name: string | null }>`${sql.join(parts, sql` union `)}`.execute(db)
    return new Set(rows.flatMap(({ name }) => name ?? []))
  }

  /**
   * Demands every file that a row names, and that older ones without a row are gone. Looks at the storage first, as reading a file
   * that was set aside puts it back.
   */
  async function checkFiles(base: string): Promise<void> {
    const used = await namesInRows()
    for await (const { name, storedAt } of storage.list()) {
      const isOld = Date.now() - Date.parse(storedAt) > longestUnused
      demand('no file without a row', used.delete(name) || !isOld, name)
    }
    demand('a file of every row', used.size === 0, [...used])
    demand('the archive of what stayed', await archive(base), 'aborted')
    const answer = await fetch(`${base}/api/files/${logo}`)
    await answer.arrayBuffer()
    demand('the logo', answer.status === 200, answer.status)
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
      await checkFiles(servers[0].url)
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await close()
      await postgres.stop()
      return { failures }
    },
  }
}
