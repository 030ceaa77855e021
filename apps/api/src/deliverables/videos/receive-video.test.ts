import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mp4 } from '@ensaio/testing/scenes/video-bytes'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { diskStorage } from '../../adapters/storage/disk-storage.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import { receiveVideo } from './receive-video.ts'

let folder: string
let disk: Storage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-video-'))
  disk = diskStorage(folder)
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  for (const name of await stored()) await disk.remove(name)
})

const stored = () => storedNames(disk)

/** A video whose positions come before its header, so that it is written twice. */
const located = mp4({ place: '-23.5505-046.6333/', data: 'GPS5 -23.5505', header: 'last' })

async function* pieces() {
  yield located
}
const receive = (storage: Storage) =>
  receiveVideo(storage, { content: pieces(), isCut: () => false }, located.length)

const full = () => Promise.reject(new Error('ENOSPC: no space left on device, write'))

test('a video is stored once, without its positions', async () => {
  const { video } = await receive(disk)
  expect(await stored()).toEqual([video.file])
})

test.each<[string, (puts: () => number) => Partial<Storage>]>([
  [
    'the second copy cannot be written',
    (puts) => ({ put: (...args) => (puts() > 1 ? full() : disk.put(...args)) }),
  ],
  ['the first copy cannot be read', () => ({ open: full })],
  ['the first copy is gone', () => ({ open: async () => null })],
  [
    'the storage keeps the first copy, and fails to say so',
    () => ({ put: (...args) => disk.put(...args).then(full) }),
  ],
])(
  'nothing that tells a place stays where %s (rules full-disk and file-location-free)',
  async (_what, fault) => {
    let puts = 0
    const faulty = fault(() => {
      puts += 1
      return puts
    })
    await expect(receive({ ...disk, ...faulty })).rejects.toThrow()
    expect(await stored()).toEqual([])
  },
)

test('the first failure is told, also where the copy cannot be removed either', async () => {
  let puts = 0
  const broken: Storage = {
    ...disk,
    put: (...args) => {
      puts += 1
      return puts > 1 ? full() : disk.put(...args)
    },
    remove: () => Promise.reject(new Error('The storage is gone.')),
  }
  await expect(receive(broken)).rejects.toThrow('ENOSPC')
})
