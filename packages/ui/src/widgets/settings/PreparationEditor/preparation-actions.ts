import type { PreparationForm } from '@ensaio/domain'

/** What is done with the lines of a list. */
export type PreparationActions = {
  /** Saves the lines; a rejection that names fields is shown at them. */
  onSave: (form: PreparationForm) => Promise<unknown>
  /** Gives the list its standard lines back; a kind of property gets those of every property. */
  onReset: () => Promise<unknown>
}
