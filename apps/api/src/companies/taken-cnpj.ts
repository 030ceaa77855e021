import { refuse } from '../http/refusal.ts'

const uniqueViolation = '23505'

/** Refuses a CNPJ that another company has, as the database reports it; throws any other error again. */
export function refuseTakenCnpj(error: unknown): never {
  if ((error as { code?: string }).code !== uniqueViolation) throw error
  const message = 'Este CNPJ já está cadastrado por outra empresa.'
  refuse('invalid', message, { identification: message })
}
