/** A step of the database's shape: statements that run in order, in one transaction, once. */
export interface Migration {
  name: string
  statements: readonly string[]
}
