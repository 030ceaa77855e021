import { createClient } from '@ensaio/client'
import {
  assignProvider,
  Failure,
  type ProviderChoice,
  type SessionStatus,
  sessionStatuses,
  status,
  statusLongLabel,
} from '@ensaio/domain'
import { provider, providerChoices, refuse, session } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { ProviderAssignment, type ProviderAssignmentProps } from './ProviderAssignment.tsx'

type Assign = ProviderAssignmentProps['onAssign']

const meta = preview.meta({
  title: 'Componentes/Equipe/ProviderAssignment',
  component: ProviderAssignment,
  args: {
    provider: provider() as ProviderAssignmentProps['provider'],
    status: status.scheduled as SessionStatus,
    choices: ready(providerChoices()) as Remote<readonly ProviderChoice[]>,
    onAsk: fn(),
    onAssign: fn<Assign>(async () => {}),
  },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <ProviderAssignment {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Quem vai ao imóvel e, enquanto o ensaio está agendado, a troca. `onAsk` pergunta quem está livre cada vez que o diálogo abre, e de novo quando uma troca é recusada. Quem está ocupado aparece, com as visitas do dia, mas não pode ser escolhido; quem está de folga pode, depois de um aviso. A busca encontra pelo nome. É um grupo de opções: setas escolhem.',
      },
    },
  },
})

async function open(name = 'Trocar fotógrafo') {
  await press(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

export const Trocar = meta.story({
  play: async ({ args }) => {
    const dialog = await open()
    await expect(args.onAsk).toHaveBeenCalledOnce()
    await expect(dialog.getByRole('radio', { name: /^Rafael Nogueira Já vai a este ensaio/ })).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: /^Otávio Lins Ocupado neste horário/ })).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: /^Otávio Lins .*3 outras visitas no dia/ })).toBeDisabled()
    const send = dialog.getByRole('button', { name: 'Escolha quem vai' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(dialog.getByRole('radio', { name: /^Bianca Moraes Livre/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar Bianca' }))
    await expect(args.onAssign.mock.calls).toEqual([[2]])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.getByRole('button', { name: 'Trocar fotógrafo' })).toHaveFocus()
  },
})

export const DeFolga = meta.story({
  ...notPictured,
  name: 'De folga: um aviso antes, e a troca o confirma',
  args: {
    choices: ready([
      ...providerChoices(),
      { ...providerChoices()[4], id: 6, name: 'Nina Prado', is_busy: true } as ProviderChoice,
    ]),
  },
  play: async ({ args }) => {
    const dialog = await open()
    await expect(
      dialog.getByRole('radio', { name: /^Nina Prado De folga neste dia, com outra visita/ }),
    ).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: /^Bianca Moraes/ }))
    await expect(dialog.queryByText(/^Caio Brandão está de folga/)).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('radio', { name: /^Caio Brandão De folga neste dia/ }))
    await expect(dialog.getByText('Caio Brandão está de folga neste dia.')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Enviar Caio mesmo assim' }))
    await expect(args.onAssign.mock.calls).toEqual([[5, true]])
  },
})

export const Aberto = meta.story({
  name: 'O diálogo aberto, alguém escolhido',
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^Bianca Moraes/ }))
  },
})

export const Buscar = meta.story({
  name: 'Procurar pelo nome; quem está livre e com menos visitas vem antes',
  play: async () => {
    const dialog = await open()
    const names = () =>
      dialog.getAllByRole('radio').map((one) => one.closest('label')?.querySelector('strong')?.textContent)
    await expect(names()).toEqual([
      'Tereza Cristina Albuquerque de Souza',
      'Bianca Moraes',
      'Rafael Nogueira',
      'Otávio Lins',
      'Caio Brandão',
    ])
    const box = dialog.getByRole('searchbox', { name: 'Buscar pelo nome' })
    await write(box, 'otavio')
    await expect(names()).toEqual(['Otávio Lins'])
    await write(box, 'zzz')
    await expect(dialog.getByText('Ninguém com este nome nesta cidade.')).toBeVisible()
    await write(box, '{Backspace}{Backspace}{Backspace}')
    await expect(names()).toEqual(['Otávio Lins'])
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado',
  play: async ({ args }) => {
    const dialog = await open()
    // Shift and Tab enter the group at its last choice.
    const caio = dialog.getByRole('radio', { name: /^Caio/ })
    await tabTo(caio)
    await userEvent.keyboard(' ')
    await expect(caio).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(dialog.getByRole('radio', { name: /^Bianca/ })).toBeChecked()
    await press(dialog.getByRole('button', { name: 'Voltar' }))
    await expect(args.onAssign).not.toHaveBeenCalled()
    await press(screen.getByRole('button', { name: 'Trocar fotógrafo' }))
    await expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  },
})

/** Only a visit ahead can be given to somebody else. */
export const Situacoes = meta.story({
  name: 'As oito situações: só a agendada troca',
  render: (args) => (
    <Grid min={280} gap={24}>
      {sessionStatuses.map((of) => (
        <div key={of}>
          <Text soft>{statusLongLabel(of)}</Text>
          <ProviderAssignment {...args} status={of} />
        </div>
      ))}
    </Grid>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

export const SemFotografo = meta.story({
  name: 'Ainda sem fotógrafo',
  args: { provider: null },
  play: async () => {
    await expect(screen.getByText('Ainda sem fotógrafo')).toBeVisible()
    await open('Escolher fotógrafo')
  },
})

export const NinguemLivre = meta.story({
  name: 'Ninguém mais está livre',
  args: { choices: ready(providerChoices().filter(({ is_free, works }) => works && !is_free)) },
  play: async () => {
    const dialog = await open()
    await expect(dialog.getByText('Ninguém mais está livre neste horário')).toBeVisible()
  },
})

export const Esperando = meta.story({
  args: { choices: waiting },
  play: async () => {
    await expect((await open()).getByText('Carregando…')).toBeInTheDocument()
  },
})

export const Atualizando = meta.story({
  args: { choices: refreshing(providerChoices()) },
  play: async () => {
    await open()
    await staysWhileRefreshing({ canvasElement: document.body })
    await expect(screen.getByRole('radio', { name: /^Bianca Moraes/ })).toBeEnabled()
  },
})

export const Falhou = meta.story({
  name: 'Não se sabe quem está livre',
  args: { choices: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ args }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: /Tentar/ }))
    await expect(args.onAsk).toHaveBeenCalledTimes(2)
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com nomes longos',
  ...onPhone,
  args: {
    choices: ready([
      ...providerChoices(),
      {
        id: 9,
        name: 'Maria Eduarda Albuquerque de Vasconcellos Figueiredo Neta',
        is_free: true,
        works: true,
        visits: 2,
        is_assigned: false,
      },
    ]),
  },
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^Maria Eduarda/ }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

const client = createClient({ baseUrl: '/api' })

export const PelaRede = meta.story({
  name: 'Pela rede: alguém foi ocupado nesse meio-tempo',
  beforeEach({ msw }) {
    msw.use(
      refuse(assignProvider, 'slot_taken', 'Este fotógrafo acabou de ser ocupado neste horário.', {
        once: true,
      }),
    )
  },
  render: function Adopter(args) {
    const [remote, retry, replace] = useRemote(async () => session(), [])
    const [choices, ask] = useRemote((signal) => client.queue.providerChoices(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="120px" />}>
        {(value) => (
          <ProviderAssignment
            {...args}
            provider={value.provider}
            status={value.status}
            choices={choices}
            onAsk={() => {
              args.onAsk()
              return ask()
            }}
            onAssign={async (id) => replace(await client.queue.assign(value.id, id))}
          />
        )}
      </Await>
    )
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Rafael Nogueira')
    const dialog = await open()
    await userEvent.click(await dialog.findByRole('radio', { name: /^Bianca/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar Bianca' }))
    await expect(await dialog.findByText(/acabou de ser ocupado/)).toBeVisible()
    // Who is free is asked again.
    await expect(args.onAsk).toHaveBeenCalledTimes(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar Bianca' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await canvas.findByText('Bianca Moraes')).toBeVisible()
  },
})

export const AbreDeNovo = meta.story({
  ...notPictured,
  name: 'Abre de novo sem a busca e sem quem tinha sido escolhido',
  play: async ({ args }) => {
    const dialog = await open()
    await write(dialog.getByRole('searchbox', { name: 'Buscar pelo nome' }), 'bianca')
    await userEvent.click(dialog.getByRole('radio', { name: /^Bianca Moraes/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }))
    const again = await open()
    await expect(args.onAsk).toHaveBeenCalledTimes(2)
    await expect(again.getByRole('searchbox', { name: 'Buscar pelo nome' })).toHaveValue('')
    await expect(again.getAllByRole('radio')).toHaveLength(5)
    await expect(again.getByRole('button', { name: 'Escolha quem vai' })).toBeVisible()
  },
})
