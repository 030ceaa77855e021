/** The moment every story happens at, and its local date: those of the examples. */
export { now, today } from '@ensaio/mocks'
