import { createClient } from '@ensaio/client'
import { sessionStatuses, status, statusLabel, statusLongLabel } from '@ensaio/domain'
import { expect } from 'storybook/test'
import { inEveryMode, notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { statusIcon } from '../status-icon.ts'
import { StatusBadge } from './StatusBadge.tsx'

const meta = preview.meta({
  title: 'Componentes/Ensaio/StatusBadge',
  component: StatusBadge,
  args: { status: status.scheduled },
  parameters: {
    docs: {
      description: {
        component:
          'A situação de um ensaio, em listas (palavra curta) e em filtros ou no detalhe (`long`). A cor vem do domínio e nunca fala sozinha: cada situação tem também um desenho, que o leitor de tela ignora, e a palavra, que ele lê.',
      },
    },
  },
})

/** One story per status of domain. */
export const Situacoes = meta.story({
  ...inEveryMode,
  name: 'As oito situações',
  tags: ['spec:4-badges'],
  render: () => (
    <Row gap={8}>
      {sessionStatuses.map((of) => (
        <StatusBadge key={of} status={of} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const of of sessionStatuses) await expect(canvas.getByText(statusLabel(of))).toBeVisible()
    // Each status has an icon of its own, so that colour is not the only difference.
    await expect(new Set(sessionStatuses.map(statusIcon)).size).toBe(sessionStatuses.length)
  },
})

export const PorExtenso = meta.story({
  name: 'Por extenso',
  args: { long: true },
  render: (args) => (
    <Row gap={8}>
      {sessionStatuses.map((of) => (
        <StatusBadge {...args} key={of} status={of} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(statusLongLabel(status.pending))).toBeVisible()
    await expect(canvas.queryByText(statusLabel(status.pending))).not.toBeInTheDocument()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, sem quebrar a palavra',
  render: Situacoes.input.render,
  ...together(onPhone, notPictured),
})

const client = createClient({ baseUrl: '/api' })

export const ComAApi = meta.story({
  name: 'Com a API',
  render: function Adopter() {
    const [session, retry] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={session} onRetry={retry} waiting={<Skeleton width="96px" height="24px" />}>
        {(value) => <StatusBadge status={value.status} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agendada')).toBeVisible()
  },
})
