import {
  blueprintArchivePath,
  deleteBlueprint,
  type PlanRoom,
  savePlanRooms,
  uploadBlueprint,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { download } from '../../download.ts'
import { upload } from '../../upload.ts'

/** The plans of a product. */
export function blueprintCalls(call: Call, connection: Connection) {
  return {
    upload: (
      id: number,
      productId: number,
      file: File,
      progress?: (share: number) => void,
      signal?: AbortSignal,
    ) => upload(connection, uploadBlueprint, { values: { id, productId }, body: { file }, progress, signal }),
    remove: (id: number, productId: number, blueprintId: number) =>
      call(deleteBlueprint, { values: { id, productId, blueprintId } }),
    /** Replaces the marked rooms; refused when they are no longer as they were seen. */
    markRooms: (
      id: number,
      productId: number,
      blueprintId: number,
      marks: { rooms: readonly PlanRoom[]; seen: readonly PlanRoom[] },
    ) =>
      call(savePlanRooms, {
        values: { id, productId, blueprintId },
        body: { rooms: [...marks.rooms], seen: [...marks.seen] },
      }),
    /** The zip of all plans; `progress` gets the received share, 0 to 1, or null while unknown. */
    download: (
      id: number,
      productId: number,
      progress?: (share: number | null) => void,
      signal?: AbortSignal,
    ) =>
      download(connection, blueprintArchivePath, {
        values: { id, productId },
        body: {},
        name: 'Plantas.zip',
        progress,
        signal,
      }),
  }
}
