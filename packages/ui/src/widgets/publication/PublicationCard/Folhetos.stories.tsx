import { createClient } from '@ensaio/client'
import { getBrochurePages } from '@ensaio/domain'
import { brochurePages, cut, publication, reply, today } from '@ensaio/mocks'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import type { Brochures } from './brochures.ts'
import { PublicationCard, type PublicationCardProps } from './PublicationCard.tsx'

const meta = preview.meta({
  title: 'Componentes/Publicação/PublicationCard: folhetos',
  component: PublicationCard,
  tags: ['!autodocs'],
  args: {
    publication: ready(publication()),
    origin: 'https://ensaio.test',
    today,
    onSave: fn<PublicationCardProps['onSave']>(async () => undefined),
    onRenew: fn<PublicationCardProps['onRenew']>(async () => undefined),
    onRetry: fn(),
    brochures: {
      read: fn<Brochures['read']>(async () => brochurePages()),
      download: fn<Brochures['download']>(async () => undefined),
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

/** Opens the brochure of a page; returns its dialog. */
async function open(page: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Folheto em PDF: ${page}` }))
  return within(await screen.findByRole('dialog', { name: `Folheto: ${page}` }))
}

export const Aberto = meta.story({
  name: 'As páginas, como saem no papel',
  play: async ({ args }) => {
    const dialog = await open('Página com a sua marca')
    await expect(await dialog.findByRole('img', { name: 'Página 1 de 2' })).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Página 2 de 2' })).toBeInTheDocument()
    await expect(args.brochures?.read).toHaveBeenCalledWith(false, expect.any(AbortSignal))
  },
})

export const SoPeloTeclado = meta.story({
  ...notPictured,
  name: 'Só pelo teclado: baixar o neutro e fechar',
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Folheto em PDF: Página neutra' })
    await press(opener)
    const dialog = within(await screen.findByRole('dialog', { name: 'Folheto: Página neutra' }))
    await dialog.findByRole('img', { name: 'Página 1 de 2' })
    await expect(args.brochures?.read).toHaveBeenCalledWith(true, expect.any(AbortSignal))
    await press(dialog.getByRole('button', { name: 'Baixar PDF' }))
    await expect(await dialog.findByText('Arquivo baixado.')).toBeInTheDocument()
    await expect(args.brochures?.download).toHaveBeenCalledOnce()
    await expect(args.brochures?.download).toHaveBeenCalledWith(
      true,
      expect.any(Function),
      expect.any(AbortSignal),
    )
    const [, close] = dialog.getAllByRole('button', { name: 'Fechar' })
    if (close) await press(close)
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const Carregando = meta.story({
  name: 'Enquanto as páginas são desenhadas',
  beforeEach({ args }) {
    mocked(args.brochures?.read ?? fn()).mockReturnValueOnce(new Promise(() => undefined))
  },
  play: async () => {
    const dialog = await open('Página neutra')
    await expect(dialog.getByRole('button', { name: 'Baixar PDF' })).toBeVisible()
  },
})

const { publications } = createClient({ baseUrl: '/api' })

export const SemRede = meta.story({
  name: 'Sem rede: de novo, e as páginas vêm',
  args: {
    brochures: {
      read: (isNeutral, signal) => publications.brochurePages(7, isNeutral, signal),
      download: async () => undefined,
    },
  },
  beforeEach({ msw }) {
    msw.use(cut(getBrochurePages))
  },
  play: async ({ msw }) => {
    const dialog = await open('Página neutra')
    await expect(await dialog.findByText('Não foi possível mostrar o folheto')).toBeVisible()
    msw.use(reply(getBrochurePages, brochurePages()))
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await dialog.findByRole('img', { name: 'Página 1 de 2' })).toBeVisible()
  },
})

export const SemFolhetos = meta.story({
  ...notPictured,
  name: 'Sem folhetos',
  args: { brochures: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Código QR: Página neutra' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Folheto/ })).toBeNull()
  },
})

export const PrazoEncerrado = meta.story({
  ...notPictured,
  name: 'Prazo encerrado: o código do folheto não levaria a lugar nenhum',
  args: { publication: ready(publication({ expires_on: '2026-11-19' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Código QR: Página neutra/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Folheto/ })).toBeNull()
  },
})
