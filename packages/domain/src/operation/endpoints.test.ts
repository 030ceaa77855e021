import { describe, expect, test } from 'vitest'
import { jobLabels, jobNames, needsAttention, type OperationStatus, reservations } from './endpoints.ts'

const calm: OperationStatus = {
  version: '1.0.0',
  commit: null,
  started_at: '2026-11-23T12:00:00.000Z',
  database: { kind: 'postgres', is_reachable: true },
  storage: { kind: 'bucket', is_reachable: true, fit: 'ok' },
  gateway: { kind: 'safe2pay' },
  mail: { kind: 'smtp', waiting: 0, failed: 0, waiting_since: null },
  phones: [],
  pictures: { waiting: 0, stuck: 0, trouble: null },
  open_payments: 0,
  jobs: jobNames.map((name) => ({ name, last_run_at: null, failed_at: null, last_error: null })),
}
const [job] = calm.jobs
const whatsapp = { channel: 'whatsapp', is_on: true, waiting: 0, failed: 0, trouble: null } as const

describe('the state of the system', () => {
  test.each<[string, Partial<OperationStatus>, boolean]>([
    ['everything works', {}, false],
    ['mails wait', { mail: { ...calm.mail, waiting: 40 } }, false],
    ['payments are open', { open_payments: 3 }, false],
    ['a mail was given up', { mail: { ...calm.mail, failed: 1 } }, true],
    ['messages to phones wait', { phones: [{ ...whatsapp, waiting: 4, failed: 2 }] }, false],
    [
      'messages to phones fail',
      { phones: [{ ...whatsapp, trouble: 'O WhatsApp não aceitou a chave.' }] },
      true,
    ],
    ['the database is away', { database: { kind: 'postgres', is_reachable: false } }, true],
    ['the storage is away', { storage: { ...calm.storage, is_reachable: false } }, true],
    ['other servers keep files elsewhere', { storage: { ...calm.storage, fit: 'separate' } }, true],
    ['another database shares the storage', { storage: { ...calm.storage, fit: 'shared' } }, true],
    ['pictures wait', { pictures: { waiting: 9, stuck: 0, trouble: null } }, false],
    ['a photo cannot be drawn', { pictures: { waiting: 1, stuck: 1, trouble: 'Ensaio 7' } }, true],
    ['a job fails', { jobs: job ? [{ ...job, failed_at: '2026-11-23T12:00:00.000Z' }] : [] }, true],
    ['a job failed and recovered', { jobs: job ? [{ ...job, last_error: 'x' }] : [] }, false],
  ])('%s', (_, over, expected) => {
    expect(needsAttention({ ...calm, ...over })).toBe(expected)
  })

  test.each<[OperationStatus['gateway']['kind'], OperationStatus['mail']['kind'], RegExp[]]>([
    ['safe2pay', 'smtp', []],
    ['sandbox', 'smtp', [/ambiente de teste da Safe2Pay/]],
    ['simulated', 'smtp', [/pagamentos são simulados/]],
    ['closed', 'smtp', [/Não se recebem pagamentos/]],
    ['safe2pay', 'folder', [/numa pasta deste servidor/]],
    ['simulated', 'folder', [/pagamentos são simulados/, /numa pasta deste servidor/]],
  ])('with the gateway %s and mail by %s, it says %j', (gateway, mail, sentences) => {
    const said = reservations({ ...calm, gateway: { kind: gateway }, mail: { ...calm.mail, kind: mail } })
    expect(said).toHaveLength(sentences.length)
    for (const [place, sentence] of sentences.entries()) expect(said[place]).toMatch(sentence)
  })

  test('every job has a label of its own', () => {
    expect(new Set(jobNames.map((name) => jobLabels[name])).size).toBe(jobNames.length)
  })
})
