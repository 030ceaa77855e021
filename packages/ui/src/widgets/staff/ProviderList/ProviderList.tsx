import type {
  CityNames,
  NewProvider,
  ProviderChange,
  StaffProvider,
  TimeOff,
  TimeOffForm,
} from '@ensaio/domain'
import { UserPlus, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { type ProviderDraft, ProviderForm } from '../ProviderForm/ProviderForm.tsx'
import type { TimeOffEditorProps } from '../TimeOffEditor/TimeOffEditor.tsx'
import type { BookedVisits, VisitLinks } from '../VisitsDialog.tsx'
import { Cities } from './Cities.tsx'
import { OwnSchedule } from './OwnSchedule.tsx'
import { ProviderSkeletons } from './ProviderSkeletons.tsx'
import { TimeOffDialog } from './TimeOffDialog.tsx'

/** The props of `ProviderList`. Each promise settles once the list holds the answer. */
export type ProviderListProps = {
  providers: Remote<StaffProvider[]>
  /** A photographer gets only themselves and edits their days off. */
  viewer: 'admin' | 'provider'
  /** The names of the cities in which a photographer may work. */
  cities?: CityNames
  onAdd?: (provider: NewProvider) => Promise<unknown>
  onChange?: (id: number, change: ProviderChange) => Promise<unknown>
  /** Mails a new invitation to somebody who has set no password yet; left out, it is not offered. */
  onInvite?: (email: string) => Promise<unknown>
  /** Corrects the address of somebody who has set no password yet and invites them there; without it there is no button. */
  onCorrectEmail?: (email: string, newEmail: string) => Promise<unknown>
  /** Turns off the two-step sign-in of somebody who lost their authenticator app; without it there is no button. */
  onResetSecondStep?: (provider: StaffProvider) => Promise<unknown>
  onAddTimeOff: (id: number, days: TimeOffForm) => Promise<unknown>
  onRemoveTimeOff: (id: number, timeOffId: number) => Promise<unknown>
  /** Finds visits booked on new days off; when there are any, asks for confirmation. */
  findVisits?: (id: number, days: TimeOffForm) => Promise<BookedVisits>
  /** The URL for reassigning such a visit; absolute, as it opens in a new tab. */
  visitLinks?: VisitLinks
  /** The URL of a photographer's booked visits, on the given days if any. */
  visitsHref?: (id: number, days?: TimeOff) => string
  /** More actions of the list, beside the button that adds, such as its download. */
  actions?: ReactNode
  onRetry: Press
}

/** What the editor of one photographer's days off takes. */
function timeOffOf({ id, time_off }: StaffProvider, props: ProviderListProps): TimeOffEditorProps {
  const { findVisits, visitLinks, visitsHref } = props
  return {
    timeOff: time_off,
    onAdd: (days) => props.onAddTimeOff(id, days),
    onRemove: (timeOffId) => props.onRemoveTimeOff(id, timeOffId),
    ...(findVisits && { findVisits: (days: TimeOffForm) => findVisits(id, days) }),
    ...(visitLinks && { visitLinks }),
    ...(visitsHref && { visitsHref: (days: TimeOff) => visitsHref(id, days) }),
  }
}

/** The photographers by city: working days, days off and future visits; admins add and change them. */
export function ProviderList(props: ProviderListProps) {
  const { viewer, onResetSecondStep } = props
  const [editing, setEditing] = useState<StaffProvider | 'new' | null>(null)
  const [resting, setResting] = useState<number | null>(null)
  const known = props.providers.state === 'ready' ? props.providers.value : []
  const chosen = known.find(({ id }) => id === resting)

  async function save({ active: _, ...provider }: ProviderDraft, changed: Partial<ProviderDraft>) {
    if (editing === 'new') await props.onAdd?.(provider)
    else if (editing) await props.onChange?.(editing.id, changed)
  }

  const add = (
    <Button
      variant="primary"
      icon={<UserPlus size={18} strokeWidth={1.75} />}
      onPress={() => setEditing('new')}
    >
      Adicionar fotógrafo
    </Button>
  )

  return (
    <Await
      remote={props.providers}
      onRetry={props.onRetry}
      failureTitle="Não foi possível carregar os fotógrafos"
      waiting={<ProviderSkeletons />}
    >
      {(providers) =>
        viewer === 'provider' ? (
          <Stack gap={24}>
            {providers.map((provider) => (
              <OwnSchedule key={provider.id} provider={provider} {...timeOffOf(provider, props)} />
            ))}
          </Stack>
        ) : (
          <Stack gap={24}>
            {providers.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<UserRound size={24} strokeWidth={1.75} />}
                  title="Ainda não há fotógrafos"
                  text="Sem fotógrafos numa cidade, nenhum horário é oferecido nela."
                  action={add}
                />
              </Card>
            ) : (
              <>
                <Row justify="end" gap={12}>
                  {props.actions}
                  {add}
                </Row>
                <Cities
                  providers={providers}
                  onEdit={setEditing}
                  onTimeOff={({ id }) => setResting(id)}
                  onInvite={props.onInvite}
                  onCorrectEmail={props.onCorrectEmail}
                  visitsHref={props.visitsHref}
                />
              </>
            )}
            {editing && (
              <ProviderForm
                provider={editing === 'new' ? null : (known.find(({ id }) => id === editing.id) ?? editing)}
                {...(props.cities && { cities: props.cities })}
                onSave={save}
                onResetSecondStep={
                  editing !== 'new' && onResetSecondStep ? () => onResetSecondStep(editing) : undefined
                }
                onClose={() => setEditing(null)}
              />
            )}
            <TimeOffDialog
              provider={chosen}
              editor={chosen && timeOffOf(chosen, props)}
              onClose={() => setResting(null)}
            />
          </Stack>
        )
      }
    </Await>
  )
}
