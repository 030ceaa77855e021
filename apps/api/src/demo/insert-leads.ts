import type { Instant } from '@ensaio/domain'
import { keepLeadMail, keepRegistration, writeDecision } from '../companies/repository/leads.ts'
import type { Tx } from '../database/database.ts'

const day = 86_400_000

/** Writes two pre-registered companies above the limits: one waits for a decision, one was refused. */
export async function insertLeads(tx: Tx, userId: number, now: Instant): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.parse(now) - days * day).toISOString()
  const refused = await keepRegistration(
    tx,
    {
      ...{ name: 'Davi Rezende', phone: '+5581987651234', email: 'davi@eventosfarol.example' },
      ...{ company: 'Eventos Farol', address: 'Recife' },
      extra_data: { employees_qnt: 8, tours_per_month: 9 },
    },
    null,
    daysAgo(9),
  )
  await keepLeadMail(
    tx,
    { leadId: refused, userId, text: 'Em que cidades ficam os imóveis que vocês querem fotografar?' },
    daysAgo(8),
  )
  const reason = 'Só tem imóveis no Recife, onde não atendemos.'
  await writeDecision(tx, refused, { state: 'declined', userId, reason }, daysAgo(7))
  await keepRegistration(
    tx,
    {
      ...{ name: 'Renata Couto', phone: '+5511987651234', email: 'renata@serraazul.example' },
      ...{ company: 'Grupo Serra Azul', address: 'São Paulo' },
      extra_data: {
        ...{ employees_qnt: 140, tours_per_month: 40, largest_area: 1800 },
        identification: '45997418000153',
      },
    },
    null,
    daysAgo(2),
  )
}
