import { formatRecentInstant, type Instant, LeadAnswer, type LeadDetail } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Send } from 'lucide-react'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useKeptValues } from '../../../primitives/form/useKeptValues.ts'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { color, radius, space } from '../../../theme/tokens.ts'

const Mails = styled.ul`
  display: grid;
  gap: ${space[12]};
`

const Mail = styled.li`
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  p {
    white-space: pre-line;
  }

  small {
    color: ${color.inkSoft};
    font-size: inherit;
  }
`

const empty: LeadAnswer = { text: '' }

/** The mails written to a lead, oldest first, and a form for the next one; a failure keeps the typed text. */
export function LeadMails(props: {
  lead: LeadDetail
  now: Instant
  onAnswer: (answer: LeadAnswer) => Promise<unknown>
}) {
  const { lead, now, onAnswer } = props
  const zone = useHouseZone()
  const { say } = useToast()
  const form = useForm<LeadAnswer, unknown, LeadAnswer>({
    resolver: valibotResolver(LeadAnswer),
    defaultValues: empty,
  })
  const keep = useKeptValues(form, empty)
  const { submit, pressing } = useSubmit(form, async (answer) => {
    await keep(() => onAnswer(answer), empty)
    say(`Mensagem enviada para ${lead.email}.`)
  })
  return (
    <Card title="Mensagens">
      <Stack gap={24}>
        {lead.mails.length === 0 ? (
          <Text soft>Nenhuma mensagem enviada ainda.</Text>
        ) : (
          <Mails role="list" aria-label="Mensagens enviadas">
            {lead.mails.map(({ text, by, at }) => (
              <Mail key={`${at} ${text}`}>
                <p>{text}</p>
                <small>{`${by}, ${formatRecentInstant(at, now, zone)}`}</small>
              </Mail>
            ))}
          </Mails>
        )}
        <Stack as="form" gap={16} noValidate onSubmit={submit} aria-label="Nova mensagem">
          <Field
            label="Responder por e-mail"
            required
            hint="A mensagem já começa com o nome da pessoa. A empresa continua na fila."
            error={form.formState.errors.text?.message}
          >
            <TextArea rows={5} maxLength={2000} {...form.register('text')} />
          </Field>
          <Row>
            <Button type="submit" icon={<Send size={18} strokeWidth={1.75} />} waiting={pressing}>
              Enviar mensagem
            </Button>
          </Row>
        </Stack>
      </Stack>
    </Card>
  )
}
