import { formatRecentInstant, type Instant, type LeadDetail } from '@ensaio/domain'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useHouseZone } from '../../../theme/house-zone.ts'

function decidedText({ state, decision }: LeadDetail, now: Instant, zone: string): string {
  const at = decision?.at ? `, ${formatRecentInstant(decision.at, now, zone)}` : ''
  if (state === 'accepted' && !decision?.by) return `Ganhou acesso pelo pré-cadastro, sem análise${at}.`
  return `${state === 'accepted' ? 'Aceita' : 'Recusada'}${decision?.by ? ` por ${decision.by}` : ''}${at}.`
}

/** What was decided about a lead, by whom and why; while it waits, the buttons that decide. */
export function LeadDecision(props: {
  lead: LeadDetail
  now: Instant
  companyHref: (id: number) => string
  onAccept: () => void
  onRefuse: () => void
}) {
  const { lead } = props
  const zone = useHouseZone()
  if (lead.state === 'waiting') {
    return (
      <Card title="Decisão">
        <Stack gap={16}>
          <Text soft>Aceitar cria a empresa e convida o contato. Recusar tira o pedido da fila.</Text>
          <Row gap={12}>
            <Button variant="primary" onPress={props.onAccept}>
              Aceitar empresa
            </Button>
            <Button onPress={props.onRefuse}>Recusar</Button>
          </Row>
        </Stack>
      </Card>
    )
  }
  return (
    <Card title="Decisão">
      <Stack gap={12}>
        <Text strong>{decidedText(lead, props.now, zone)}</Text>
        {lead.decision?.reason && <Text>{`Motivo: ${lead.decision.reason}`}</Text>}
        {lead.company_id !== null && (
          <div>
            <TextLink href={props.companyHref(lead.company_id)}>Abrir a empresa</TextLink>
          </div>
        )}
      </Stack>
    </Card>
  )
}
