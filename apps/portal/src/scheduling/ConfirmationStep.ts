export { ConfirmationStep } from '@ensaio/ui'
