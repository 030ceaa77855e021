import type { Generated } from './column.ts'

export interface InstallationTables {
  /** One row: which database this is, and which storage keeps its files. */
  installation: {
    /** Keeps it to one row. */
    is_only: Generated<boolean>
    id: Generated<string>
    /** The name of the file that marks the storage; null before there was one. */
    storage_mark: string | null
  }
}
