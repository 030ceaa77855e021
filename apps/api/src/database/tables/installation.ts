import type { Generated } from './column.ts'

export interface InstallationTables {
  /** One row: the identity of this database and of the storage with its files. */
  installation: {
    /** Limits the table to one row. */
    is_only: Generated<boolean>
    id: Generated<string>
    /** The name of the file that marks the storage; null before it is written. */
    storage_mark: string | null
  }
}
