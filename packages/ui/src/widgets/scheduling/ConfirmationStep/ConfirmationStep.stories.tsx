import { createClient } from '@ensaio/client'
import { bookingOf, bookSession, emptyDraft, type SchedulingDraft } from '@ensaio/domain'
import { cut, hang, longAddress, publicGroup, publicSession, publicUnits, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ConfirmationStep, type ConfirmationStepProps } from './ConfirmationStep.tsx'

const client = createClient({ baseUrl: '/api' })
const draft: SchedulingDraft = {
  ...emptyDraft(),
  date: '2026-08-31',
  hour: '08h30',
  owner: { name: 'Paulo Siqueira', phone: '+5511912345678', email: 'paulo@horizonte.test' },
  keys: 'Na portaria, com o Sr. Osvaldo',
  extrainfo: 'Há um gato na área de serviço.',
}

const meta = preview.meta({
  title: 'Componentes/Agendamento/ConfirmationStep',
  component: ConfirmationStep,
  parameters: {
    docs: {
      description: {
        component:
          'O terceiro passo do agendamento público: tudo o que foi escolhido, cada parte com o caminho de volta, e o único botão que marca. `onConfirm` devolve a promessa da chamada: o botão espera, um segundo toque não conta, e uma recusa abre um diálogo sem perder nada.',
      },
    },
  },
  args: {
    session: publicSession(),
    draft,
    onConfirm: fn(async () => null),
    onBack: fn(),
    editHref: { dayAndTime: '#/', information: '#/informacoes' },
  } as ConfirmationStepProps,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
})

export const ParaConferir = meta.story({
  name: 'Para conferir',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('segunda-feira, 31 de agosto de 2026, 08h30')).toBeVisible()
    await expect(canvas.getByText(/\(11\) 91234-5678/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Alterar dia e horário' })).toHaveAttribute('href', '#/')
    await expect(canvas.getByRole('link', { name: 'Alterar chaves' })).toHaveAttribute(
      'href',
      '#/informacoes',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

export const EmCimaDaHora = meta.story({
  name: 'A menos de 24 horas: o que se segue, antes de confirmar',
  args: { notice: 'Faltam menos de 24 horas para este horário.' },
  play: ({ canvas }) => isAnnounced(canvas.getByText('Faltam menos de 24 horas para este horário.')),
})

export const SemObservacoes = meta.story({
  name: 'Sem observações',
  args: { draft: { ...draft, extrainfo: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma')).toBeVisible()
  },
})

export const Confirmando = meta.story({
  name: 'Confirmando: dois toques, uma chamada',
  args: { onConfirm: fn(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar agendamento' })
    await userEvent.dblClick(confirm)
    await userEvent.keyboard('{Enter}')
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

function Booker(props: ConfirmationStepProps) {
  return (
    <ConfirmationStep
      {...props}
      onConfirm={async () => {
        await props.onConfirm()
        const booking = bookingOf(props.draft)
        if (booking) await client.scheduling.book('token', booking, 'chave-1')
      }}
    />
  )
}

export const PelaRede = meta.story({
  name: 'Pela rede',
  render: (args) => <Booker {...args} />,
  play: async ({ canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar agendamento' })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

export const PelaRedeRecusada = meta.story({
  ...notPictured,
  name: 'Pela rede, recusada e tentada de novo, pelo teclado',
  tags: ['spec:8-scheduling-failure'],
  beforeEach({ msw }) {
    msw.use(refuse(bookSession, 'internal', 'Não foi possível marcar a visita.', { once: true }))
  },
  render: (args) => <Booker {...args} />,
  play: async ({ canvas, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar agendamento' })
    await press(confirm)
    const dialog = await screen.findByRole('alertdialog', { name: 'Erro!' })
    await expect(dialog).toHaveAccessibleDescription('Não foi possível marcar a visita.')
    await press(within(dialog).getByRole('button', { name: 'Entendi' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(confirm).toHaveFocus()
    await expect(canvas.getByText('segunda-feira, 31 de agosto de 2026, 08h30')).toBeVisible()
    await expect(canvas.getByText('Na portaria, com o Sr. Osvaldo')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'))
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

export const SemConexao = meta.story({
  name: 'Pela rede, sem conexão',
  beforeEach({ msw }) {
    msw.use(cut(bookSession))
  },
  render: (args) => <Booker {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar agendamento' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Erro!' })
    await expect(dialog).toHaveAccessibleDescription(/Verifique a sua conexão/)
  },
})

export const SemResposta = meta.story({
  ...notPictured,
  name: 'Pela rede, sem resposta ainda',
  beforeEach({ msw }) {
    msw.use(hang(bookSession))
  },
  render: (args) => <Booker {...args} />,
  play: async ({ canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar agendamento' })
    await userEvent.click(confirm)
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    session: publicSession({ address: longAddress() }),
    draft: {
      ...draft,
      owner: {
        name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
        phone: '+5511912345678',
        email: 'maria.antonieta.de.albuquerque.cavalcanti@incorporadora-horizonte.test',
      },
      keys: 'Com o zelador da Torre B, das 8h às 12h; depois disso, na imobiliária da esquina, com a Dona Célia.',
      extrainfo: 'A entrada de serviço fica na rua de trás.\n'.repeat(6),
    },
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
})

export const AlgumasUnidades = meta.story({
  name: 'Das unidades que ainda não têm dia, sem número: cada uma com a sua hora',
  args: {
    session: publicGroup(
      publicUnits(3, 1).map((unit) => ({ ...unit, vertical_data: { unit: null, complement: null } })),
    ),
  },
  play: async ({ canvas }) => {
    const times = canvas.getByText(/Ensaio 2/)
    await expect(times).toHaveTextContent('08h30, Ensaio 2 10h30, Ensaio 3')
    await expect(canvas.getByText('As visitas só ficam marcadas depois que você confirmar.')).toBeVisible()
  },
})
