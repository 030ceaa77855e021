import { createClient } from '@ensaio/client'
import { searchSessions } from '@ensaio/domain'
import { reply, sessionPage } from '@ensaio/mocks'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { useRemote } from '../../../remote/useRemote.ts'
import { Await } from '../../feedback/Await/Await.tsx'
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx'
import { PagedList } from '../PagedList.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'

function Turning(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return (
    <Pagination
      {...props}
      page={page}
      onPage={(to) => {
        props.onPage?.(to)
        setPage(to)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Primitivos/Navegação/Pagination',
  component: Pagination,
  args: { page: 1, lastPage: 12, onPage: fn() },
  render: (args) => <Turning {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Vira as páginas de uma lista: no máximo cinco números, que deslizam com a página atual, e um passo para cada lado. As páginas contam a partir de 1; com menos de duas, não aparece nada. É uma região de navegação chamada "Páginas"; a atual leva `aria-current`, e os passos continuam no lugar (sem efeito) nas pontas. `PagedList` envolve a lista e a paginação.\n\n**Acessibilidade.** Depois da troca, `PagedList` leva o foco e a vista ao começo da lista; os números são links que se abrem em outra aba.',
      },
    },
  },
})

const submitted = fn((event: FormEvent) => event.preventDefault())

const numbers = () =>
  screen.getAllByRole('button', { name: /^Página/ }).map((button) => Number(button.textContent))

export const NoComeco = meta.story({
  name: 'No começo',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Páginas' })).toBeVisible()
    await expect(numbers()).toEqual([1, 2, 3, 4, 5])
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Página 1')
    await expect(canvas.getAllByRole('button', { current: 'page' })).toHaveLength(1)
    const back = canvas.getByRole('button', { name: 'Anterior' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    for (const button of canvas.getAllByRole('button').slice(1))
      await expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.click(back)
    await userEvent.click(canvas.getByRole('button', { name: 'Página 1' }))
    await expect(args.onPage).not.toHaveBeenCalled()
  },
})

function Turned(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return (
    <>
      <label>
        Buscar
        <input onChange={() => setPage(1)} />
      </label>
      <PagedList page={page}>
        {Array.from({ length: 60 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
          <p key={row}>{`Página ${page}, linha ${row + 1}`}</p>
        ))}
        <Pagination {...props} page={page} onPage={setPage} />
      </PagedList>
    </>
  )
}

export const ListaPorPaginas = meta.story({
  name: 'Uma página nova da lista começa no topo; uma busca não perde o foco',
  render: (args) => <Turned {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Próxima' })
    next.scrollIntoView()
    await expect(canvas.getByText('Página 1, linha 1').getBoundingClientRect().bottom).toBeLessThan(0)
    await userEvent.click(next)
    const first = canvas.getByText('Página 2, linha 1')
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(first.parentElement).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar' }), 'Rua')
    await expect(canvas.getByText('Página 1, linha 1')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Buscar' })).toHaveFocus()
  },
})

export const NoMeio = meta.story({
  name: 'No meio, a janela desliza',
  tags: ['spec:2-list-pages'],
  args: { page: 6 },
  play: async ({ canvas, args }) => {
    await expect(numbers()).toEqual([4, 5, 6, 7, 8])
    await userEvent.click(canvas.getByRole('button', { name: 'Página 8' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(8)
    await expect(numbers()).toEqual([6, 7, 8, 9, 10])
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(9)
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(8)
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Página 8')
  },
})

export const NoFim = meta.story({
  name: 'No fim',
  args: { page: 12 },
  play: async ({ canvas, args }) => {
    await expect(numbers()).toEqual([8, 9, 10, 11, 12])
    const next = canvas.getByRole('button', { name: 'Próxima' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(args.onPage).not.toHaveBeenCalled()
  },
})

export const DuasPaginas = meta.story({
  name: 'Duas páginas, pelo teclado',
  args: { lastPage: 2 },
  play: async ({ canvas, args }) => {
    await expect(numbers()).toEqual([1, 2])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Página 2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'Página 2' })).toHaveFocus()
  },
})

export const UmaPagina = meta.story({
  ...notPictured,
  name: 'Uma página só, nada a virar',
  args: { lastPage: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

export const ComLinks = meta.story({
  ...notPictured,
  name: 'Com links, onde o endereço guarda a página',
  args: { page: 1, lastPage: 3, hrefOf: (page) => `#/ensaios?page=${page}` },
  render: (args) => (
    <form onSubmit={submitted}>
      <LinkProvider link={({ href, ...anchor }) => <a href={`#/app/${href}`} {...anchor} />}>
        <Pagination {...args} />
      </LinkProvider>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Anterior', null],
      ['1', '#/app/#/ensaios?page=1'],
      ['2', '#/app/#/ensaios?page=2'],
      ['3', '#/app/#/ensaios?page=3'],
      ['Próxima', '#/app/#/ensaios?page=2'],
    ])
    await expect(links[0]).toHaveAttribute('aria-disabled', 'true')
    await expect(links[1]).toHaveAttribute('aria-current', 'page')
    await expect(links[1]).toHaveAccessibleName('Página 1')
    await expect(canvas.queryByRole('button')).toBeNull()
    await tabTo(canvas.getByRole('link', { name: 'Próxima' }))
    await expect(args.onPage).not.toHaveBeenCalled()
  },
})

export const NumFormulario = meta.story({
  ...notPictured,
  name: 'Dentro de um formulário: não o envia',
  render: (args) => (
    <form onSubmit={submitted}>
      <Turning {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }))
    await calledOnce(args.onPage, 2)
    await expect(submitted).not.toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com páginas de três dígitos',
  args: { page: 118, lastPage: 240 },
  ...onPhone,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Páginas' })
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
    await expect(canvas.getByRole('button', { name: 'Próxima' })).toBeVisible()
  },
})

const client = createClient({ baseUrl: '/api' })

export const ComAApi = meta.story({
  name: 'Com a API',
  beforeEach({ msw }) {
    msw.use(reply(searchSessions, () => sessionPage({ last_page: 3 })))
  },
  render: function Adopter(args) {
    const [page, setPage] = useState(1)
    const [found, retry] = useRemote((signal) => client.sessions.search({ page }, signal), [page])
    return (
      <Await remote={found} onRetry={retry} waiting={null}>
        {({ last_page }) => <Pagination {...args} page={page} lastPage={last_page} onPage={setPage} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Próxima' }))
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Página 2')
    await expect(numbers()).toEqual([1, 2, 3])
  },
})
