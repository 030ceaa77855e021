import { addressTitle, formatShortInstant, type QueuedSession } from '@ensaio/domain'
import { Button } from '../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../primitives/dialog/useDialogAction.ts'
import { Row, Stack } from '../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { visitsMarkedText } from './days-text.ts'
import { Visit, Visits } from './time-off-styles.ts'

/** Visits booked on days that are about to be closed: the first ones, and their total. */
export type BookedVisits = { visits: readonly QueuedSession[]; total: number }

/** The URLs for opening a visit and for reassigning it. */
export type VisitLinks = { open: (id: number) => string; reassign?: (id: number) => string }

/** Confirms the closing of days with booked visits: each can be opened or reassigned in a new tab, or all stay. */
export function VisitsDialog(props: {
  /** Null while closed. */
  booked: BookedVisits | null
  /** The cause, for the text: "este feriado", "esta folga". */
  what: string
  /** The text of the confirming button: "Adicionar mesmo assim". */
  action: string
  links: VisitLinks
  onKeep: () => Promise<unknown>
  onClose: () => void
}) {
  const { booked, links } = props
  const { close, run } = useDialogAction(props.onClose)
  const rest = booked ? booked.total - booked.visits.length : 0

  const stays = booked?.total === 1 ? 'ela continua marcada' : 'elas continuam marcadas'

  return (
    <Dialog
      open={booked !== null}
      onClose={close}
      title={booked?.total === 1 ? 'Há uma visita marcada' : `Há ${visitsMarkedText(booked?.total ?? 0)}`}
      description={`Com ${props.what}, ${stays} até que alguém mude o dia ou quem vai. Nada muda sozinho.`}
      actions={
        <>
          <Button variant="primary" onPress={() => run(props.onKeep)}>
            {props.action}
          </Button>
          <Button onPress={close}>Voltar</Button>
        </>
      }
    >
      <Stack gap={12}>
        <Visits role="list" aria-label="Visitas marcadas">
          {booked?.visits.map((visit) => (
            <Visit key={visit.id}>
              <span>
                <strong>{addressTitle(visit.address)}</strong>
                <small>
                  {[
                    visit.scheduled_for && formatShortInstant(visit.scheduled_for, visit.time_zone),
                    visit.provider?.name,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Row gap={4}>
                <Button
                  variant="quiet"
                  size="small"
                  href={links.open(visit.id)}
                  external
                  label={`Abrir ${addressTitle(visit.address)}`}
                >
                  Abrir
                </Button>
                {links.reassign && (
                  <Button
                    variant="quiet"
                    size="small"
                    href={links.reassign(visit.id)}
                    external
                    label={`Trocar fotógrafo: ${addressTitle(visit.address)}`}
                  >
                    Trocar fotógrafo
                  </Button>
                )}
              </Row>
            </Visit>
          ))}
        </Visits>
        {rest > 0 && <Text soft>{`E mais ${rest}.`}</Text>}
      </Stack>
    </Dialog>
  )
}
