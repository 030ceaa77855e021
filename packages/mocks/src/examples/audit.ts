import type { AuditEntry, AuditPage } from '@ensaio/domain'

/** An entry of the audit log. */
export function auditEntry(over: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 48,
    at: '2026-11-20T13:05:00.000Z',
    actor: 'Helena Prado',
    text: 'mudou o prazo de entrega de 4 para 3 dias',
    subject: { of: 'house', id: 1, label: null },
    changes: [{ label: 'Prazo de entrega', from: '4 dias', to: '3 dias' }],
    ...over,
  }
}

/** Entries of several subjects, newest first. */
export function auditEntries(): AuditEntry[] {
  return [
    auditEntry(),
    auditEntry({
      id: 47,
      at: '2026-11-20T11:40:00.000Z',
      actor: 'Caio Brandão',
      text: 'abriu as chaves e os contatos',
      subject: { of: 'session', id: 12, label: 'nº 12, HZ-22' },
      changes: [],
    }),
    auditEntry({
      id: 46,
      at: '2026-11-19T17:20:00.000Z',
      text: 'cancelou o ensaio e dispensou a taxa de R$ 119,70',
      subject: { of: 'session', id: 31, label: 'nº 31' },
      changes: [],
    }),
    auditEntry({
      id: 45,
      at: '2026-11-19T14:02:00.000Z',
      actor: 'Regina Couto',
      text: 'deu R$ 50,00 de crédito: “Cortesia pela entrega atrasada”',
      subject: { of: 'company', id: 2, label: 'Prisma Imóveis' },
      changes: [],
    }),
    auditEntry({
      id: 44,
      at: '2026-11-18T12:30:00.000Z',
      actor: 'Regina Couto',
      text: 'mudou um preço',
      subject: { of: 'price', id: 3, label: 'Completo, até 80 m²' },
      changes: [
        { label: 'Área máxima', from: '70 m²', to: '80 m²' },
        { label: 'Preço', from: 'R$ 379,00', to: 'R$ 399,00' },
      ],
    }),
  ]
}

/** A page of the audit log. */
export function auditPage(over: Partial<AuditPage> = {}): AuditPage {
  return {
    entries: auditEntries(),
    next: 44,
    people: [
      { id: 7, name: 'Caio Brandão' },
      { id: 1, name: 'Helena Prado' },
      { id: 9, name: 'Regina Couto' },
    ],
    ...over,
  }
}
