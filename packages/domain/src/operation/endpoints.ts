import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { PhoneChannel } from '../mail/phone/channels.ts'
import { endpoint } from '../wire/endpoint.ts'

/** The recurring jobs of a server. */
export const jobNames = [
  'deliver-mail',
  'resolve-payments',
  'forget-expired',
  'sweep-files',
  'clean-files',
  'close-months',
  'send-reminders',
  'locate-sessions',
  'deliver-webhooks',
  'deliver-messages',
  'make-derivatives',
  'draw-plan-pages',
  'shorten-days',
  'archive-originals',
  'add-partitions',
] as const
export const JobName = v.picklist(jobNames)
export type JobName = v.InferOutput<typeof JobName>

export const jobLabels: Record<JobName, string> = {
  'deliver-mail': 'Enviar mensagens',
  'resolve-payments': 'Conferir pagamentos',
  'forget-expired': 'Apagar o que venceu',
  'sweep-files': 'Recolher arquivos soltos',
  'clean-files': 'Tirar o GPS de arquivos antigos',
  'close-months': 'Fechar o mês dos clientes pós-pagos',
  'send-reminders': 'Enviar lembretes',
  'locate-sessions': 'Localizar imóveis',
  'deliver-webhooks': 'Avisar outros sistemas',
  'deliver-messages': 'Enviar mensagens a celulares',
  'make-derivatives': 'Preparar os tamanhos das fotos',
  'draw-plan-pages': 'Desenhar as páginas das plantas',
  'shorten-days': 'Encurtar os caminhos de amanhã',
  'archive-originals': 'Arquivar e devolver originais',
  'add-partitions': 'Preparar espaço para mensagens e históricos',
}

export const databaseLabels = { embedded: 'Embutido, neste servidor', postgres: 'Postgres' } as const
export const storageLabels = { disk: 'Disco deste servidor', bucket: 'Bucket S3' } as const
export const mailerLabels = { smtp: 'Servidor de e-mail', folder: 'Pasta deste servidor, não envia' } as const
export const gatewayLabels = {
  safe2pay: 'Safe2Pay',
  sandbox: 'Safe2Pay, de teste',
  simulated: 'Simulado, não cobra',
  closed: 'Nenhum, não se recebe',
} as const

/** Does the file storage fit the database? `separate`: other servers keep their files elsewhere; `shared`: another database uses it too. */
export const storageFits = ['ok', 'separate', 'shared'] as const
export type StorageFit = (typeof storageFits)[number]

/** The problem of a reachable storage. */
export const storageFitLabels: Record<Exclude<StorageFit, 'ok'>, string> = {
  separate:
    'Os arquivos deste banco estão em outro lugar: todos os servidores precisam do mesmo bucket ou da mesma pasta.',
  shared:
    'Outro banco também guarda seus arquivos aqui: cada banco precisa de um bucket ou de uma pasta só dele.',
}

/** A job's last run on the answering server; null before the first run. */
export const JobRun = v.object({
  name: JobName,
  last_run_at: v.nullable(Instant),
  /** The last failure and its reason; cleared by the next success. */
  failed_at: v.nullable(Instant),
  last_error: v.nullable(v.string()),
})
export type JobRun = v.InferOutput<typeof JobRun>

/** The state of the system. Jobs and uptime are those of the answering server, queues are shared by all servers. */
export const OperationStatus = v.object({
  version: v.string(),
  /** The short commit hash of the build; null when unknown. */
  commit: v.nullable(v.string()),
  started_at: Instant,
  database: v.object({ kind: v.picklist(['embedded', 'postgres']), is_reachable: v.boolean() }),
  storage: v.object({
    kind: v.picklist(['disk', 'bucket']),
    is_reachable: v.boolean(),
    /** Does the storage contain the files of this database only? */
    fit: v.picklist(storageFits),
  }),
  gateway: v.object({ kind: v.picklist(['safe2pay', 'sandbox', 'simulated', 'closed']) }),
  mail: v.object({
    kind: v.picklist(['smtp', 'folder']),
    waiting: v.number(),
    failed: v.number(),
    /** When the oldest pending one was created. */
    waiting_since: v.nullable(Instant),
  }),
  /** The channels to phones, the preferred one first. */
  phones: v.optional(
    v.array(
      v.object({
        channel: PhoneChannel,
        is_on: v.boolean(),
        waiting: v.number(),
        /** Given up in the last seven days. */
        failed: v.number(),
        /** Why messages fail now, whoever they are for; null while they leave. */
        trouble: v.nullable(v.string()),
      }),
    ),
    [],
  ),
  /** Pictures of photos that wait to be drawn (rule derivatives-once). */
  pictures: v.optional(
    v.object({
      waiting: v.number(),
      /** Of these, those that failed again and again. */
      stuck: v.number(),
      /** The newest of the stuck ones, and why; null when none is. */
      trouble: v.nullable(v.string()),
    }),
    { waiting: 0, stuck: 0, trouble: null },
  ),
  /** Payments without a final status yet. */
  open_payments: v.number(),
  jobs: v.array(JobRun),
})
export type OperationStatus = v.InferOutput<typeof OperationStatus>

/** Does anything need attention: an unsent mail, a failing job, a photo that cannot be drawn, an unreachable or shared part? */
export function needsAttention({
  database,
  storage,
  mail,
  phones,
  pictures,
  jobs,
}: OperationStatus): boolean {
  const isAway = !database.is_reachable || !storage.is_reachable || storage.fit !== 'ok'
  const isMute = phones.some(({ trouble }) => trouble !== null)
  return (
    isAway ||
    isMute ||
    mail.failed > 0 ||
    pictures.stuck > 0 ||
    jobs.some(({ failed_at }) => failed_at !== null)
  )
}

const gatewayReservations: Record<OperationStatus['gateway']['kind'], string | null> = {
  safe2pay: null,
  sandbox: 'Os pagamentos vão para o ambiente de teste da Safe2Pay: ninguém é cobrado.',
  simulated: 'Os pagamentos são simulados: ninguém é cobrado.',
  closed: 'Não se recebem pagamentos: falta a chave da Safe2Pay.',
}

const mailReservations: Record<OperationStatus['mail']['kind'], string | null> = {
  smtp: null,
  folder: 'As mensagens ficam numa pasta deste servidor: ninguém as recebe.',
}

/** One sentence for each simulated outside service. */
export function reservations({ gateway, mail }: OperationStatus): string[] {
  return [gatewayReservations[gateway.kind], mailReservations[mail.kind]].filter((one) => one !== null)
}

export const getStatus = endpoint({
  method: 'GET',
  path: '/staff/status',
  summary: 'The state of the system: queues, jobs, database, storage and gateway.',
  audience: 'operation',
  output: OperationStatus,
})
