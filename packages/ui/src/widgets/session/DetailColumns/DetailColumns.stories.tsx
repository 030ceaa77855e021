import { createClient } from '@ensaio/client'
import { getSession, type Session, sessionStatuses, status } from '@ensaio/domain'
import { hang, longAddress, now, refuse, reply, session } from '@ensaio/mocks'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Page } from '../../../primitives/layout/Page/Page.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ProviderCard } from '../../staff/ProviderCard/ProviderCard.tsx'
import { AddressCard } from '../AddressCard/AddressCard.tsx'
import { HeaderCard } from '../HeaderCard/HeaderCard.tsx'
import { ProductsCard } from '../ProductsCard/ProductsCard.tsx'
import { ScheduleCard } from '../ScheduleCard/ScheduleCard.tsx'
import { DetailColumns } from './DetailColumns.tsx'
import { DetailWaiting } from './DetailWaiting.tsx'

const client = createClient({ baseUrl: '/api' })

function Visit({ of }: { of: Session }) {
  return (
    <>
      <ScheduleCard
        session={of}
        now={now}
        scheduleHref={`#/calendar/${of.token}`}
        shareUrl={`https://ensaio.test/calendar/${of.token}`}
      />
      <ProviderCard provider={of.provider} status={of.status} />
    </>
  )
}

function Columns({ of }: { of: Session }) {
  return (
    <DetailColumns
      deliverablesFirst={of.status === status.delivered}
      lead={<Visit of={of} />}
      deliverables={<ProductsCard products={of.products} />}
      facts={<AddressCard address={of.address} vertical_data={of.vertical_data} />}
    />
  )
}

/** The whole detail, as a page of an app mounts it: one question, and an action's answer in its place. */
function Detail({ id }: { id: number }) {
  const [remote, retry, replace] = useRemote((signal) => client.sessions.get(id, signal), [id])
  return (
    <Page as="main">
      <Await remote={remote} onRetry={retry} waiting={<DetailWaiting />}>
        {(of) => (
          <Stack gap={24}>
            <HeaderCard
              session={of}
              now={now}
              onCancel={async () => replace(await client.sessions.cancel(of.id))}
            />
            <Columns of={of} />
          </Stack>
        )}
      </Await>
    </Page>
  )
}

/** The same card many times is a catalogue, not a page: its landmarks repeat. */
const catalogue = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

const meta = preview.meta({
  title: 'Componentes/Ensaio/Detalhe completo',
  component: Detail,
  subcomponents: { DetailColumns },
  args: { id: 1042 },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'Todos os cartões do detalhe montados pelo cliente da API, como uma página os monta: `HeaderCard` no alto, `DetailColumns` com fatos à esquerda e entregáveis à direita. Numa coluna só, a visita (`lead`) vem primeiro, depois o que vem e o resto; depois da entrega os entregáveis vêm primeiro (`deliverablesFirst`), também para quem ouve a página, e ocupam mais dela.',
      },
    },
  },
})

function answered(over: Partial<Session>) {
  return {
    beforeEach({ msw }: { msw: { use: (...handlers: ReturnType<typeof reply>[]) => void } }) {
      msw.use(reply(getSession, session(over)))
    },
  }
}

export const Agendada = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rua Augusta, 1500' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar ensaio' }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar ensaio' }))
    await waitFor(() => expect(canvas.getByText('Ensaio Cancelado')).toBeVisible())
    await expect(canvas.queryByRole('heading', { name: 'Agendamento' })).toBeNull()
  },
})

export const NaoAgendada = meta.story({
  name: 'Não agendada',
  ...answered({ status: status.notScheduled, address: longAddress() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'AGENDAR' })).toBeVisible()
  },
})

async function orderOfTitles(canvas: {
  getAllByRole: (role: 'heading', options: { level: number }) => HTMLElement[]
}) {
  return canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
}

export const EntregueNoCelular = meta.story({
  name: 'Entregue, no celular: entregáveis primeiro',
  ...onPhone,
  ...answered({ status: status.delivered }),
  play: async ({ canvas }) => {
    await canvas.findByText('Entregáveis')
    await expect(await orderOfTitles(canvas)).toEqual([
      'O que falta agora',
      'Entregáveis',
      'Agendamento',
      'Fotógrafo',
      'Endereço',
    ])
  },
})

export const AgendadaNoCelular = meta.story({
  name: 'Agendada, no celular: a visita, o que vem, o resto',
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('Entregáveis')
    await expect(await orderOfTitles(canvas)).toEqual([
      'O que falta agora',
      'Agendamento',
      'Fotógrafo',
      'Entregáveis',
      'Endereço',
    ])
  },
})

export const EntregueNaMesa = meta.story({
  name: 'Entregue, na mesa: entregáveis à direita',
  ...onDesk,
  ...answered({ status: status.delivered }),
  play: async ({ canvas }) => {
    const deliverables = (await canvas.findByText('Entregáveis')).getBoundingClientRect()
    const facts = canvas.getByRole('heading', { name: 'Agendamento' }).getBoundingClientRect()
    await expect(deliverables.left).toBeGreaterThan(facts.right)
    await expect(deliverables.top).toBe(facts.top)
  },
})

export const Esperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(getSession))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toBeInTheDocument()
  },
})

export const Falhou = meta.story({
  ...notPicturedOn('phone'),
  beforeEach({ msw }) {
    msw.use(refuse(getSession, 'internal', 'Algo deu errado do nosso lado.', { once: true }))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Algo deu errado do nosso lado.')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const CadaSituacao = meta.story({
  name: 'Cada situação',
  parameters: catalogue,
  render: () => (
    <>
      {sessionStatuses.map((of) => (
        <Page key={of}>
          <Columns of={session({ status: of })} />
        </Page>
      ))}
    </>
  ),
})
