import { createClient } from '@ensaio/client'
import { type ApiKey, createApiKey, Failure, revokeApiKey } from '@ensaio/domain'
import { apiKey, apiKeys, createdApiKey, now, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { ApiKeyList, type ApiKeyListProps } from './ApiKeyList.tsx'

const client = createClient({ baseUrl: '/api' })
const created = createdApiKey({ name: 'CRM novo' })

const meta = preview.meta({
  title: 'Componentes/Integrações/ApiKeyList',
  component: ApiKeyList,
  args: {
    of: 'company',
    keys: ready(apiKeys()),
    now,
    onCreate: fn<ApiKeyListProps['onCreate']>(async () => created),
    onRevoke: fn<ApiKeyListProps['onRevoke']>(async () => undefined),
    onRetry: fn(),
  } as ApiKeyListProps,
  parameters: {
    docs: {
      description: {
        component:
          'As chaves com que outros sistemas usam a API: cada uma com nome, o que pode, validade e último uso. O segredo aparece uma única vez, ao ser criado, pois guardamos só a sua marca; revogar para a chave na hora. Serve à empresa, que só alcança os próprios ensaios, e à casa.',
      },
    },
  },
})

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Keeps what a page would: the answers of the last actions. */
function Kept(props: ApiKeyListProps & { initial: ApiKey[] }) {
  const [keys, setKeys] = useState(props.initial)
  return (
    <ApiKeyList
      {...props}
      keys={ready(keys)}
      onCreate={async (form) => {
        const { secret, ...key } = await props.onCreate(form)
        setKeys([key, ...keys])
        return { ...key, secret }
      }}
      onRevoke={async (id) => {
        await props.onRevoke(id)
        setKeys(keys.filter((one) => one.id !== id))
      }}
    />
  )
}

export const Chaves = meta.story({
  name: 'Em uso, vencida e parada',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Nunca usada'),
      expect.stringContaining('Parou: quem a criou perdeu o acesso'),
      expect.stringMatching(/Venceu.*Valeu até 01\/11\/2026/),
      expect.stringMatching(/ensaio_3fa81c….*Ler ensaios, Ler entregas.*Vale até 02\/10\/2027/),
    ])
  },
})

export const NoFim = meta.story({
  ...notPictured,
  name: 'No instante em que vence, já não vale',
  args: { keys: ready([apiKey({ expires_at: now })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/Venceu.*Valeu até 20\/11\/2026/)
  },
})

export const Cria = meta.story({
  name: 'Cria pelo teclado, e mostra o segredo uma vez',
  render: (args) => <Kept {...args} initial={apiKeys()} />,
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Criar chave' }))
    const form = await opened('Criar chave')
    await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), 'CRM novo')
    await press(form.getByRole('checkbox', { name: 'Ler ensaios' }))
    await press(form.getByRole('checkbox', { name: 'Pedir ensaios' }))
    await press(form.getByRole('button', { name: 'Criar chave' }))
    const shown = await opened('CRM novo')
    await expect(shown.getByText(created.secret)).toBeVisible()
    await expect(shown.getByRole('button', { name: 'Copiar chave' })).toBeVisible()
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'CRM novo',
      scopes: ['sessions_read', 'sessions_order'],
      days: 365,
    })
  },
})

export const Guardada = meta.story({
  ...notPictured,
  name: 'Depois de guardada, o segredo não está mais na página',
  render: (args) => <Kept {...args} initial={[]} />,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Criar chave' }))
    const form = await opened('Criar chave')
    await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), 'CRM novo')
    await press(form.getByRole('checkbox', { name: 'Ler ensaios' }))
    await press(form.getByRole('button', { name: 'Criar chave' }))
    await press((await opened('CRM novo')).getByRole('button', { name: 'Já guardei' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('CRM novo')).toBeVisible()
    await expect(document.body).not.toHaveTextContent(created.secret)
  },
})

export const SemPermissao = meta.story({
  name: 'Cada campo diz o que falta',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar chave' }))
    const form = await opened('Criar chave')
    await userEvent.click(form.getByRole('button', { name: 'Criar chave' }))
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /^Nome/ })).toHaveAccessibleDescription(/^Informe o nome/),
    )
    await expect(form.getByRole('group', { name: 'O que ela pode' })).toHaveAccessibleDescription(
      'Escolha ao menos uma permissão.',
    )
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
})

export const SemFim = meta.story({
  ...notPictured,
  name: 'Sem fim',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar chave' }))
    const form = await opened('Criar chave')
    await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), 'Site')
    await userEvent.click(form.getByRole('checkbox', { name: 'Ler entregas' }))
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Validade/ }), 'Sem fim')
    await userEvent.click(form.getByRole('button', { name: 'Criar chave' }))
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({ name: 'Site', scopes: ['deliverables_read'], days: null }),
    )
  },
})

export const Revoga = meta.story({
  ...notPictured,
  name: 'Pergunta, e revoga pelo teclado',
  render: (args) => <Kept {...args} initial={apiKeys()} />,
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Revogar Site' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Revogar Site?' }))
    await press(question.getByRole('button', { name: 'Revogar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.queryByText('Site')).toBeNull())
    await expect(args.onRevoke).toHaveBeenCalledWith(4)
  },
})

export const DaCasa = meta.story({
  name: 'Da casa, ainda sem nenhuma',
  args: { of: 'house', keys: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/outro sistema da casa/)).toBeVisible()
  },
})

export const Vazio = meta.story({
  args: { keys: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma chave ainda')).toBeVisible()
  },
})

export const Esperando = meta.story({
  args: { keys: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Criar chave' })).toBeNull()
  },
})

export const Atualizando = meta.story({
  args: { keys: refreshing(apiKeys()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  args: { keys: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tentar novamente/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com nomes longos',
  ...onPhone,
  args: {
    keys: ready([
      apiKey({
        id: 7,
        name: 'Sistema de gestão de lançamentos e locações da incorporadora',
        scopes: ['sessions_read', 'sessions_order', 'deliverables_read', 'finance_read'],
        created_by: 'Maria Aparecida do Nascimento Albuquerque',
      }),
      ...apiKeys(),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const CriaNoCelular = meta.story({
  name: 'No celular: criar',
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar chave' }))
    await opened('Criar chave')
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: são chaves demais, e revogar falha',
  render: function Adopter(args) {
    const [keys, retry, replace] = useRemote((signal) => client.apiKeys.list(signal), [])
    return (
      <ApiKeyList
        {...args}
        keys={keys}
        onCreate={client.apiKeys.create}
        onRevoke={async (id) => replace(await client.apiKeys.revoke(id))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(createApiKey, 'invalid', 'São até 20 chaves.', { once: true }),
      refuse(revokeApiKey, 'unavailable', 'O serviço está fora do ar.', { once: true }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar chave' }))
    const form = await opened('Criar chave')
    await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), 'Site')
    await userEvent.click(form.getByRole('checkbox', { name: 'Ler entregas' }))
    await userEvent.click(form.getByRole('button', { name: 'Criar chave' }))
    await expect(await form.findByText('São até 20 chaves.')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Revogar Site' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Revogar' }))
    await expect(await question.findByText('O serviço está fora do ar.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Revogar' }))
    await waitFor(() => expect(canvas.queryByText('Site')).toBeNull())
  },
})
