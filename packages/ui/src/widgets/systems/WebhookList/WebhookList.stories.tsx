import { createClient } from '@ensaio/client'
import { addWebhook, Failure, listWebhookDeliveries, removeWebhook, webhookEvents } from '@ensaio/domain'
import { now, refuse, secretWebhook, webhook, webhookDeliveries, webhooks } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { WebhookList, type WebhookListProps } from './WebhookList.tsx'

const client = createClient({ baseUrl: '/api' })
const added = secretWebhook()
const [first] = webhooks()
const url = first?.url ?? ''

const meta = preview.meta({
  title: 'Componentes/Integrações/WebhookList',
  component: WebhookList,
  args: {
    webhooks: ready(webhooks()),
    now,
    onAdd: fn<WebhookListProps['onAdd']>(async () => added),
    onChange: fn<WebhookListProps['onChange']>(async () => undefined),
    onRenewSecret: fn<WebhookListProps['onRenewSecret']>(async () => added),
    onRemove: fn<WebhookListProps['onRemove']>(async () => undefined),
    loadDeliveries: fn<WebhookListProps['loadDeliveries']>(async () => webhookDeliveries()),
    onReplay: fn<WebhookListProps['onReplay']>(async () => webhookDeliveries()),
    onRetry: fn(),
  } as WebhookListProps,
  parameters: {
    docs: {
      description: {
        component:
          'Os endereços de outros sistemas que são avisados do que acontece com os ensaios: cada aviso é assinado com uma chave que aparece uma única vez. Mostra se o endereço responde, as últimas entregas, e envia uma delas de novo. Um endereço que falha por três dias é desligado sozinho.',
      },
    },
  },
})

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Enderecos = meta.story({
  name: 'Ligado, falhando, desligado por falhas e desligado',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ligado'),
      expect.stringContaining('Falha desde 19/11/2026'),
      expect.stringContaining('Desligado por falhas em 15/11/2026'),
      expect.stringContaining('Desligado'),
    ])
    await expect(canvas.getAllByText('Criado por Mariana Alves')).toHaveLength(3)
    await expect(canvas.getByText('Criado por conta removida')).toBeVisible()
  },
})

export const Cria = meta.story({
  name: 'Cria pelo teclado, e mostra a chave uma vez',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Avisar um sistema' }))
    const form = await opened('Avisar um sistema')
    await userEvent.type(form.getByRole('textbox', { name: /^Endereço/ }), 'https://erp.example/ensaio')
    await press(form.getByRole('checkbox', { name: 'Pagamento recebido' }))
    await press(form.getByRole('button', { name: 'Criar endereço' }))
    const shown = await opened('Chave de assinatura')
    await expect(shown.getByText(added.secret)).toBeVisible()
    await expect(args.onAdd).toHaveBeenCalledWith({
      url: 'https://erp.example/ensaio',
      events: webhookEvents.filter((event) => event !== 'paid'),
    })
  },
})

export const Muda = meta.story({
  name: 'Muda os eventos, e liga de novo',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Mudar: https:\/\/site/ }))
    const form = await opened('Mudar os avisos')
    await userEvent.click(form.getByRole('checkbox', { name: 'Visita marcada' }))
    await userEvent.click(form.getByRole('checkbox', { name: 'Ligado' }))
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(4, { events: ['scheduled', 'delivered'], active: true }),
    )
  },
})

export const Entregas = meta.story({
  name: 'Entregas: espera, falhou e chegou; uma é enviada de novo',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: `Entregas: ${url}` }))
    const list = await opened('Entregas')
    const again = await list.findByRole('button', { name: /^Enviar de novo: Visita remarcada/ })
    await expect(list.getByText('Sem resposta: connect ECONNREFUSED')).toBeVisible()
    await expect(list.getByText('Resposta 500: Internal Server Error')).toBeVisible()
    await press(again)
    await expect(args.onReplay).toHaveBeenCalledWith(1, 32)
    await expect(args.loadDeliveries).toHaveBeenCalledWith(1, expect.any(AbortSignal))
  },
})

const [late, lost, sent] = webhookDeliveries()

export const RespostaLonga = meta.story({
  ...notPictured,
  name: 'Uma resposta longa é cortada; a entrega repetida toma o lugar da lista',
  args: {
    loadDeliveries: fn<WebhookListProps['loadDeliveries']>(async () =>
      [late].flatMap((one) => (one ? [{ ...one, answer_body: 'a'.repeat(121) }] : [])),
    ),
    onReplay: fn<WebhookListProps['onReplay']>(async () => [lost, sent].flatMap((one) => one ?? [])),
  },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: `Entregas: ${url}` }))
    const list = await opened('Entregas')
    await expect(await list.findByText(`Resposta 500: ${'a'.repeat(120)}`)).toBeVisible()
    await press(list.getByRole('button', { name: /^Enviar de novo/ }))
    await expect(await list.findByText('Sem resposta: connect ECONNREFUSED')).toBeVisible()
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(args.onReplay).toHaveBeenCalledWith(1, 33)
  },
})

const cut = Promise.withResolvers<never>()

export const EnvioACaminho = meta.story({
  ...notPictured,
  name: 'Ninguém sai no meio de um novo envio, e a falha é dita no diálogo',
  args: { onReplay: fn<WebhookListProps['onReplay']>(() => cut.promise) },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: `Entregas: ${url}` }))
    const list = await opened('Entregas')
    await press(await list.findByRole('button', { name: /^Enviar de novo: Visita remarcada/ }))
    await userEvent.click(list.getByRole('button', { name: 'Fechar' }))
    cut.reject(new Failure('unavailable', 'O serviço está fora do ar.'))
    await expect(await list.findByText('O serviço está fora do ar.')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const TrocaChave = meta.story({
  ...notPictured,
  name: 'Pergunta, e troca a chave',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: `Trocar chave: ${url}` }))
    const question = within(await screen.findByRole('alertdialog'))
    await press(question.getByRole('button', { name: 'Trocar chave' }))
    await expect((await opened('Chave de assinatura')).getByText(added.secret)).toBeVisible()
    await expect(args.onRenewSecret).toHaveBeenCalledWith(1)
  },
})

export const Remove = meta.story({
  ...notPictured,
  name: 'Pergunta, e remove',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: `Remover: ${url}` }))
    const question = within(await screen.findByRole('alertdialog'))
    await press(question.getByRole('button', { name: 'Remover' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onRemove).toHaveBeenCalledWith(1)
  },
})

export const Vazio = meta.story({
  args: { webhooks: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum sistema é avisado')).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { webhooks: waiting } })

export const Atualizando = meta.story({
  args: { webhooks: refreshing(webhooks()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  args: { webhooks: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tentar novamente/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com um endereço longo',
  ...onPhone,
  args: {
    webhooks: ready([
      webhook({ id: 7, url: `https://integracoes.incorporadora-vale.com.br/${'ensaio-'.repeat(12)}` }),
      ...webhooks(),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: o endereço não é público, e remover e as entregas falham',
  render: function Adopter(args) {
    const [list, retry, replace] = useRemote((signal) => client.webhooks.list(signal), [])
    return (
      <WebhookList
        {...args}
        webhooks={list}
        onAdd={client.webhooks.add}
        onRemove={async (id) => replace(await client.webhooks.remove(id))}
        loadDeliveries={client.webhooks.deliveries}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    const closed = 'Use um endereço público.'
    msw.use(
      refuse(addWebhook, 'invalid', closed, { once: true, fields: { url: closed } }),
      refuse(removeWebhook, 'unavailable', 'O serviço está fora do ar.', { once: true }),
      refuse(listWebhookDeliveries, 'unavailable', 'As entregas não vieram.'),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Avisar um sistema' }))
    const form = await opened('Avisar um sistema')
    const field = form.getByRole('textbox', { name: /^Endereço/ })
    await userEvent.type(field, 'https://10.0.0.1/x')
    await userEvent.click(form.getByRole('button', { name: 'Criar endereço' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Use um endereço público\./))
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }))
    await userEvent.click(canvas.getByRole('button', { name: `Entregas: ${url}` }))
    await expect(await screen.findByText('As entregas não vieram.')).toBeVisible()
    await userEvent.click((await opened('Entregas')).getByRole('button', { name: 'Fechar' }))
    await userEvent.click(canvas.getByRole('button', { name: `Remover: ${url}` }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Remover' }))
    await expect(await question.findByText('O serviço está fora do ar.')).toBeVisible()
  },
})
