import type { HouseBrand, MailKind, Preparation, PreparationList, Settings } from '@ensaio/domain'
import type { Generated, Instant, Json } from './column.ts'

export interface InstallationTables {
  /** One row: the identity of this database and of the storage with its files. */
  installation: {
    /** Limits the table to one row. */
    is_only: Generated<boolean>
    id: Generated<string>
    /** The name of the file that marks the storage; null before it is written. */
    storage_mark: string | null
  }
  /** At most one row: the first steps were dismissed; by the update to 0.3 where nobody is named (rule first-steps). */
  first_steps: {
    /** Limits the table to one row. */
    is_only: Generated<boolean>
    dismissed_by: number | null
    dismissed_at: Instant
  }
  /** At most one row: what the house requires of its administrators (rule required-second-step). */
  house_security: {
    /** Limits the table to one row. */
    is_only: Generated<boolean>
    is_second_step_required: boolean
    changed_by: number
    changed_at: Instant
  }
  /** At most one row: what administrators decided for the house. */
  settings: {
    /** Limits the table to one row. */
    is_only: Generated<boolean>
    value: Json<Partial<Settings>>
    changed_by: number
    changed_at: Instant
  }
  /** At most one row: how the house is called, looks and is reached (rule house-brand). */
  house_brand: {
    /** Limits the table to one row. */
    is_only: Generated<boolean>
    value: Json<Partial<HouseBrand>>
    logo_file: string | null
    changed_by: number
    changed_at: Instant
  }
  /** The words that administrators gave a mail; without a row it has its original ones (rule mail-texts). */
  mail_texts: {
    kind: MailKind
    subject: string
    opening: string
    changed_by: number
    changed_at: Instant
  }
  /** The lines that administrators gave a preparation list; without a row it has the standard ones (rule preparation-lists). */
  preparation_lists: {
    list: PreparationList
    lines: Json<Preparation[]>
    changed_by: number
    changed_at: Instant
  }
}
