import { createClient } from '@ensaio/client'
import {
  Failure,
  itemIds,
  itemNames,
  listCatalogue,
  type NewService,
  type PriceRuleChange,
  type PriceRuleForm,
  type PriceTableForm,
  type ServiceChange,
  updateService,
} from '@ensaio/domain'
import { catalogue, catalogueRule, catalogueService, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { ServiceCatalogue } from './ServiceCatalogue.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Equipe/ServiceCatalogue',
  component: ServiceCatalogue,
  args: {
    services: ready(catalogue()),
    onAddService: fn<(service: NewService) => Promise<unknown>>(async () => undefined),
    onChangeService: fn<(id: number, change: ServiceChange) => Promise<unknown>>(async () => undefined),
    onAddRule: fn<(serviceId: number, rule: PriceRuleForm) => Promise<unknown>>(async () => undefined),
    onChangeRule: fn<(serviceId: number, ruleId: number, change: PriceRuleChange) => Promise<unknown>>(
      async () => undefined,
    ),
    onSavePrices: fn<(serviceId: number, table: PriceTableForm) => Promise<unknown>>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O catálogo: cada serviço com o que entrega, se está à venda, e seus preços por cidade e área. Vale o menor preço ativo que servir; ensaios já pedidos mantêm o deles. Preços em reais, áreas em m².',
      },
    },
  },
})

export const NoComputador = meta.story({
  name: 'No computador: preços em tabela',
  ...onDesk,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Preços de Tour virtual, fotos e planta' }))
    const rows = table.getAllByRole('row').slice(1)
    await expect(rows.map((row) => row.textContent?.replace('Editar', ''))).toEqual([
      'PadrãoTodasaté 150 m²R$\u00a0508,00Ativo',
      'PadrãoTodasaté 400 m²R$\u00a0749,00Ativo',
      'Porto AlegrePorto Alegreaté 150 m²R$\u00a0459,00Ativo',
      'LançamentoSão Pauloaté 150 m²R$\u00a0399,00Inativo',
    ])
    const car = within(canvas.getByRole('region', { name: 'Tour de veículo' }))
    await expect(car.getByText('Fora de venda')).toBeVisible()
    await expect(car.getByRole('button', { name: 'Voltar a vender: Tour de veículo' })).toBeVisible()
    const video = within(canvas.getByRole('region', { name: 'Vídeo do imóvel' }))
    await expect(video.getByText('Sem preço ativo: não pode ser pedido')).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular: preços em lista',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const list = within(canvas.getByRole('list', { name: 'Preços de Tour virtual, fotos e planta' }))
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      'PadrãoTodas as cidades · até 150 m²R$ 508,00',
    )
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Every item that domain knows has its name and drawing here. */
export const CadaItem = meta.story({
  name: 'Um serviço com todos os itens',
  args: {
    services: ready([catalogueService({ item_ids: [...itemIds] })]),
  },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'O que entrega' })).getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual(Object.values(itemNames))
  },
})

export const EditarPreco = meta.story({
  name: 'Editar um preço pelo teclado',
  play: async ({ canvas, args }) => {
    const edit = canvas.getByRole('button', {
      name: 'Editar preço Porto Alegre, Porto Alegre, até 150 m²',
    })
    await press(edit)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Editar preço' }))
    const price = dialog.getByRole('textbox', { name: /^Preço/ })
    await expect(price).toHaveValue('R$ 459,00')
    await write(price, '479,5')
    await press(dialog.getByRole('button', { name: 'Salvar preço' }))
    await waitFor(() => expect(args.onChangeRule).toHaveBeenCalledWith(1, 3, { final_price: 479.5 }))
    await waitFor(() => expect(edit).toHaveFocus())
  },
})

export const Editar = meta.story({
  name: 'Editar um serviço: nome e orientações',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Fotos profissionais' }))
    const name = await canvas.findByRole('textbox', { name: /Nome/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Fotos HDR')
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Orientações: Fotos profissionais/ }),
      'Luzes acesas.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar serviço' }))
    await waitFor(() =>
      expect(args.onChangeService).toHaveBeenCalledWith(2, {
        name: 'Fotos HDR',
        orientations: [{ item_id: 9, orientation: 'Luzes acesas.' }],
      }),
    )
  },
})

export const EditarItens = meta.story({
  name: 'Editar o que entrega um serviço ainda não pedido',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Vídeo do imóvel' }))
    const photos = await canvas.findByRole('checkbox', { name: itemNames[9] })
    await press(canvas.getByRole('checkbox', { name: itemNames[10] }))
    await press(canvas.getByRole('button', { name: 'Salvar serviço' }))
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'O que entrega' })).toHaveAccessibleDescription(
        'Escolha pelo menos um item.',
      ),
    )
    await press(photos)
    await press(canvas.getByRole('button', { name: 'Salvar serviço' }))
    await waitFor(() => expect(args.onChangeService).toHaveBeenCalledWith(3, { item_ids: [9] }))
  },
})

export const Vazio = meta.story({
  args: { services: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não há serviços')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Novo serviço' }))
    await expect(await canvas.findByRole('dialog', { name: 'Novo serviço' })).toBeVisible()
  },
})

export const Longos = meta.story({
  name: 'Nomes longos e valores grandes, no celular',
  ...onPhone,
  args: {
    services: ready([
      catalogueService({
        name: 'Tour virtual com fotos profissionais, vídeo, planta humanizada e drone externo',
        item_ids: [5, 6, 7, 8, 9, 10, 11],
        rules: [
          catalogueRule({
            name: 'Empreendimentos de alto padrão em lançamento, com decorado e áreas comuns',
            city: 'Rio de Janeiro',
            area_up_to: 100_000,
            final_price: 999_999.99,
          }),
        ],
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Esperando = meta.story({ args: { services: waiting } })

export const Atualizando = meta.story({
  args: { services: refreshing(catalogue()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { services: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: retirar de venda falha e fica como estava; novo serviço e preço',
  render: function Adopter(args) {
    const [services, retry, replace] = useRemote((signal) => client.catalogue.list(signal), [])
    return (
      <ServiceCatalogue
        {...args}
        services={services}
        onAddService={async (service) => replace(await client.catalogue.addService(service))}
        onChangeService={async (id, change) => replace(await client.catalogue.changeService(id, change))}
        onAddRule={async (id, rule) => replace(await client.catalogue.addRule(id, rule))}
        onChangeRule={async (id, ruleId, rule) =>
          replace(await client.catalogue.changeRule(id, ruleId, rule))
        }
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(listCatalogue, 'internal', 'O serviço está em manutenção.', { once: true }),
      refuse(updateService, 'unavailable', 'O serviço está fora do ar.', { once: true }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    const retire = await canvas.findByRole('button', { name: 'Retirar de venda: Fotos profissionais' })
    await press(retire)
    await expect(await screen.findByText('O serviço está fora do ar.')).toBeVisible()
    await expect(retire).toBeVisible()
    await press(retire)
    await expect(
      await canvas.findByRole('button', { name: 'Voltar a vender: Fotos profissionais' }),
    ).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar preço: Vídeo do imóvel' }))
    const rule = within(await canvas.findByRole('dialog', { name: 'Novo preço' }))
    await userEvent.type(rule.getByRole('textbox', { name: /Nome/ }), 'Vídeo curto')
    await userEvent.type(rule.getByRole('textbox', { name: /Área/ }), '200')
    await userEvent.type(rule.getByRole('textbox', { name: /^Preço/ }), '189')
    await userEvent.click(rule.getByRole('button', { name: 'Adicionar preço' }))
    const video = within(canvas.getByRole('region', { name: 'Vídeo do imóvel' }))
    await expect((await video.findAllByText('Vídeo curto')).length).toBeGreaterThan(0)
    await expect(video.queryByText('Sem preço ativo: não pode ser pedido')).toBeNull()
  },
})

export const Adicionar = meta.story({
  ...notPictured,
  name: 'Um serviço novo, e um preço novo de um serviço',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Novo serviço' }))
    const service = within(await canvas.findByRole('dialog', { name: 'Novo serviço' }))
    await userEvent.type(service.getByRole('textbox', { name: /Nome/ }), 'Plantas')
    await userEvent.click(service.getByRole('checkbox', { name: 'Plantas' }))
    await userEvent.click(service.getByRole('button', { name: 'Adicionar serviço' }))
    await waitFor(() =>
      expect(args.onAddService).toHaveBeenCalledWith({ name: 'Plantas', vertical_id: 1, item_ids: [11] }),
    )
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar preço: Fotos profissionais' }))
    const price = within(await canvas.findByRole('dialog', { name: 'Novo preço' }))
    await userEvent.type(price.getByRole('textbox', { name: /Nome/ }), 'Pequeno')
    await userEvent.type(price.getByRole('textbox', { name: /Área/ }), '90')
    await userEvent.type(price.getByRole('textbox', { name: /^Preço/ }), '189')
    await userEvent.click(price.getByRole('button', { name: 'Adicionar preço' }))
    const id = catalogue().find(({ name }) => name === 'Fotos profissionais')?.id
    await waitFor(() =>
      expect(args.onAddRule).toHaveBeenCalledWith(id, {
        name: 'Pequeno',
        city: null,
        area_up_to: 90,
        final_price: 189,
        discount: null,
        active: true,
      }),
    )
    await expect(args.onChangeRule).not.toHaveBeenCalled()
  },
})
