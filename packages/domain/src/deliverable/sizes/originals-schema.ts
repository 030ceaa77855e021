import * as v from 'valibot'
import { Instant, LocalDate } from '../../calendar/local-date.ts'

/** The archiving of the originals of an ensaio's photos: planned, done, or being undone (rule archived-originals). */
export const Originals = v.object({
  /** The day from which they are archived. */
  archive_on: LocalDate,
  archived_at: v.nullable(Instant),
  /** When they were asked back. */
  asked_at: v.nullable(Instant),
})
export type Originals = v.InferOutput<typeof Originals>
