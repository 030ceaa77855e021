import { createClient } from '@ensaio/client'
import { logout } from '@ensaio/domain'
import { company, refuse, user } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { forgetFocus } from '#storybook/keyboard'
import { notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { atWidth, onDesk, onPhone } from '#storybook/windows'
import { useRemote } from '../../../remote/useRemote.ts'
import { pageBelow } from './page-below.tsx'
import { TopBar } from './TopBar.tsx'

const client = createClient({ baseUrl: '/api' })
const allPlaces = [
  { label: 'Ensaios', href: '#sessions', current: true },
  { label: 'Criar ensaio', href: '#add' },
  { label: 'Extrato', href: '#statement' },
  { label: 'Configurações', href: '#profile' },
]

const meta = preview.meta({
  title: 'Componentes/Conta/TopBar',
  component: TopBar,
  args: {
    user: user(),
    links: [
      { label: 'Ensaios', href: '#sessions', current: true },
      { label: 'Criar ensaio', href: '#add' },
      { label: 'Configurações', href: '#profile' },
    ],
    homeHref: '#home',
    loginHref: '#login',
    onSignOut: fn(async () => {}),
  },
  decorators: [pageBelow],
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'A barra acima de toda página: nome, lugares, créditos em R$ e a saída; sem usuário, só a entrada. O `main` da página leva `id="conteudo"`, alvo do atalho "Ir para o conteúdo". No celular os lugares ficam atrás de um botão que abre e fecha por toque, Enter e Esc, e fecha quando o foco sai; os menos usados (`rare`) ficam em “Mais”, que se comporta igual.',
      },
    },
  },
})

export const Conectado = meta.story({
  name: 'Com usuário',
  tags: ['spec:2-bar-signed-in'],
  ...onDesk,
  args: { user: user({ client: company({ payment_plan: 1, credit: { balance: 1234.5 } }) }) },
  play: async ({ canvas, args }) => {
    const places = within(canvas.getByRole('navigation', { name: 'Principal' }))
    await expect(places.getByRole('link', { name: 'Ensaios' })).toHaveAttribute('aria-current', 'page')
    await expect(places.getByRole('link', { name: 'Criar ensaio' })).not.toHaveAttribute('aria-current')
    await expect(canvas.getByText('Créditos: R$ 1.234,50')).toBeVisible()
    await expect(places.getByRole('link', { name: 'Criar ensaio' })).toHaveAttribute('href', '#add')
    await expect(canvas.getByText('Construtora Horizonte')).toHaveAttribute('title', 'Construtora Horizonte')
    await expect(canvas.getByRole('link', { name: 'Ensaio' })).toHaveAttribute('href', '#home')
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull()
    await expect(canvas.queryByText(args.user?.name ?? '')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
})

export const Desconectado = meta.story({
  name: 'Sem usuário',
  tags: ['spec:2-bar-signed-out'],
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#login')
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const SemEntrada = meta.story({
  name: 'Sem entrada, o nome fica no seu lugar',
  ...onDesk,
  args: { user: null },
  render: ({ loginHref: _, ...args }) => <TopBar {...args} />,
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('link', { name: 'Ensaio' }).getBoundingClientRect()
    await expect(left).toBeLessThan(window.innerWidth / 2)
  },
})

export const Equipe = meta.story({
  name: 'Da equipe, sem empresa',
  ...onDesk,
  args: { user: user({ scope: 'admin', name: 'Helena Prado', client: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Helena Prado')).toBeVisible()
    await expect(canvas.getByText('Helena Prado')).toHaveAttribute('title', args.user?.email)
    await expect(canvas.queryByText(/Créditos/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Sair' })).toBeVisible()
  },
})

const longName = user({
  client: company({
    name: 'Incorporadora e Construtora Irmãos Albuquerque & Vasconcelos do Litoral Norte Ltda.',
    credit: { balance: 1_234_567.89 },
  }),
})

export const NomeLongo = meta.story({
  name: 'Empresa de nome longo',
  ...onDesk,
  args: { user: longName },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sair' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

async function everythingFits(canvas: Pick<ReturnType<typeof within>, 'queryByRole' | 'getByRole'>) {
  const menu = canvas.queryByRole('button', { name: 'Menu' })
  if (menu) await userEvent.click(menu)
  const bar = canvas.getByRole('banner')
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  const shown = [
    ...allPlaces.map(({ label }) => within(bar).getByRole('link', { name: label })),
    within(bar).getByText(/^Créditos/),
    within(bar).getByRole('button', { name: 'Sair' }),
  ]
  const boxes = shown.map((one) => one.getBoundingClientRect())
  for (const [place, box] of boxes.entries()) {
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
    const next = boxes[place + 1]
    // Side by side or stacked, never overlapping.
    if (next) await expect(next.left >= box.right || next.top >= box.bottom).toBe(true)
  }
}

const crowded = { user: longName, links: allPlaces }

export const Lugares1280 = meta.story({
  ...together(notPictured, atWidth(1280)),
  name: 'Todos os lugares cabem em 1280 px',
  args: crowded,
  play: ({ canvas }) => everythingFits(canvas),
})

export const Lugares1024 = meta.story({
  ...together(notPictured, atWidth(1024)),
  name: 'Todos os lugares cabem em 1024 px',
  args: crowded,
  play: ({ canvas }) => everythingFits(canvas),
})

export const Lugares768 = meta.story({
  ...together(notPictured, atWidth(768)),
  name: 'Todos os lugares cabem em 768 px',
  args: crowded,
  play: ({ canvas }) => everythingFits(canvas),
})

export const Lugares390 = meta.story({
  ...together(notPictured, atWidth(390)),
  name: 'Todos os lugares cabem em 390 px',
  args: crowded,
  play: ({ canvas }) => everythingFits(canvas),
})

export const NoCelular = meta.story({
  name: 'Menu no celular, pelo teclado',
  ...onPhone,
  args: { user: longName },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'Ensaios' })).toBeNull()
    const closed = menu.innerHTML
    menu.focus()
    // Esc of a closed menu does nothing.
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Enter}')
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.innerHTML).not.toBe(closed)
    const panel = document.getElementById(menu.getAttribute('aria-controls') ?? '')
    await expect(panel).toContainElement(canvas.getByRole('link', { name: 'Ensaios' }))
    await userEvent.keyboard('{Enter}')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ensaios' })).toHaveFocus()
    // From link to link it stays open.
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Criar ensaio' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(menu).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Ensaios' })).toBeNull()
  },
})

export const MenuAberto = meta.story({
  name: 'Menu aberto',
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(canvas.getByText('Créditos: R$ 0,00')).toBeVisible()
    await expect(canvas.getByText('Construtora Horizonte')).toBeVisible()
  },
})

export const FocoSai = meta.story({
  name: 'Fecha quando o foco sai, ao tocar fora e ao escolher um lugar',
  ...together(notPictured, onPhone),
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(menu)
    // A press inside leaves it open; so does the button in Safari, which takes no focus.
    await userEvent.click(canvas.getByText('Construtora Horizonte'))
    menu.blur()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    menu.focus()
    canvas.getByRole('main').focus()
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(menu)
    await userEvent.click(canvas.getByText('O conteúdo da página começa aqui.'))
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(menu)
    await userEvent.click(canvas.getByRole('link', { name: 'Configurações' }))
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'))
    forgetFocus()
  },
})

export const Atalho = meta.story({
  name: 'Atalho para o conteúdo',
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Ir para o conteúdo' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#conteudo')
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(100)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede; a saída falha e é dita',
  ...onDesk,
  beforeEach({ msw }) {
    msw.use(refuse(logout, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  render: function Asked(args) {
    const [asked, , replace] = useRemote((signal) => client.account.user(signal), [])
    return (
      <TopBar
        {...args}
        user={asked.state === 'ready' ? asked.value : null}
        onSignOut={async () => {
          await client.account.logout()
          replace(null)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const leave = await canvas.findByRole('button', { name: 'Sair' })
    await userEvent.click(leave)
    await expect(await canvas.findByText('O serviço está em manutenção.')).toBeVisible()
    await userEvent.click(leave)
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible()
  },
})
