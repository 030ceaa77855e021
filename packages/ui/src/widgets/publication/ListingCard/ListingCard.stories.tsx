import { Failure, listingText } from '@ensaio/domain'
import { address, knownProperty, listing, listingDetails } from '@ensaio/mocks'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { ListingCard, type ListingCardProps } from './ListingCard.tsx'

const links = ['https://ensaio.test/imovel/pG3kq8Zt1xVb7Nc2Ry5LwA', 'https://my.matterport.com/show/?m=abc']
const copied = fn(async (_text: string) => undefined)
const property = knownProperty()
const empty = listing({ is_on: false, details: null, changed_at: null })

const meta = preview.meta({
  title: 'Componentes/Publicação/ListingCard',
  component: ListingCard,
  args: {
    listing: ready(listing()),
    property,
    links,
    feedHref: '/profile/systems',
    onSave: fn<ListingCardProps['onSave']>(async () => undefined),
    onRetry: fn(),
  } as ListingCardProps,
  beforeEach() {
    copied.mockClear()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'O anúncio de um imóvel nos portais, visto pela empresa: preenche, liga e desliga. O que os portais recusam é dito no campo, antes de enviar. Para portais que não leem o endereço da empresa, copia o texto pronto e os links.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

async function open(canvas: Canvas, button: string) {
  await press(canvas.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: button }))
}

export const Ligado = meta.story({
  ...inEveryMode,
  name: 'Ligado: o que vai aos portais',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Ligado')).toBeVisible()
    await expect(canvas.getByText('78 m², 3 quartos (2 suítes), 2 banheiros, 1 vaga')).toBeVisible()
    await expect(canvas.getByText('Venda: R$ 850.000')).toBeVisible()
    await expect(canvas.getByText('24 fotos vão junto.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar texto' }))
    await waitFor(() => expect(copied).toHaveBeenCalledWith(listingText(listingDetails(), address(), links)))
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar links' }))
    await waitFor(() => expect(copied).toHaveBeenLastCalledWith(links.join('\n')))
  },
})

export const SoUmaFoto = meta.story({
  ...notPictured,
  name: 'Venda e aluguel, uma foto, sem links',
  args: {
    listing: ready(listing({ photos: 1, details: listingDetails({ purpose: 'both', rent_price: 3200 }) })),
    links: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Venda: R$ 850.000, Aluguel: R$ 3.200 por mês')).toBeVisible()
    await expect(canvas.getByText('1 foto vai junto.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copiar links' })).toBeNull()
  },
})

export const NenhumPortalLe = meta.story({
  name: 'Ligado, mas nenhum portal lê ainda',
  args: { listing: ready(listing({ has_feed: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Criar o endereço dos portais' })).toHaveAttribute(
      'href',
      '/profile/systems',
    )
  },
})

export const NenhumPortalLeSemDireito = meta.story({
  name: 'Nenhum portal lê, e a pessoa não pode mudar isso',
  args: { listing: ready(listing({ has_feed: false })), feedHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Peça a quem cuida das integrações/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const Desligado = meta.story({
  name: 'Desligado: diz para que serve',
  args: { listing: ready(empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Anunciar nos portais' })).toBeEnabled()
    await expect(canvas.queryByText('Ligado')).toBeNull()
  },
})

export const SemFotos = meta.story({
  name: 'Ainda sem fotos entregues',
  args: { listing: ready(listing({ ...empty, photos: 0 })) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Anunciar nos portais' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/Ainda não há fotos entregues/)
    await userEvent.click(button)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const Esperando = meta.story({ name: 'Carregando', args: { listing: waiting } })

export const DeNovo = meta.story({
  ...notPictured,
  name: 'Perguntando de novo',
  args: { listing: refreshing(listing()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  name: 'Não carregou',
  args: { listing: failed(new Failure('unavailable', 'Sem conexão. Verifique a sua internet.')) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Não foi possível carregar o anúncio')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  name: 'No celular, com textos mais longos',
  args: {
    listing: ready(
      listing({
        has_feed: false,
        details: listingDetails({
          title:
            'Cobertura duplex com terraço, churrasqueira e vista permanente para a serra, perto de tudo o que há',
          purpose: 'both',
          rent_price: 999_999_999,
          sale_price: 999_999_999,
        }),
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Editar anúncio' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Formulario = meta.story({
  name: 'O formulário, com o que o ensaio já sabe',
  args: { listing: ready(empty) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Anunciar nos portais')
    await expect(dialog.getByRole('combobox', { name: /^Tipo do imóvel/ })).toHaveValue('apartment')
    await expect(dialog.getByRole('textbox', { name: /^Título/ })).toHaveValue('Apartamento em Consolação')
    await expect(dialog.getByRole('textbox', { name: /^Área em m²/ })).toHaveValue('78')
    await expect(dialog.getByRole('textbox', { name: /^Telefone/ })).toHaveValue('(11) 91234-5678')
    await expect(dialog.queryByRole('textbox', { name: /^Aluguel/ })).toBeNull()
  },
})

export const FormularioNoCelular = meta.story({
  ...onPhone,
  name: 'O formulário no celular',
  args: { listing: ready(listing({ details: listingDetails({ purpose: 'both', rent_price: 3200 }) })) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Editar anúncio')
    await expect(dialog.getByRole('textbox', { name: /^Aluguel por mês/ })).toHaveValue('R$ 3.200')
    const box = await screen.findByRole('dialog')
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
})
