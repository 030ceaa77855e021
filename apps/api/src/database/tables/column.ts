import type { Cents, Instant, LocalDate } from '@ensaio/domain'
import type { ColumnType, Generated } from 'kysely'

/** A number that the database assigns. */
export type Id = Generated<number>
/** `jsonb`: read as a value, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>
/** `jsonb` that may be null. */
export type MaybeJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>

export type { Cents, Generated, Instant, LocalDate }
