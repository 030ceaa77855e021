/** The current time and local date in every story, those of the examples. */
export { now, today } from '@ensaio/mocks'
