import {
  databaseLabels,
  formatRecentInstant,
  gatewayLabels,
  type Instant,
  mailerLabels,
  needsAttention,
  reservations,
  type OperationStatus as Status,
  storageFitLabels,
  storageLabels,
} from '@ensaio/domain'
import { CircleCheck, CreditCard, Database, HardDrive, Mail, Server, TriangleAlert } from 'lucide-react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Fact, Facts } from '../../../primitives/layout/Facts/Facts.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { JobList } from './JobList.tsx'
import { PhoneFact } from './PhoneFact.tsx'
import { PicturesFact } from './PicturesFact.tsx'
import { FineBadge, TroubleBadge } from './StatusBadges.tsx'
import { uptimeWords, waitingWords } from './status-words.ts'

/** The props of `OperationStatus`. */
export type OperationStatusProps = {
  status: Remote<Status>
  /** The current instant, for relative times: "hoje, 08h30". */
  now: Instant
  /** The URL of the list of unsent mails. */
  failedMailsHref: string
  onRetry: Press
}

const columns = 'repeat(2, minmax(0, 1fr))'
const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** "Situação": the state of the running system, for its operators. Problems come first. */
export function OperationStatus(props: OperationStatusProps) {
  return (
    <Await
      remote={props.status}
      onRetry={props.onRetry}
      failureTitle="Não foi possível saber a situação"
      waiting={<StatusWaiting />}
    >
      {(status) => <Shown {...props} status={status} />}
    </Await>
  )
}

function ReachBadge({ isReachable }: { isReachable: boolean }) {
  return isReachable ? <FineBadge>Responde</FineBadge> : <TroubleBadge>Não responde</TroubleBadge>
}

/** The summary: whether action is needed, and the simulated outside services. */
function Verdict({ status }: { status: Status }) {
  const isTroubled = needsAttention(status)
  const notes = reservations(status)
  const isFine = !isTroubled && notes.length === 0
  const rest = notes.length > 0 ? 'Tudo responde, com ressalvas.' : 'Tudo funciona.'
  return (
    <Banner
      tone={isFine ? 'green' : 'yellow'}
      icon={isFine ? <CircleCheck {...icon} /> : <TriangleAlert {...icon} />}
    >
      {isTroubled ? 'Algo precisa de atenção.' : rest}
      {notes.map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Banner>
  )
}

function Shown({ status, now, failedMailsHref }: { status: Status } & Omit<OperationStatusProps, 'status'>) {
  const { database, storage, gateway, mail } = status
  const zone = useHouseZone()
  return (
    <Stack gap={24}>
      <Verdict status={status} />
      <Grid desktopColumns={columns} gap={24} align="start">
        <Card title="Partes">
          <Facts>
            <Fact
              icon={<Database {...icon} />}
              name="Banco de dados"
              action={<ReachBadge isReachable={database.is_reachable} />}
            >
              {databaseLabels[database.kind]}
            </Fact>
            <Fact
              icon={<HardDrive {...icon} />}
              name="Arquivos"
              action={
                storage.fit === 'ok' ? (
                  <ReachBadge isReachable={storage.is_reachable} />
                ) : (
                  <TroubleBadge>Lugar errado</TroubleBadge>
                )
              }
            >
              {storageLabels[storage.kind]}
              {storage.fit !== 'ok' && <small>{storageFitLabels[storage.fit]}</small>}
            </Fact>
            <PicturesFact {...status.pictures} />
            <Fact icon={<CreditCard {...icon} />} name="Pagamentos">
              {gatewayLabels[gateway.kind]}
              <small>{waitingWords(status.open_payments, 'sem resposta final')}</small>
            </Fact>
            <Fact
              icon={<Mail {...icon} />}
              name="Mensagens"
              action={
                mail.failed > 0 && (
                  <TroubleBadge>{mail.failed.toLocaleString('pt-BR')} sem envio</TroubleBadge>
                )
              }
            >
              {mailerLabels[mail.kind]}
              <small>
                {waitingWords(mail.waiting, 'na fila')}
                {mail.waiting_since &&
                  `, a mais antiga de ${formatRecentInstant(mail.waiting_since, now, zone)}`}
              </small>
              {mail.failed > 0 && <TextLink href={failedMailsHref}>Ver não enviadas</TextLink>}
            </Fact>
            {status.phones.map((phone) => (
              <PhoneFact key={phone.channel} {...phone} />
            ))}
            <Fact icon={<Server {...icon} />} name="Servidor">
              Versão {status.version}
              {status.commit && ` (${status.commit})`}
              <small>No ar {uptimeWords(status.started_at, now)}</small>
            </Fact>
          </Facts>
        </Card>
        <Card title="Tarefas deste servidor">
          <JobList jobs={status.jobs} now={now} />
        </Card>
      </Grid>
    </Stack>
  )
}

function StatusWaiting() {
  return (
    <Stack gap={24}>
      <Skeleton height="48px" />
      <Grid desktopColumns={columns} gap={24} align="start">
        <Skeleton height="440px" />
        <Skeleton height="280px" />
      </Grid>
    </Stack>
  )
}
