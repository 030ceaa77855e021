import { type Mutant, widget } from '../mutant.ts'

const cancel = widget('widgets/session/CancelDialog')
const filters = widget('widgets/session/SessionFilters')
const header = widget('widgets/session/HeaderCard')
const schedule = widget('widgets/session/ScheduleCard')
const share = widget('widgets/session/ShareLink')
const visit = widget('widgets/session/VisitCard')
const counters = widget('widgets/session/Counters')
const timeline = widget('widgets/session/Timeline')
const contactDataCard = widget('widgets/session/ContactDataCard')
const importantInformationCard = widget('widgets/session/ImportantInformationCard')

/** What can break in the widgets of session. */
export const sessionMutants: readonly Mutant[] = [
  filters('SessionFilters.tsx', 'change(without)', 'change({})', 'removes all filters for one'),
  visit(
    'VisitCard.tsx',
    'session.scheduling_responsible_info ?? session.responsible_information',
    'session.responsible_information',
    'calls who ordered instead of who receives the photographer',
  ),
  header('CancelAction.tsx', '{fee > 0 && ', '{fee >= 0 && ', 'shows a fee of R$ 0,00'),
  cancel(
    'CancelDialog.tsx',
    'setChosen(undefined)\n    onClose()',
    'onClose()',
    'opens with the fee that was chosen the last time',
  ),
  schedule(
    'ScheduleCard.tsx',
    "option.kind === 'schedule' || option.kind === 'reschedule'",
    "option.kind === 'schedule'",
    'does not share the link once a day is chosen',
  ),
  share(
    'ShareLink.tsx',
    "if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason",
    'throw reason',
    'reports a closed share menu as a failure',
  ),
  timeline('Timeline.tsx', '{more > 0 && (', '{more > 1 && (', 'hides the sixth event for ever'),
  counters(
    'Counters.tsx',
    'active.length === 1 && active[0] === of',
    'of !== null && active.includes(of)',
    'marks one of several statuses as the only one',
  ),
  schedule(
    'ScheduleCard.tsx',
    'session.status === status.notScheduled ? null : session.scheduled_for',
    'session.scheduled_for',
    'shows a day that is no longer booked',
  ),
  contactDataCard(
    'ContactDataCard.tsx',
    'receiver.email !== responsible?.email',
    'receiver.name !== responsible?.name',
    'takes two people of one name for one',
  ),
  header(
    'ClientLogo.tsx',
    'useState<string | null>(null)\n  if (!source || source === broken)',
    'useState<string | null>(null)\n  if (!source || broken)',
    'hides every logo after one that did not load',
  ),
  importantInformationCard(
    'ImportantInformationCard.tsx',
    '<Boundary key={props.vertical_id}',
    '<Boundary',
    'stays broken when another ensaio is shown',
  ),
]
