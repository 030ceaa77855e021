/** A step of the schema: statements that run once, in order, in one transaction. */
export interface Migration {
  name: string
  statements: readonly string[]
}
