import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>()
  return { ...real, rename: vi.fn(real.rename) }
})
// Test files share a process, and an earlier one may have loaded the storage.
vi.resetModules()
const { diskStorage } = await import('./disk-storage.ts')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('stores a file whole, replaces it under the same name, and leaves no temporary file', async () => {
  const storage = diskStorage(folder)
  await storage.put('photos/a1.jpg', Buffer.from('first'))
  await storage.put('photos/a1.jpg', Buffer.from('second'))
  const file = await storage.open('photos/a1.jpg')
  expect([file?.bytes, file && (await text(file.stream))]).toEqual([6, 'second'])
  expect(await readdir(join(folder, 'photos'))).toEqual(['a1.jpg'])
  expect(await storage.open('photos/b2.jpg')).toBeNull()
})

test('lists stored files and remains of interrupted writes, and removes both', async () => {
  const storage = diskStorage(folder)
  await storage.put('plans/a1.pdf', Buffer.from('plan'))
  await writeFile(join(folder, 'plans/b2.pdf.0123456789ab'), 'half')
  await writeFile(join(folder, 'plans/notes of somebody'), 'not ours')
  const names = (kept = storage) => storedNames(kept)
  const plans = async () => (await names()).filter((name) => name.startsWith('plans/')).toSorted()
  expect(await plans()).toEqual(['plans/a1.pdf', 'plans/b2.pdf.0123456789ab'])
  for (const name of await plans()) await storage.remove(name)
  expect(await plans()).toEqual([])
  expect(await readdir(join(folder, 'plans'))).toEqual(['notes of somebody'])
  expect(await names(diskStorage(join(folder, 'nothing')))).toEqual([])
})

test('a file that arrives in pieces is there only when it is whole; a part of it is read alone', async () => {
  const storage = diskStorage(folder)
  async function* arriving(failure?: Error) {
    yield Buffer.from('first ')
    if (failure) throw failure
    yield Buffer.from('second')
  }
  await expect(storage.put('videos/c3.mp4', arriving(new Error('cut')))).rejects.toThrow('cut')
  expect(await readdir(join(folder, 'videos'))).toEqual([])
  await storage.put('videos/c3.mp4', arriving())
  const part = await storage.open('videos/c3.mp4', { from: 4, to: 8 })
  expect([part?.bytes, part && (await text(part.stream))]).toEqual([5, 't sec'])
})

test('a file gets another name, and its age counts from then on; a missing one tells', async () => {
  const storage = diskStorage(folder)
  await storage.put('videos/d4.mp4', Buffer.from('moved'))
  await utimes(join(folder, 'videos/d4.mp4'), 1, 1)
  expect(await storage.move('videos/d4.mp4', 'set-aside/videos-d4.mp4')).toBe(true)
  expect(await storage.open('videos/d4.mp4')).toBeNull()
  const { mtimeMs } = await stat(join(folder, 'set-aside/videos-d4.mp4'))
  expect(mtimeMs).toBeGreaterThan(1_000_000)
  expect(await storage.move('videos/d4.mp4', 'set-aside/videos-d4.mp4')).toBe(false)
})

test.each(['../a.jpg', 'photos/../../a.jpg', '/etc/passwd', 'photos/', 'photos/a.jpg\0'])(
  '%s is refused as a file name',
  async (name) => {
    await expect(diskStorage(folder).put(name, Buffer.from('x'))).rejects.toThrow('Not a file name')
    await expect(diskStorage(folder).open(name)).rejects.toThrow('Not a file name')
  },
)

test('an open file is read whole, also when another server removes it before the first byte', async () => {
  const storage = diskStorage(folder)
  const content = 'a'.repeat(300_000)
  await storage.put('photos/gone.jpg', Buffer.from(content))
  const file = await storage.open('photos/gone.jpg')
  rmSync(join(folder, 'photos/gone.jpg'))
  expect([file?.bytes, file && (await text(file.stream)) === content]).toEqual([content.length, true])
  expect(await storage.open('photos/gone.jpg')).toBeNull()
})

test('moves a file whole to a folder that is on another disk, and back', async () => {
  const storage = diskStorage(folder)
  const other = await mkdtemp(join(tmpdir(), 'ensaio-archive-'))
  await symlink(other, join(folder, 'archive'))
  await storage.put('photos/a9.jpg', Buffer.from('original'))
  // As renaming between two disks fails.
  const across = Object.assign(new Error('cross-device link not permitted'), { code: 'EXDEV' })
  vi.mocked(rename).mockRejectedValueOnce(across)
  expect(await storage.move('photos/a9.jpg', 'archive/photos-a9.jpg')).toBe(true)
  expect(await storage.open('photos/a9.jpg')).toBeNull()
  expect(await readdir(other)).toEqual(['photos-a9.jpg'])
  expect(await storedNames(storage)).toContain('archive/photos-a9.jpg')
  vi.mocked(rename).mockRejectedValueOnce(across)
  expect(await storage.move('archive/photos-a9.jpg', 'photos/a9.jpg')).toBe(true)
  const back = await storage.open('photos/a9.jpg')
  expect(back && (await text(back.stream))).toBe('original')
  expect(await readdir(other)).toEqual([])
  await rm(other, { recursive: true })
})
