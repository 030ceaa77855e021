import { user } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { forgetFocus, tabTo } from '#storybook/keyboard'
import { notPictured, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { atWidth, onPhone } from '#storybook/windows'
import { pageBelow } from './page-below.tsx'
import { TopBar } from './TopBar.tsx'

const officePlaces = [
  ...['Ensaios', 'Agenda', 'Novos clientes', 'Clientes', 'Fechamentos', 'Números', 'Serviços'].map(
    (label) => ({
      label,
    }),
  ),
  ...['Caixa de saída', 'Equipe', 'Configurações', 'Registro', 'Situação', 'Minha conta'].map((label) => ({
    ...{ label, rare: true },
  })),
].map((place) => ({ ...place, href: `#${place.label}`, current: place.label === 'Registro' }))

const meta = preview.meta({
  title: 'Componentes/Conta/TopBar: administração',
  tags: ['!autodocs'],
  component: TopBar,
  args: {
    user: user({ scope: 'admin', name: 'Helena Prado', client: null }),
    links: officePlaces,
    homeHref: '#home',
    onFind: fn(),
    onSignOut: fn(async () => {}),
  },
  decorators: [pageBelow],
  parameters: { bare: true },
})

/** A busca, pelo botão e por Ctrl+K, mas não por cima de um diálogo. */
export const Busca = meta.story({
  name: 'A busca, pelo teclado: o botão e Ctrl+K',
  ...notPictured,
  play: async ({ canvas, args, canvasElement }) => {
    await tabTo(canvas.getByRole('button', { name: 'Buscar em tudo' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onFind).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(args.onFind).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('k')
    const dialog = canvasElement.ownerDocument.createElement('dialog')
    canvasElement.append(dialog)
    dialog.showModal()
    await userEvent.keyboard('{Control>}k{/Control}')
    dialog.remove()
    forgetFocus()
    await expect(args.onFind).toHaveBeenCalledTimes(2)
  },
})

/** Two places, and whether they are in one line. */
const isBeside = (one: HTMLElement, other: HTMLElement) =>
  one.getBoundingClientRect().top === other.getBoundingClientRect().top

export const LugaresDaAdministracao = meta.story({
  ...together(notPicturedOn('phone'), atWidth(1280)),
  name: 'Os muitos lugares da administração: os menos usados em “Mais”, numa linha em 1280 px',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Ensaios' })
    const more = canvas.getByRole('button', { name: 'Mais' })
    if (first === undefined) throw new Error('There are no places.')
    await expect(isBeside(first, more)).toBe(true)
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThan(72)
    await expect(canvas.queryByRole('link', { name: 'Registro' })).toBeNull()
    const name = canvas.getByText('Helena Prado')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    await userEvent.click(more)
    for (const { label } of officePlaces) {
      const { left, right } = canvas.getByRole('link', { name: label }).getBoundingClientRect()
      await expect(left >= 0 && right <= window.innerWidth).toBe(true)
    }
    await expect(canvas.getByRole('link', { name: 'Registro' })).toHaveAttribute('aria-current', 'page')
  },
})

export const MaisPeloTeclado = meta.story({
  name: '“Mais” pelo teclado: abre, leva ao primeiro lugar, Esc fecha; também ao sair e ao tocar fora',
  ...together(notPictured, atWidth(1280)),
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Mais' })
    await tabTo(more)
    await userEvent.keyboard('{Enter}')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Caixa de saída' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(more).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Caixa de saída' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('link', { name: 'Minha conta' }).focus()
    await userEvent.tab()
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(more)
    await userEvent.click(canvas.getByText('O conteúdo da página começa aqui.'))
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(more)
    await userEvent.click(canvas.getByRole('link', { name: 'Equipe' }))
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'))
    forgetFocus()
  },
})

export const Lugares1024DaAdministracao = meta.story({
  name: 'Os lugares da administração cabem em 1024 px, com o nome inteiro',
  ...together(notPictured, atWidth(1024)),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvas.getByRole('button', { name: 'Sair' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mais' })).toBeVisible()
    const name = canvas.getByText('Helena Prado')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
})

export const MenuDaEquipe = meta.story({
  name: 'Os lugares da administração no celular: todos no menu, sem “Mais”',
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    for (const { label } of officePlaces)
      await expect(canvas.getByRole('link', { name: label })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mais' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Registro' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: 'Registro' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
  },
})
