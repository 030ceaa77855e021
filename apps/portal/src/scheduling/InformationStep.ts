export { InformationStep } from '@ensaio/ui'
