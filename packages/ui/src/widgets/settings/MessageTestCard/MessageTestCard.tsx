import {
  formatPhone,
  type MessageTest,
  MessageTestForm,
  phoneChannelLabels,
  phoneChannels,
  phoneFailureText,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { usePress } from '../../../primitives/action/usePress.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { TestResult } from '../TestResult.tsx'

/** The props of `MessageTestCard`. */
export type MessageTestCardProps = {
  /** Sends the message, to a number in E.164; the result is shown, a rejection is reported. */
  onTest: (message: v.InferOutput<typeof MessageTestForm>) => Promise<MessageTest>
}

/** The settings that turn a channel on. */
const variables = { whatsapp: 'WHATSAPP_TOKEN', sms: 'TWILIO_ACCOUNT_SID' } as const

function saidOf({ channel, to, failure, code }: MessageTest) {
  const label = phoneChannelLabels[channel]
  if (failure === null) {
    const text = `O ${label} aceitou a mensagem para ${formatPhone(to)}. Veja se ela chegou.`
    return { isWell: true, text, said: code }
  }
  const remedy = failure === 'off' ? ` Quem cuida do servidor define ${variables[channel]}.` : ''
  return { isWell: false, text: `${phoneFailureText(failure, channel, null)}${remedy}`, said: code }
}

/** A test message by WhatsApp or SMS to a number that is typed, with what the service said in plain words (rule message-test). */
export function MessageTestCard({ onTest }: MessageTestCardProps) {
  const [result, setResult] = useState<MessageTest | null>(null)
  const { register, control, handleSubmit, formState } = useForm<
    MessageTestForm,
    unknown,
    v.InferOutput<typeof MessageTestForm>
  >({ resolver: valibotResolver(MessageTestForm), defaultValues: { channel: 'whatsapp', phone: '' } })
  const { errors } = formState
  const send = handleSubmit(async (message) => {
    setResult(null)
    setResult(await onTest(message))
  })
  const { press, pressing } = usePress(send)

  function submit(event: FormEvent) {
    event.preventDefault()
    void press()
  }

  return (
    <Card title="Mensagem de teste">
      <Stack as="form" gap={16} noValidate onSubmit={submit}>
        <Text soft>Enviamos agora uma mensagem curta a este número, que diz que é um teste.</Text>
        <Grid min={160} gap={16}>
          <Field label="Por onde" required error={errors.channel?.message}>
            <Select {...register('channel')}>
              {phoneChannels.map((channel) => (
                <option key={channel} value={channel}>
                  {phoneChannelLabels[channel]}
                </option>
              ))}
            </Select>
          </Field>
          <Controller
            control={control}
            name="phone"
            render={({ field }) => (
              <Field label="Celular" required error={errors.phone?.message}>
                <PhoneInput {...field} />
              </Field>
            )}
          />
        </Grid>
        <TestResult result={result && saidOf(result)} />
        <Row>
          <Button type="submit" variant="primary" waiting={pressing}>
            Enviar mensagem de teste
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
