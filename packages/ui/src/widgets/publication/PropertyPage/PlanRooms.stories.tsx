import type { PublicPlanRoom, PublicProperty } from '@ensaio/domain'
import { publicProperty } from '@ensaio/mocks'
import { renderToString } from 'react-dom/server'
import { expect, fn, within } from 'storybook/test'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { standApart } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { PropertyPage } from './PropertyPage.tsx'

const address = 'https://ensaio.test/imovel/pG3kq8Zt1xVb7Nc2Ry5LwA'
const mark = (room: string, x: number, y: number, page = 1): PublicPlanRoom => ({ room, page, x, y })
const marks = [
  mark('Sala', 0.34, 0.56),
  mark('Cozinha', 0.31, 0.31),
  mark('Suíte', 0.75, 0.72),
  mark('Varanda', 0.32, 0.77),
  mark('Banheiro', 0.55, 0.61),
]
const withRooms = (rooms: readonly PublicPlanRoom[], pages?: { url: string }[]): PublicProperty => {
  const property = publicProperty()
  const [plan] = property.plans
  return {
    ...property,
    photos: property.photos.slice(0, 8),
    tours: [],
    videos: [],
    plans: plan ? [{ ...plan, rooms: [...rooms], ...(pages && { pages }) }] : [],
  }
}

const meta = preview.meta({
  title: 'Componentes/Publicação/PropertyPage: ambientes da planta',
  component: PropertyPage,
  args: { property: withRooms(marks), address, year: 2026 },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'Os ambientes marcados numa planta da página publicada: cada nome é um link para a seção das suas fotos, que funciona sem script. Um ambiente sem fotos é só um nome.',
      },
    },
  },
})

export const Marcados = meta.story({
  name: 'Cada ambiente leva às suas fotos',
  play: async ({ canvas, canvasElement }) => {
    const plan = within(canvas.getByRole('img', { name: /^Planta 78/ }).closest('li') as HTMLElement)
    const links = plan.getAllByRole('link', { name: / · / })
    await expect(links.map((one) => one.textContent)).toEqual([
      'Sala · 2 fotos',
      'Cozinha · 1 foto',
      'Suíte · 1 foto',
      'Varanda · 1 foto',
    ])
    for (const link of links) {
      const [room = ''] = link.textContent?.split(' · ') ?? []
      const section = canvasElement.querySelector(link.getAttribute('href') ?? '')
      await expect(section?.querySelector('h2')).toHaveTextContent(room)
    }
    await expect(plan.getByText('Banheiro').closest('a')).toBeNull()
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
})

export const AbreNaPagina = meta.story({
  ...notPictured,
  name: 'Com script, um ambiente abre a primeira das suas fotos',
  args: { onOpenPhoto: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Sala · 2 fotos' })
    await press(link)
    await expect(args.onOpenPhoto).toHaveBeenCalledWith(Number(link.dataset.opens))
    const [first] = withRooms(marks).photos.filter(({ room }) => room === 'Sala')
    await expect(link.dataset.opens).toBe(String(first?.id))
  },
})

const [page] = withRooms([]).plans
const two = [{ url: `${page?.url}#1` }, { url: `${page?.url}#2` }]

export const DuasPaginas = meta.story({
  name: 'Duas páginas, cada uma com os seus, e nomes longos nas bordas',
  args: {
    property: withRooms(
      [
        mark('Sala de estar com vista para o jardim', 0, 0.3),
        mark('Varanda', 0.5, 0.5, 2),
        mark('Área de serviço com lavanderia e despensa', 1, 0.7),
      ],
      two,
    ),
  },
  play: async ({ canvas }) => {
    const at = (nth: number) =>
      within(canvas.getByRole('img', { name: new RegExp(`página ${nth}$`) }).closest('li') as HTMLElement)
    await expect(at(1).queryByText(/^Varanda/)).toBeNull()
    await expect(at(2).getByText(/^Varanda/)).toBeVisible()
  },
})

const many =
  'Sala|Sala de jantar|Cozinha|Área de serviço|Lavabo|Banheiro|Suíte master|Suíte 2|Quarto|Varanda|Escritório|Closet'

export const MuitosNoCelular = meta.story({
  ...onPhone,
  name: 'Muitos ambientes, no celular: nenhum nome cobre outro',
  args: {
    property: withRooms(
      many
        .split('|')
        .map((room, place) => mark(room, 0.14 + 0.24 * (place % 4), 0.2 + 0.25 * Math.floor(place / 4))),
    ),
  },
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('img', { name: /^Planta 78/ }).closest('li') as HTMLElement
    await within(plan).findByRole('link', { name: 'Sala · 2 fotos' })
    await standApart([...plan.querySelectorAll('li')])
  },
})

export const NoServidor = meta.story({
  ...notPictured,
  name: 'Desenhada no servidor: os links estão no HTML, sem estilo de elemento',
  play: async ({ args }) => {
    const sheet = new ServerStyleSheet()
    const html = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <PropertyPage {...args} />
      </StyleSheetManager>,
    )
    await expect(html).toMatch(
      /<a href="#ambiente-2" data-opens="\d+" aria-label="Sala · 2 fotos"><span>Sala<\/span><span[^>]*> · 2<i> fotos<\/i><\/span><\/a>/,
    )
    await expect(html).not.toContain('style=')
    await expect(sheet.getStyleTags()).toMatch(/left:\s*34%/)
    sheet.seal()
  },
})
