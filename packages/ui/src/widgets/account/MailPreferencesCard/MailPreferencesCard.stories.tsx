import { createClient } from '@ensaio/client'
import { Failure, mailTopics, type PhonePreferences, saveMailPreferences } from '@ensaio/domain'
import { mailPreferences, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { MailPreferencesCard, type MailPreferencesCardProps } from './MailPreferencesCard.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/MailPreferencesCard',
  component: MailPreferencesCard,
  args: {
    preferences: ready(mailPreferences()),
    onChange: fn<MailPreferencesCardProps['onChange']>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'As mensagens que uma pessoa pode deixar de receber, cada uma com o seu interruptor. As que ela precisa receber, como confirmações e cancelamentos, só são citadas.',
      },
    },
  },
})

export const Ligadas = meta.story({
  name: 'Todas ligadas',
  play: async ({ canvas }) => {
    for (const one of canvas.getAllByRole('switch')) await expect(one).toBeChecked()
    await expect(canvas.getByText('Para mariana@horizonte.test')).toBeVisible()
    await expect(canvas.queryByText('Nenhum lembrete chega a este endereço.')).toBeNull()
  },
})

export const LigaEDesliga = meta.story({
  ...notPictured,
  name: 'Diz qual, e se liga ou desliga',
  args: {
    preferences: ready(
      mailPreferences({
        topics: [
          { topic: 'visit_reminders', is_on: false },
          { topic: 'date_reminders', is_on: true },
        ],
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('switch', { name: 'Lembretes da visita' }))
    await calledOnce(args.onChange, { topic: 'visit_reminders', is_on: true })
    await press(canvas.getByRole('switch', { name: 'Lembretes de ensaio sem data' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ topic: 'date_reminders', is_on: false })
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: fica como estava, e um segundo toque não conta',
  args: { onChange: fn<MailPreferencesCardProps['onChange']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('switch', { name: 'Lembretes da visita' })
    await userEvent.dblClick(first)
    await expect(first).toHaveAttribute('aria-busy', 'true')
    await expect(first).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

export const UmaDesligada = meta.story({
  name: 'Uma desligada',
  args: {
    preferences: ready(
      mailPreferences({
        topics: [
          { topic: 'visit_reminders', is_on: false },
          { topic: 'date_reminders', is_on: true },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Lembretes da visita' })).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Lembretes de ensaio sem data' })).toBeChecked()
  },
})

export const Todas = meta.story({
  name: 'Todos os tipos',
  args: {
    preferences: ready(mailPreferences({ topics: mailTopics.map((topic) => ({ topic, is_on: true })) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(mailTopics.length)
  },
})

export const Nenhuma = meta.story({
  name: 'Nada a desligar',
  args: { preferences: ready(mailPreferences({ topics: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum lembrete chega a este endereço.')).toBeVisible()
  },
})

const onPhones: PhonePreferences = {
  number: '+5511987654321',
  channels: [
    { channel: 'whatsapp', is_on: true },
    { channel: 'sms', is_on: false },
  ],
}

export const NoCelular = meta.story({
  name: 'Também no celular',
  args: { preferences: ready(mailPreferences({ phone: onPhones })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Para (11) 98765-4321')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Receber por WhatsApp' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Receber por SMS' })).not.toBeChecked()
  },
})

export const NosDois = meta.story({
  name: 'No celular, pelos dois canais: cada mensagem uma vez',
  args: {
    preferences: ready(
      mailPreferences({
        phone: { ...onPhones, channels: onPhones.channels.map((one) => ({ ...one, is_on: true })) },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/por SMS, só quando o número não tem WhatsApp/)).toBeVisible()
  },
})

export const ConcordaPeloTeclado = meta.story({
  ...notPictured,
  name: 'Concorda com mensagens no celular, pelo teclado',
  args: { preferences: ready(mailPreferences({ phone: onPhones })) },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('switch', { name: 'Receber por SMS' }))
    await calledOnce(args.onChange, { channel: 'sms', is_on: true })
    await press(canvas.getByRole('switch', { name: 'Receber por WhatsApp' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ channel: 'whatsapp', is_on: false })
  },
})

export const SoOCelular = meta.story({
  name: 'Pelo link de uma mensagem no celular',
  args: {
    preferences: ready(
      mailPreferences({ email: null, topics: [], phone: { ...onPhones, number: '(11) •••••-4321' } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Para (11) •••••-4321')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Por e-mail' })).toBeNull()
  },
})

export const SemCelular = meta.story({
  name: 'Conta sem celular',
  args: { preferences: ready(mailPreferences({ phone: { ...onPhones, number: null } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/informe o seu número em “Segurança”/)).toBeVisible()
    await expect(canvas.queryByRole('switch', { name: /Receber por/ })).toBeNull()
  },
})

export const EnderecoMaisLongo = meta.story({
  name: 'O endereço mais longo, no celular',
  ...onPhone,
  args: {
    preferences: ready(
      mailPreferences({
        email: 'departamento.comercial.regional.sudeste@construtora-horizonte-incorporadora.test',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Esperando = meta.story({ args: { preferences: waiting } })

export const Atualizando = meta.story({
  args: { preferences: refreshing(mailPreferences()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  args: { preferences: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar as suas escolhas')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Tentar novamente/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

function Kept(props: MailPreferencesCardProps) {
  const [known, setKnown] = useState(mailPreferences())
  return (
    <MailPreferencesCard
      {...props}
      preferences={ready(known)}
      onChange={async (choice) => setKnown(await client.mailPreferences.save(choice))}
    />
  )
}

export const Desliga = meta.story({
  ...notPictured,
  name: 'Desliga pelo teclado',
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const lembretes = canvas.getByRole('switch', { name: 'Lembretes da visita' })
    await press(lembretes)
    await waitFor(() => expect(lembretes).not.toBeChecked())
    await expect(canvas.getByRole('switch', { name: 'Lembretes de ensaio sem data' })).toBeChecked()
  },
})

export const Recusado = meta.story({
  name: 'O servidor recusa: fica como estava',
  render: (args) => <Kept {...args} />,
  beforeEach({ msw }) {
    msw.use(refuse(saveMailPreferences, 'unavailable', 'O serviço está fora do ar.'))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Lembretes da visita' }))
    await expect(await canvas.findByText('O serviço está fora do ar.')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Lembretes da visita' })).toBeChecked()
  },
})
