import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { findMerged } from './repository/merge.ts'

const uniqueViolation = '23505'

/** Refuses a CNPJ that another company has, as the database reports it; throws any other error again. */
export function refuseTakenCnpj(error: unknown): never {
  if ((error as { code?: string }).code !== uniqueViolation) throw error
  const message = 'Este CNPJ já está cadastrado por outra empresa.'
  refuse('invalid', message, { identification: message })
}

/** Refuses to staff the CNPJ of a company that was united with another one, and says where to look (rule merged-company). */
export async function refuseMergedCnpj(tx: Tx, identification: string): Promise<void> {
  const merged = await findMerged(tx, identification)
  if (merged === null) return
  const message = `Este CNPJ é da empresa ${merged.name}, que foi unida a ${merged.stays}.`
  refuse('invalid', message, { identification: message })
}
