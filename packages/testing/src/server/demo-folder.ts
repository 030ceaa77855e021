import { cp, rm } from 'node:fs/promises'
import { newFolder, startServer } from './server-process.ts'

const variable = 'DEMO_FOLDER'

/** Seeds a demo folder once for all tests that start a server on it: seeding takes longer than most of these tests. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable] !== undefined) return undefined
  const folder = await newFolder()
  const server = await startServer({ DATA_DIR: folder, DEMO: '1' })
  await server.end('SIGTERM')
  process.env[variable] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** A new data folder for a server, deleted after the tests; it holds the demo already when `setup` has run. */
export async function demoFolder(): Promise<string> {
  const folder = await newFolder()
  const made = process.env[variable]
  if (made !== undefined) await cp(made, folder, { recursive: true, preserveTimestamps: true })
  return folder
}
