import * as v from 'valibot'
import { Instant, LocalDate } from '../../calendar/local-date.ts'

/** Where the originals of an ensaio's photos are (rule archived-originals). */
export const Originals = v.object({
  /** The day from which they are archived. */
  archive_on: LocalDate,
  archived_at: v.nullable(Instant),
  /** When they were asked back. */
  asked_at: v.nullable(Instant),
})
export type Originals = v.InferOutput<typeof Originals>
