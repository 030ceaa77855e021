import {
  formatRecentInstant,
  inSentence,
  type PreparednessAnswer,
  type PublicPreparedness,
} from '@ensaio/domain'
import { CalendarClock, CircleCheckBig, type LucideIcon, MessageSquareText } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { ContactWays } from './ContactWays.tsx'
import type { PreparednessQuestionProps } from './question-props.ts'

const looks: Record<PreparednessAnswer, { icon: LucideIcon; tone: 'green' | 'yellow' | 'blue'; text: string }> = {
  ready: { icon: CircleCheckBig, tone: 'green', text: 'Você respondeu que está tudo pronto.' },
  another_day: { icon: CalendarClock, tone: 'yellow', text: 'Você respondeu que precisa de outro dia.' },
  note: { icon: MessageSquareText, tone: 'blue', text: 'Você deixou um recado.' },
}

/** The answer that was given, with its time, what follows from it, and the button to change it. */
export function Answered(
  props: PreparednessQuestionProps & { preparedness: PublicPreparedness; onChange: () => void },
) {
  const { session, preparedness, now, rescheduleHref, contacts = [] } = props
  const { answer, at, has_note } = preparedness
  const { icon: Icon, tone, text } = looks[answer]
  const when = formatRecentInstant(at, now, session.time_zone)
  return (
    <Stack gap={16}>
      <Banner tone={tone} icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />} live>
        {text} <small>{`${when}${has_note && answer !== 'note' ? ', com um recado' : ''}.`}</small>
      </Banner>
      {answer === 'another_day' && !rescheduleHref && (
        <Stack gap={4}>
          <Text>
            A nossa equipe já sabe e decide com {inSentence(session.client.name)}. Até lá, a visita continua marcada.
          </Text>
          <ContactWays ways={contacts} />
        </Stack>
      )}
      <Row gap={12}>
        {answer === 'another_day' && rescheduleHref && (
          <Button variant="primary" href={rescheduleHref}>
            Escolher outro dia
          </Button>
        )}
        <Button onPress={props.onChange}>Mudar resposta</Button>
      </Row>
    </Stack>
  )
}
