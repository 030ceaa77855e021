import { createClient } from '@ensaio/client'
import { Failure, type Queue, type QueuePage, type QueueSearch, queues, searchQueue } from '@ensaio/domain'
import { now, queuePage, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { type LinkProps, LinkProvider } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { type Remote, ready } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { listNames } from './queue-words.ts'
import type { QueueChange } from './SearchBar.tsx'
import { SessionQueue, type SessionQueueProps } from './SessionQueue.tsx'

const meta = preview.meta({
  title: 'Componentes/Equipe/SessionQueue: pela rede',
  component: SessionQueue,
  args: {
    page: ready(queuePage('today')) as Remote<QueuePage>,
    search: { queue: 'today' } as QueueSearch,
    people: [{ id: 7, name: 'Rafael Nogueira' }] as SessionQueueProps['people'],
    now,
    sessionHref: (id: number) => `#/sessions/${id}`,
    queueHref: (queue: Queue) => `#/?fila=${queue}`,
    pageHref: (page: number) => `#/?pagina=${page}`,
    onSearch: fn<(change: QueueChange) => void>(),
    onRetry: fn(),
  },
})

function items(queue: Queue) {
  return within(screen.queryByRole('table') ?? screen.getByRole('list', { name: listNames[queue] }))
}

const client = createClient({ baseUrl: '/api' })

/** A back office: one question for each queue, and links that stay in the page. */
function Office(args: SessionQueueProps) {
  const [search, setSearch] = useState<QueueSearch>({ queue: 'to_schedule' })
  const [page, retry] = useRemote((signal) => client.queue.search(search, signal), [search])
  const follow = ({ href, ...link }: LinkProps) => (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        const queue = queues.find((one) => href.endsWith(`=${one}`))
        if (!queue) return
        event.preventDefault()
        setSearch({ queue })
      }}
    >
      {link.children}
    </a>
  )
  return (
    <LinkProvider link={follow}>
      <SessionQueue
        {...args}
        page={page}
        search={search}
        onSearch={(change) => setSearch((before) => ({ ...before, ...change }))}
        onRetry={retry}
      />
    </LinkProvider>
  )
}

let asked: QueueSearch[] = []

let isDown = true

export const PelaRede = meta.story({
  name: 'Pela rede, de fila em fila',
  ...onDesk,
  render: (args) => <Office {...args} />,
  beforeEach({ msw }) {
    asked = []
    isDown = true
    msw.use(
      reply(searchQueue, async ({ request }) => {
        const search = (await request.json()) as QueueSearch
        asked.push(search)
        if (isDown) throw new Failure('unavailable', 'O serviço está em manutenção.')
        return queuePage(search.queue)
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O serviço está em manutenção.')).toBeVisible()
    isDown = false
    await userEvent.click(canvas.getByRole('button', { name: /Tentar/ }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Hoje 4' }))
    await waitFor(() => expect(items('today').getByText('08h30')).toBeVisible())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cidade' }), 'São Paulo')
    await waitFor(() => expect(asked.at(-1)).toEqual({ queue: 'today', city: 'São Paulo' }))
  },
})

export const PeriodoContado = meta.story({
  ...together(notPictured, onPhone),
  name: 'Um período de dias conta como um filtro',
  args: {
    search: { queue: 'all', city: 'São Paulo', day: '2026-11-20', until: '2026-11-24' } as QueueSearch,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filtros (2)' })).toBeVisible()
  },
})
