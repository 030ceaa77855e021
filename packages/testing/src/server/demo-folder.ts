import { cp, rm } from 'node:fs/promises'
import { newFolder, startServer } from './server-process.ts'

const variable = 'DEMO_FOLDER'

/** Lets a server make its demo once for all who run one over it: that takes longer than most of what they do. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable] !== undefined) return undefined
  const folder = await newFolder()
  const server = await startServer({ DATA_DIR: folder, DEMO: '1' })
  await server.end('SIGTERM')
  process.env[variable] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** A new folder for a server to keep everything in, gone when the tests are over; the demo is there already, where it was made. */
export async function demoFolder(): Promise<string> {
  const folder = await newFolder()
  const made = process.env[variable]
  if (made !== undefined) await cp(made, folder, { recursive: true, preserveTimestamps: true })
  return folder
}
