import { createHash, randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  constructor(socket: string) {
    super(`Another process uses this data folder: it answers on the lock ${socket}.`)
    this.name = 'DataFolderInUse'
  }
}

const longestSocketPath = 100

/** The socket that locks a folder, at an address that is short enough for the system; `leave` closes what the address needs. */
interface Lock {
  address: string
  leave: () => void
}

async function lockOf(folder: string): Promise<Lock> {
  const real = await realpath(folder)
  const path = join(real, 'lock.sock')
  if (path.length <= longestSocketPath) return { address: path, leave: () => undefined }
  const descriptor = openSync(real, 'r')
  const short = `/proc/self/fd/${descriptor}`
  if (existsSync(short)) return { address: join(short, 'lock.sock'), leave: () => closeSync(descriptor) }
  closeSync(descriptor)
  // Systems without /proc, where all processes of a user share one folder for temporary files.
  const name = createHash('sha256').update(real).digest('hex').slice(0, 24)
  return { address: join(tmpdir(), `ensaio-${name}.sock`), leave: () => undefined }
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(path, () => resolve(server))
  })
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    // Too busy to answer, or another user's.
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      resolve(['EAGAIN', 'EACCES', 'EPERM'].includes(code)),
    )
  })
}

/** Removes the socket of a dead process; puts a live one that appeared meanwhile back. */
async function removeStaleSocket(path: string): Promise<void> {
  const before = await stat(path).catch(() => null)
  if (before === null || (await isAnswered(path))) return
  const removed = `${path}.${randomBytes(6).toString('hex')}`
  await rename(path, removed).catch(() => undefined)
  const moved = await stat(removed).catch(() => null)
  if (moved !== null && moved.ino !== before.ino) await rename(removed, path)
  else await rm(removed, { force: true })
}

/**
 * Locks a data folder for this process with a unix socket in it, and returns the function that unlocks it. Throws `DataFolderInUse`
 * when a live process holds the lock, and takes over the lock of a killed one (rule one-process-per-folder).
 */
export async function holdDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const { address, leave } = await lockOf(folder)
  let server = await listen(address)
  if (server === null) {
    await removeStaleSocket(address)
    server = await listen(address)
  }
  if (server === null) {
    leave()
    throw new DataFolderInUse(join(folder, 'lock.sock'))
  }
  const held = server
  held.unref()
  return () =>
    new Promise((resolve) =>
      held.close(() => {
        leave()
        resolve()
      }),
    )
}
