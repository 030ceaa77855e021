import { createCaller } from '@ensaio/client'
import { getPublicProperty, type PublicProperty, photoSizeNames, publicationWhatsApp } from '@ensaio/domain'
import { pictures, publicPhoto, publicPhotos, publicProperty } from '@ensaio/mocks'
import { renderToString } from 'react-dom/server'
import { expect, fn, within } from 'storybook/test'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { PropertyPage, type PropertyPageProps } from './PropertyPage.tsx'

const address = 'https://ensaio.test/imovel/pG3kq8Zt1xVb7Nc2Ry5LwA'
const mobile = '+5511912345678'

const { pages } = createCaller({ baseUrl: '/api' }).calls({
  pages: (call) => ({
    get: (code: string, signal?: AbortSignal) => call(getPublicProperty, { values: { code }, signal }),
  }),
})

const neutral = (over: Partial<PublicProperty> = {}) =>
  publicProperty({ company: null, contact: null, ...over })

const upright = (id: number) => publicPhoto({ id, room: 'Sala', width: 1600, height: 2400 })

const meta = preview.meta({
  title: 'Componentes/Publicação/PropertyPage',
  component: PropertyPage,
  args: { property: publicProperty(), address, year: 2026, houseName: 'Ensaio' },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'A página publicada de um imóvel, para quem compra ou aluga. É HTML puro, desenhado no servidor: abre sem script, e nenhum elemento tem estilo próprio. Cada foto é um link para a imagem, com o número em `data-photo`.',
      },
    },
  },
})

const inBar = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('navigation', { name: 'Falar com o contato' }))

export const Completa = meta.story({
  ...notPicturedOn('phone'),
  name: 'Completa',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Apartamento claro na Rua Augusta',
    )
    await expect(canvas.getByText('Apartamento · 78 m²')).toBeVisible()
    await expect(canvas.getByText('Consolação, São Paulo – SP')).toBeVisible()
    await expect(canvas.getByText(/Sala ampla com varanda/)).toHaveStyle({ whiteSpace: 'pre-line' })
    const company = within(canvas.getByRole('complementary', { name: 'Contato' }))
    await expect(company.getByRole('link', { name: 'Falar por WhatsApp' })).toHaveAttribute(
      'href',
      publicationWhatsApp(mobile, 'Apartamento claro na Rua Augusta', address),
    )
    await expect(company.getByRole('link', { name: '(11) 91234-5678' })).toHaveAttribute(
      'href',
      `tel:${mobile}`,
    )
    await expect(company.getByRole('link', { name: 'mariana@horizonte.test' })).toHaveAttribute(
      'href',
      'mailto:mariana@horizonte.test?subject=Apartamento%20claro%20na%20Rua%20Augusta',
    )
    const rooms = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    await expect(rooms).toEqual([
      'Construtora Horizonte',
      'Fachada 2 fotos',
      'Sala 2 fotos',
      'Cozinha 1 foto',
      'Suíte 1 foto',
      'Varanda 1 foto',
      'Área de lazer 1 foto',
      'Outras fotos 1 foto',
      'Tour virtual e vídeos',
      'Plantas',
    ])
    const [cover, ...rest] = canvas.getAllByRole('img')
    await expect(cover).toHaveAttribute('fetchpriority', 'high')
    await expect(cover).toHaveAttribute('srcset', `${pictures.facade} 640w, ${pictures.facade} 1600w`)
    await expect(cover).toHaveAttribute('width', '2400')
    await expect(cover).not.toHaveAttribute('loading')
    for (const image of rest) await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(canvas.getByRole('img', { name: 'Sala, foto 2' }).closest('a')).toHaveAttribute(
      'data-photo',
      '8',
    )
    await expect(canvas.getByText('© 2026 Construtora Horizonte')).toBeVisible()
    await expect(canvas.getByText('Fotos: Ensaio')).toBeVisible()
    await expect(canvasElement.querySelector('[style], [data-file]')).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Baixar as fotos' })).toBeNull()
  },
})

export const Material = meta.story({
  ...notPictured,
  name: 'Tour, vídeos e plantas são links; os de fora abrem em nova aba',
  args: {
    property: publicProperty({
      videos: ['https://vimeo.com/76979871', 'https://filmes.example/casa', 'javascript:alert(1)'],
    }),
  },
  play: async ({ canvas }) => {
    const tour = canvas.getByRole('link', { name: /^Abrir tour virtual Matterport, em nova aba/ })
    await expect(tour).toHaveAttribute('href', 'https://my.matterport.com/show/?m=SxQL3iGyoDo')
    await expect(tour).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(tour).toHaveAttribute('target', '_blank')
    const films = canvas.getAllByRole('link', { name: /^Assistir ao vídeo/ })
    await expect(films.map((one) => one.textContent)).toEqual([
      'Assistir ao vídeo 1 Vimeo, em nova aba',
      'Assistir ao vídeo 2 filmes.example, em nova aba',
    ])
    await expect(canvas.getByRole('link', { name: /^Planta 78 m²/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: /^Planta técnica/ })).toHaveAttribute(
      'download',
      'Planta técnica.dwg',
    )
  },
})

export const Neutra = meta.story({
  name: 'Neutra: sem nome, sem contato e sem logo',
  args: {
    property: neutral(),
    houseName: undefined,
  } as Partial<PropertyPageProps>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Horizonte|Mariana|Fotos:/)).toBeNull()
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /WhatsApp|Ligar|@/ })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'Falar com o contato' })).toBeNull()
  },
})

export const TelefoneFixo = meta.story({
  name: 'Logo e telefone fixo, sem WhatsApp',
  args: {
    property: publicProperty({
      company: { name: 'Construtora Horizonte', logo_url: pictures.plan },
      contact: { name: null, phone: '+551133334444', email: null },
      photos: publicPhotos(2),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: '(11) 3333-4444' })).toBeVisible()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  name: 'No celular: o contato fica sempre à mão',
  play: async ({ canvas, canvasElement }) => {
    const bar = inBar(canvas)
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Ligar' })).toHaveAttribute('href', `tel:${mobile}`)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const SoEmail = meta.story({
  ...together(notPictured, onPhone),
  name: 'No celular, só com e-mail',
  args: {
    property: publicProperty({ contact: { name: null, phone: null, email: 'vendas@horizonte.test' } }),
  },
  play: async ({ canvas }) => {
    await expect(inBar(canvas).getByRole('link', { name: 'Enviar e-mail' })).toBeVisible()
  },
})

export const Longa = meta.story({
  name: 'Textos mais longos e fotos em pé',
  args: {
    property: publicProperty({
      headline: 'Cobertura duplex com terraço, churrasqueira e vista permanente para a serra',
      company: { name: 'Horizonte Incorporações e Empreendimentos Imobiliários do Brasil', logo_url: null },
      contact: {
        name: 'Maria Antonieta Cavalcanti de Albuquerque',
        phone: mobile,
        email: 'maria.antonieta.cavalcanti@horizonteincorporacoes.test',
      },
      description: 'Um texto longo sobre a casa, o bairro e a luz da tarde. '.repeat(20).trim(),
      photos: [publicPhoto(), ...[2, 3].map(upright), ...[4, 5, 6].map((id) => publicPhoto({ id }))],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Sala 6 fotos' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Ambientes' })).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

const [plan] = publicProperty().plans
const planPages = [1, 2].map((nth) => ({ url: `${plan?.url}#${nth}` }))

export const PlantaDeDuasPaginas = meta.story({
  ...notPictured,
  name: 'Uma planta de duas páginas, em pdf: a primeira abre o documento',
  args: {
    property: publicProperty({
      plans: [{ id: 3, file_name: 'Planta 1', file_extension: 'pdf', url: '/planta.pdf', pages: planPages }],
    }),
  },
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name })
    await expect(link('Planta 1, página 1')).toHaveAttribute('href', '/planta.pdf')
    await expect(link('Planta 1, página 2')).toHaveAttribute('href', planPages[1]?.url)
  },
})

export const SemFotos = meta.story({
  name: 'Sem fotos: só o tour',
  args: {
    property: publicProperty({ photos: [], videos: [], plans: [], area: null, kind: null, description: '' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Abrir tour virtual/ })).toBeVisible()
  },
})

export const Trezentas = meta.story({
  ...notPictured,
  name: 'Trezentas fotos',
  args: { property: publicProperty({ photos: publicPhotos(300) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sala 67' })).toHaveAttribute('href', '#ambiente-2')
    await expect(document.getElementById('ambiente-2')).toHaveTextContent('Sala 67 fotos')
  },
})

export const ComDownloads = meta.story({
  name: 'Oferece as fotos para baixar, em cada tamanho, e o folheto',
  args: {
    property: publicProperty({
      photos: publicPhotos(2),
      downloads: photoSizeNames.map((size) => ({ size, url: `/fotos/${size}` })),
      brochure_url: '/folheto.pdf',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Baixar as fotos' })).toBeVisible()
    const portal = canvas.getByRole('link', { name: /^Portal de imóveis Para anúncios/ })
    await expect(portal).toHaveAttribute('href', '/fotos/portal')
    await expect(canvas.getByRole('link', { name: /^Folheto em PDF/ })).toHaveAttribute(
      'href',
      '/folheto.pdf',
    )
    const [cover] = canvas.getAllByRole('link')
    await expect(cover).toHaveAttribute('data-file', pictures.facade)
  },
})

const onOpenPhoto = fn<NonNullable<PropertyPageProps['onOpenPhoto']>>()

export const SoPeloTeclado = meta.story({
  ...notPictured,
  name: 'Só pelo teclado: a foto abre na página',
  args: { onOpenPhoto },
  beforeEach: () => {
    onOpenPhoto.mockClear()
  },
  play: async ({ canvas }) => {
    const [cover] = canvas.getAllByRole('link')
    if (!cover) throw new Error('The page has no cover.')
    await press(cover)
    await expect(onOpenPhoto).toHaveBeenLastCalledWith(1)
    await press(canvas.getByRole('link', { name: 'Sala, foto 2' }))
    await expect(onOpenPhoto).toHaveBeenLastCalledWith(8)
  },
})

export const NoServidor = meta.story({
  ...notPictured,
  name: 'Desenhada no servidor, sem estilo nem script em elemento algum',
  play: async ({ args }) => {
    const sheet = new ServerStyleSheet()
    const html = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <PropertyPage {...args} />
      </StyleSheetManager>,
    )
    await expect(html).toContain('Apartamento claro na Rua Augusta')
    await expect(html).not.toMatch(/ style=| on[a-z]+=|<script/)
    await expect(html).not.toMatch(/<button/)
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  render: function Asked(args) {
    const [property, retry] = useRemote((signal) => pages.get(args.property.code, signal), [])
    return (
      <Await remote={property} onRetry={retry} waiting={<Skeleton height="400px" />}>
        {(value) => <PropertyPage {...args} property={value} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Apartamento claro')
  },
})
