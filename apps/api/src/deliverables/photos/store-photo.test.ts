import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../../adapters/storage/disk-storage.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import type { ReadPhoto } from './read-photo.ts'
import { storePhoto } from './store-photo.ts'

let folder: string
let disk: Storage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-photo-'))
  disk = diskStorage(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const stored = () => storedNames(disk)

const bytes = Buffer.from('a photo')
const photo: ReadPhoto = {
  ...{ bytes, extension: 'jpg', thumbnail: bytes, preview: bytes },
  ...{ width: 60, height: 40, is_panorama: false },
}

test.each([1, 2, 3])(
  'a photo of which the file number %i cannot be stored leaves none (rule full-disk)',
  async (last) => {
    let puts = 0
    const filling: Storage = {
      ...disk,
      put: (...args) => {
        puts += 1
        return puts < last ? disk.put(...args) : Promise.reject(new Error('ENOSPC'))
      },
    }
    await expect(storePhoto(filling, photo)).rejects.toThrow('ENOSPC')
    expect(await stored()).toEqual([])
  },
)
