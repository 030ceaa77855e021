import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ports } from '../../adapters/ports.ts'
import { openingArchived } from '../../adapters/storage/archived.ts'
import type { StoredFile } from '../../adapters/storage/storage.ts'
import { refuse } from '../../http/refusal.ts'
import { discardFiles } from '../discard-files.ts'
import { draw } from '../drawing/draw.ts'
import type { DerivativeKind } from './derivative-kinds.ts'
import { derivativeName } from './derivative-name.ts'
import {
  askAgain,
  askForPhotos,
  findDerivative,
  findSameFile,
  type MadeFile,
  putBack,
  type TakenDerivative,
  takeOne,
  writeMade,
} from './repository/derivatives.ts'

/** The ports that drawing a picture needs. */
export type Making = Pick<Ports, 'db' | 'storage' | 'clock'>

async function drawAndStore({ db, storage }: Making, taken: TakenDerivative): Promise<MadeFile> {
  const file = derivativeName(taken.photo_file, taken.kind, taken.crop)
  const same = await findSameFile(db, file)
  if (same !== null) return same
  const photo = await openingArchived(storage).open(taken.photo_file)
  if (photo === null) throw new Error('The stored photo is missing.')
  const { kind, crop } = taken
  const { bytes, width, height } = await draw('derivative', await buffer(photo.stream), { kind, crop })
  await storage.put(file, bytes)
  return { file, width, height, bytes: bytes.length }
}

/**
 * Draws a taken picture: its file is stored first, then its row is written (rule file-before-row). Killed anywhere, it is taken again later
 * and gets the same file (rule derivatives-once). Null when nobody waits for it any more; throws what went wrong, and lets it wait before
 * the next try.
 */
export async function makeDerivative(ports: Making, taken: TakenDerivative): Promise<MadeFile | null> {
  const { db, clock } = ports
  try {
    const made = await drawAndStore(ports, taken)
    if (await writeMade(db, taken.id, made)) return made
    // Its photo is gone, or shows another part now.
    await discardFiles(ports, [made.file])
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : String(error)
    await putBack(db, taken.id, reason, clock.now())
    throw new Error(`Photo ${taken.photo_id}, ${taken.kind}: ${reason}`, { cause: error })
  }
}

const cannotBeDrawn =
  'Não foi possível preparar uma foto neste tamanho. Baixe a original, ou tente mais tarde.'
const isBeingDrawn = 'As fotos ainda estão sendo preparadas neste tamanho. Tente de novo em instantes.'

/** How often a picture that another request draws is looked for, in ms. */
const lookAgain = 100

async function find({ db, clock }: Making, photoId: number, kind: DerivativeKind) {
  const found = await findDerivative(db, photoId, kind)
  if (found !== null) return found
  await askForPhotos(db, [photoId], [kind], clock.now())
  return (await findDerivative(db, photoId, kind)) ?? refuse('not_found')
}

/** How long a request waits for its pictures, in ms: it is sent again then, and its sender sees that something happens. */
export const patience = 4000

/**
 * The picture of a photo, drawn now unless it was before. Whoever asks first draws it; others, also on other servers, wait for that, so many
 * ms at most. 409 `preparing` when it takes longer, 503 when it cannot be drawn.
 */
export async function derivativeOf(
  ports: Making,
  { photoId, kind }: { photoId: number; kind: DerivativeKind },
  wait = patience,
): Promise<MadeFile> {
  const until = performance.now() + wait
  for (;;) {
    const { id, made, isFailing } = await find(ports, photoId, kind)
    if (made !== null) return made
    const taken = await takeOne(ports.db, id, ports.clock.now())
    if (taken !== null) {
      const drawn = await makeDerivative(ports, taken).catch(() => refuse('unavailable', cannotBeDrawn))
      if (drawn !== null) return drawn
      continue
    }
    if (isFailing) refuse('unavailable', cannotBeDrawn)
    if (performance.now() > until) refuse('preparing', isBeingDrawn)
    await pause(lookAgain)
  }
}

/** A stored picture by its name; one whose file is lost is drawn again. Null when it belongs to no photo any more. */
export async function openMade(ports: Making, file: string): Promise<StoredFile | null> {
  const { db, storage, clock } = ports
  const found = await storage.open(file)
  if (found !== null) return found
  const [lost] = await askAgain(db, file, clock.now())
  if (lost === undefined) return null
  const made = await derivativeOf(ports, lost)
  return storage.open(made.file)
}
