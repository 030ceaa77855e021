/** The advisory lock of whoever changes the schema: any number that no other program of this database uses. */
export const migrationLock = 4_101_926

/** A step of the schema: statements that run once, in order, in one transaction. */
export interface Migration {
  name: string
  statements: readonly string[]
  /**
   * Indexes of large tables, which are built before the step while the previous version still writes (rule online-index); its statements
   * then create them with `if not exists`.
   */
  online?: readonly OnlineIndex[]
  /**
   * Statements that read large tables. They run before the step while the previous version still writes, each in a transaction of its own;
   * after an interrupted upgrade they run again.
   */
  ahead?: readonly string[]
}

/** An index that is built without blocking writes. */
export interface OnlineIndex {
  name: string
  /** Statements that the index needs, such as `create or replace function`. */
  needs?: readonly string[]
  /** The table and columns, as after `on` in `create index`. */
  on: string
}
