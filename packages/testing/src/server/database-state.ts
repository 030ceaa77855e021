import type { Database, OpenDatabase } from '@ensaio/api/database/database'

/** A state of a database that tests open copies of; it is made once in a run. */
export interface DatabaseState {
  /** Lower-case letters, digits and `_`; the same name is the same state. */
  name: string
  /** The state that it begins with; a database without tables when omitted. */
  from?: DatabaseState
  /** Adds what the state has more; stored files go below `files`. */
  fill(db: Database, files: string): Promise<void>
}

/** A copy of a state, and the folder of its files, which all copies read: copy it, never change it. */
export interface StateCopy {
  database: OpenDatabase
  files: string
}
