import { createHash, randomBytes } from 'node:crypto'
import { videoSizeRefusal } from '@ensaio/domain'
import { arrivingFolder, type Storage } from '../../adapters/storage/storage.ts'
import { blanked, cleanVideo } from '../../files/video/clean-video.ts'
import { VideoProblem } from '../../files/video/video-problem.ts'
import type { ArrivingFile } from '../../http/body-parsers.ts'
import { refuse } from '../../http/refusal.ts'
import type { NewVideo } from './repository/video-files.ts'

/** A video that arrived whole, is stored, and waits for its row. */
export class ReceivedVideo {
  readonly video: NewVideo

  constructor(video: NewVideo) {
    this.video = video
  }

  /** Files are not part of what is compared or searched as text. */
  toJSON(): null {
    return null
  }
}

function refuseSize(bytes: number, most: number): never {
  const message = videoSizeRefusal(bytes, most) ?? undefined
  refuse('too_large', message, message === undefined ? {} : { file: message })
}

/** Refuses a request whose announced length can hold no video that is small enough; its form takes some bytes, too. */
export function refuseAnnounced(length: string | undefined, most: number): void {
  const form = 64 * 1024
  if (Number(length ?? 0) > most + form) refuseSize(Number(length), most)
}

/**
 * Stores a video as it arrives, a piece at a time in memory, without what says where it was made (rules file-bytes and file-location-free). A broken
 * upload, a file that is no video, or a storage that fails leaves nothing behind (rule full-disk). It is stored as arriving until it is known to be
 * clean: where data has to be blanked that came before its place was known, it is written a second time.
 */
export async function receiveVideo(
  storage: Storage,
  { content, isCut }: ArrivingFile,
  most: number,
): Promise<ReceivedVideo> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted() {
    for await (const piece of content) {
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
    if (isCut()) refuseSize(most + 1, most)
  }
  /** The names under which something may be stored by now. */
  const begun: string[] = []
  try {
    const { kind, content: clean, cleaned } = await cleanVideo(counted())
    const name = `${randomBytes(16).toString('hex')}.${kind}`
    const [arriving, file] = [`${arrivingFolder}/${name}`, `videos/${name}`]
    begun.push(arriving, file)
    await storage.put(arriving, clean)
    // Known once everything was read.
    const { behind, ...facts } = cleaned
    if (behind.length === 0) {
      if (!(await storage.move(arriving, file))) refuse('unavailable')
    } else {
      const found = (await storage.open(arriving)) ?? refuse('unavailable')
      await storage.put(file, blanked(found.stream, behind))
      await storage.remove(arriving)
    }
    return new ReceivedVideo({ file, bytes, sha256: hash.digest('hex'), ...facts })
  } catch (error) {
    // Deleted, not set aside: a first copy still tells places.
    await Promise.allSettled(begun.map((name) => storage.remove(name)))
    if (error instanceof VideoProblem) refuse('wrong_type', error.message, { file: error.message })
    throw error
  }
}
