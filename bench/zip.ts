import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildGallery } from '@ensaio/testing/scenes/gallery'
import { startPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { migrate } from '../apps/api/src/database/migrations/migrate.ts'
import { openPostgres } from '../apps/api/src/database/postgres.ts'
import { type Bench, compared } from './figure.ts'

const photoBytes = 3_000_000
const few = 100
const many = 300
const rounds = 3
const run = promisify(execFile)

/** Peak memory of a process since the last `forgetPeak`, in MB. */
function peakMemory(pid: number): number {
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(peak) / 1024
}

async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
}

/** Measures the throughput of a command's output, in MB/s. */
async function speedOf(command: string, options: string[]): Promise<number> {
  const start = performance.now()
  const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  let bytes = 0
  child.stdout.on('data', (part: Buffer) => {
    bytes += part.length
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}.`)
  return bytes / 1000 / (performance.now() - start)
}

/** Rule archive-throughput: an archive of photos of 3 MB over HTTP, relative to `cat` of the same files; peak memory at 300 and 900 MB. */
export const zip: Bench = {
  title: 'Archives of photos',
  async measure() {
    const postgres = await startPostgres()
    const url = await postgres.createDatabase()
    const folder = await newFolder()
    const { db, close } = openPostgres(url, () => undefined)
    await migrate(db)
    const gallery = await buildGallery(db, { photos: many })
    await mkdir(join(folder, 'files/photos'), { recursive: true })
    const files: string[] = []
    const photos = await db.selectFrom('photos').select('id').orderBy('position').execute()
    for (const { id } of photos) {
      const file = `photos/${String(id).padStart(32, '0')}.jpg`
      files.push(join(folder, 'files', file))
      await writeFile(join(folder, 'files', file), randomBytes(photoBytes))
      await db.updateTable('photos').set({ file, bytes: photoBytes }).where('id', '=', id).execute()
    }
    await close()
    const server = await startServer({ DATABASE_URL: url, DATA_DIR: folder })
    const pid = server.pid ?? 0
    const download = async (count: number) => {
      const { stdout } = await run('curl', [
        ...['-sSf', '-o', '/dev/null', '-w', '%{speed_download}', '-H', `cookie: ${gallery.owner}`],
        ...['-d', JSON.stringify({ photo_ids: photos.slice(0, count).map(({ id }) => id) })],
        ...['-H', 'content-type: application/json', `${server.url}${gallery.path}/photos/download`],
      ])
      return Number(stdout) / 1_000_000
    }
    const cat = () => speedOf('cat', files.slice(0, few))
    await download(few)
    const seen = { ours: [] as number[], cat: [] as number[], few: [] as number[], many: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      seen.cat.push(await cat())
      await forgetPeak(pid)
      seen.ours.push(await download(few))
      seen.few.push(peakMemory(pid))
      await forgetPeak(pid)
      await download(many)
      seen.many.push(peakMemory(pid))
    }
    await server.end('SIGTERM')
    await postgres.stop()
    return [
      compared(
        ['archive-throughput', 'zip ÷ cat, 100 photos of 3 MB'],
        [seen.ours, seen.cat],
        ['more', 0.25, 0.9],
        'MB/s',
      ),
      compared(
        ['archive-throughput', 'peak memory at 900 MB ÷ at 300 MB'],
        [seen.many, seen.few],
        ['less', 1.1, 1.05],
        'MB',
      ),
    ]
  },
}
