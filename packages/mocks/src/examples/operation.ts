import { type JobRun, jobNames, type OperationStatus } from '@ensaio/domain'

/** A job that has just succeeded. */
export function jobRun(over: Partial<JobRun> = {}): JobRun {
  return {
    name: 'deliver-mail',
    last_run_at: '2026-11-20T14:59:58.000Z',
    failed_at: null,
    last_error: null,
    ...over,
  }
}

/** A production system without problems. */
export function operationStatus(over: Partial<OperationStatus> = {}): OperationStatus {
  return {
    version: '1.4.2',
    commit: '2e02cf96381a',
    started_at: '2026-11-17T09:12:00.000Z',
    database: { kind: 'postgres', is_reachable: true },
    storage: { kind: 'bucket', is_reachable: true, fit: 'ok' },
    gateway: { kind: 'safe2pay' },
    mail: { kind: 'smtp', waiting: 0, failed: 0, waiting_since: null },
    phones: [
      { channel: 'whatsapp', is_on: true, waiting: 0, failed: 0, trouble: null },
      { channel: 'sms', is_on: false, waiting: 0, failed: 0, trouble: null },
    ],
    pictures: { waiting: 0, stuck: 0, trouble: null },
    open_payments: 0,
    jobs: jobNames.map((name) => jobRun({ name })),
    ...over,
  }
}

/** A system whose mail server is unreachable and whose disk is full. */
export function troubledStatus(): OperationStatus {
  const since = '2026-11-20T14:31:00.000Z'
  return operationStatus({
    storage: { kind: 'disk', is_reachable: false, fit: 'ok' },
    mail: { kind: 'smtp', waiting: 14, failed: 2, waiting_since: since },
    phones: [
      {
        ...{ channel: 'whatsapp', is_on: true, waiting: 6, failed: 3 },
        trouble: 'O WhatsApp não aceitou a chave desta casa. (190)',
      },
      { channel: 'sms', is_on: false, waiting: 0, failed: 0, trouble: null },
    ],
    pictures: {
      waiting: 28,
      stuck: 2,
      trouble: 'Ensaio 1042, foto 3: The stored photo is missing.',
    },
    open_payments: 1,
    jobs: [
      jobRun({ failed_at: '2026-11-20T14:59:58.000Z', last_error: 'connect ECONNREFUSED 10.0.0.7:587' }),
      jobRun({ name: 'resolve-payments' }),
      jobRun({ name: 'forget-expired', last_run_at: '2026-11-20T14:12:00.000Z' }),
      jobRun({ name: 'sweep-files', last_run_at: null }),
      jobRun({ name: 'clean-files' }),
      jobRun({ name: 'close-months', last_run_at: '2026-11-20T14:12:00.000Z' }),
    ],
  })
}
