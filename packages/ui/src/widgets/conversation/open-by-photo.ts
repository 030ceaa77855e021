import { isThreadOpen, type Thread } from '@ensaio/domain'
import type { Remote } from '../../remote/remote.ts'

/** How many open threads are about each photo, by id. */
export function openByPhoto(threads: Remote<readonly Thread[]> | undefined): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  if (threads?.state !== 'ready') return counts
  for (const thread of threads.value) {
    if (thread.about !== 'photo' || thread.material_id === null || !isThreadOpen(thread)) continue
    counts.set(thread.material_id, (counts.get(thread.material_id) ?? 0) + 1)
  }
  return counts
}
