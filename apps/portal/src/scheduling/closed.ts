export { SchedulingClosed, SchedulingNotFound } from '@ensaio/ui'
