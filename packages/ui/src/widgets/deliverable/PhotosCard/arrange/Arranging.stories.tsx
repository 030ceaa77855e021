import { Failure, movePhoto, type Photo, removePhoto } from '@ensaio/domain'
import { photo, photos, tags } from '@ensaio/mocks'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

const six = photos(6)
let gallery: readonly Photo[] = six

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: organizar',
  component: PhotosCard,
  args: {
    photos: ready(six as readonly Photo[]),
    tags: tags(),
    viewer: 'staff' as const,
    onRetry: fn(async () => {}),
    onReorder: fn<NonNullable<PhotosCardProps['onReorder']>>(async ({ id }, order) => {
      gallery = movePhoto(gallery, id, order)
      return gallery
    }),
    onDelete: fn<NonNullable<PhotosCardProps['onDelete']>>(async ({ id }) => {
      gallery = removePhoto(gallery, id)
    }),
    onChange: fn<NonNullable<PhotosCardProps['onChange']>>(),
  },
  beforeEach() {
    gallery = six
    deletions = 0
  },
  parameters: {
    docs: {
      description: {
        component:
          'A equipe muda a ordem arrastando (mouse, ou dedo depois de 200 ms), pelo teclado (espaço, setas, espaço) ou pelos botões, e exclui com confirmação. Cada mudança aparece na hora, é salva na hora e volta atrás se o servidor recusar. O que acontece é lido em voz alta.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole' | 'getAllByRole'>

/** The rooms of the photos, in the order shown. */
function order(canvas: Canvas): number[] {
  return canvas
    .getAllByRole('listitem')
    .map((tile: HTMLElement) => tile.querySelector('img')?.getAttribute('src') ?? '')
    .map((src: string) => six.findIndex(({ url }) => url === src) + 1)
}

async function arrange(canvas: Canvas) {
  await press(canvas.getByRole('button', { name: 'Organizar' }))
  // Dragging arrives by itself, later.
  return canvas.findByRole('button', { name: /^Foto 1 de/ }) as Promise<HTMLElement>
}

function grip(canvas: Canvas, place: number): HTMLElement {
  return canvas.getByRole('button', { name: new RegExp(`^Foto ${place} de`) })
}

function said(text: string) {
  return waitFor(() => {
    const told = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
    expect(told.filter(Boolean).join(' | ')).toBe(text)
  })
}

export const Equipe = meta.story({
  name: 'Equipe: orientações da empresa',
  args: {
    instructions:
      'Luzes acesas em todos os cômodos.\nSem pessoas, placas de carro ou objetos pessoais nas fotos.',
    onFeature: fn(async () => six),
    onDownload: fn(async () => {}),
    onUpload: fn(async () => photo()),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Luzes acesas em todos os cômodos/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Escolher fotos' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Organizar' })).toBeVisible()
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: levanta, leva, solta; Esc devolve',
  play: async ({ canvas, args }) => {
    const first = await arrange(canvas)
    // One stop of the keyboard for all photos.
    await expect(grip(canvas, 2)).toHaveAttribute('tabindex', '-1')
    await tabTo(first)
    await userEvent.keyboard('{ArrowRight}')
    await expect(grip(canvas, 2)).toHaveFocus()
    await expect(order(canvas)).toEqual([1, 2, 3, 4, 5, 6])

    await userEvent.keyboard(' ')
    await said('Foto levantada da posição 2 de 6.')
    await userEvent.keyboard('{ArrowRight}')
    await said('Foto sobre a posição 3 de 6.')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(order(canvas)).toEqual([1, 3, 2, 4, 5, 6]))
    await said('Foto solta na posição 3 de 6.')
    await expect(args.onReorder).toHaveBeenCalledWith(six[1], 2)
    await waitFor(() => expect(grip(canvas, 3)).toHaveFocus())

    await userEvent.keyboard(' ')
    await said('Foto levantada da posição 3 de 6.')
    await userEvent.keyboard('{ArrowLeft}')
    await said('Foto sobre a posição 2 de 6.')
    await userEvent.keyboard('{Escape}')
    await said('Movimento cancelado. A foto voltou à posição 3 de 6.')
    await expect(order(canvas)).toEqual([1, 3, 2, 4, 5, 6])
    await expect(args.onReorder).toHaveBeenCalledOnce()
    await press(canvas.getByRole('button', { name: 'Concluir' }))
    await expect(canvas.getByRole('button', { name: /^Abrir Foto 3 de 6/ })).toBeVisible()
  },
})

export const TeclasNaSaida = meta.story({
  ...notPicturedOn('phone'),
  name: 'Concluir com uma foto levantada: nada muda, e as teclas voltam a ser da página',
  play: async ({ canvas, args }) => {
    const first = await arrange(canvas)
    first.focus()
    await userEvent.keyboard(' ')
    await said('Foto levantada da posição 1 de 6.')
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }))
    canvas.getByRole('button', { name: 'Organizar' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('button', { name: 'Concluir' })
    await expect(order(canvas)).toEqual([1, 2, 3, 4, 5, 6])
    await expect(args.onReorder).not.toHaveBeenCalled()
  },
})

function middle(element: Element) {
  const box = element.getBoundingClientRect()
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
}

export const ComOMouse = meta.story({
  name: 'Com o mouse: arrasta a primeira para o lugar da terceira',
  tags: ['spec:4-photo-order'],
  play: async ({ canvas, args }) => {
    const first = await arrange(canvas)
    const [from, to] = [middle(first), middle(grip(canvas, 3))]
    await fireEvent.mouseDown(first, { button: 0, ...from })
    await fireEvent.mouseMove(document, { clientX: from.clientX + 10, clientY: from.clientY })
    await said('Foto levantada da posição 1 de 6.')
    await fireEvent.mouseMove(document, to)
    await said('Foto sobre a posição 3 de 6.')
    await fireEvent.mouseUp(document, to)
    await waitFor(() => expect(order(canvas)).toEqual([2, 3, 1, 4, 5, 6]))
    await expect(args.onReorder).toHaveBeenCalledWith(six[0], 2)
    await waitFor(() =>
      expect(args.onChange?.mock.calls[0]?.[0].map(({ id }) => id)).toEqual([2, 3, 1, 4, 5, 6]),
    )
  },
})

export const ComODedo = meta.story({
  name: 'Com o dedo: segura, e só então arrasta',
  play: async ({ canvas, args }) => {
    const first = await arrange(canvas)
    const touch = (at: { clientX: number; clientY: number }) => {
      const finger = new Touch({ identifier: 1, target: first, ...at })
      return { touches: [finger], targetTouches: [finger], changedTouches: [finger] }
    }
    const [from, to] = [middle(first), middle(grip(canvas, 2))]
    await fireEvent.touchStart(first, touch(from))
    await said('Foto levantada da posição 1 de 6.')
    await fireEvent.touchMove(first, touch(to))
    await said('Foto sobre a posição 2 de 6.')
    await fireEvent.touchEnd(first, { ...touch(to), touches: [], targetTouches: [] })
    await waitFor(() => expect(order(canvas)).toEqual([2, 1, 3, 4, 5, 6]))
    await expect(args.onReorder).toHaveBeenCalledWith(six[0], 1)
  },
})

export const PelosBotoes = meta.story({
  name: 'Pelos botões: o foco acompanha a foto',
  play: async ({ canvas, args }) => {
    await arrange(canvas)
    const after = () => canvas.getByRole('button', { name: /^Mover para depois: Foto \d de 6, Fachada do/ })
    await userEvent.click(after())
    await said('Foto movida para a posição 2 de 6.')
    await expect(order(canvas)).toEqual([2, 1, 3, 4, 5, 6])
    await expect(after()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await said('Foto movida para a posição 3 de 6.')
    await expect(after()).toHaveFocus()
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledTimes(2))
    await expect(args.onReorder?.mock.calls.map(([, to]) => to)).toEqual([1, 2])
    const before = canvas.getByRole('button', { name: /^Mover para antes: Foto 1 de 6/ })
    await expect(before).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(before)
    await expect(args.onReorder).toHaveBeenCalledTimes(2)
  },
})

export const FiltradaPorAmbiente = meta.story({
  name: 'Filtrada: troca de lugar com a vizinha do mesmo ambiente',
  args: { photos: ready(photos(8) as readonly Photo[]) },
  beforeEach() {
    gallery = photos(8)
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sala 2' }))
    await arrange(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Mover para depois: Foto 1 de 2/ }))
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce())
    await expect(args.onReorder?.mock.calls[0]?.[0].id).toBe(2)
    await expect(args.onReorder?.mock.calls[0]?.[1]).toBe(7)
  },
})

export const OrdemRecusada = meta.story({
  ...notPicturedOn('phone'),
  name: 'Ordem recusada: volta, e diz',
  tags: ['spec:8-photo-order'],
  args: {
    onReorder: fn<NonNullable<PhotosCardProps['onReorder']>>(async () => {
      throw new Failure('internal', 'x')
    }),
  },
  play: async ({ canvas, args }) => {
    await arrange(canvas)
    const button = canvas.getByRole('button', { name: /^Mover para depois: Foto 1 de 6/ })
    await userEvent.click(button)
    await expect(await canvas.findByText('Falha ao reordenar fotos!')).toBeVisible()
    await expect(order(canvas)).toEqual([1, 2, 3, 4, 5, 6])
    await expect(button).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const AvisoLongeDaBarra = meta.story({
  name: 'No celular, o aviso não cobre "Concluir"',
  ...onPhone,
  args: OrdemRecusada.input.args,
  play: async ({ canvas }) => {
    await arrange(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Mover para depois: Foto 1 de 6/ }))
    const notice = await canvas.findByText('Falha ao reordenar fotos!')
    const end = canvas.getByRole('button', { name: 'Concluir' })
    await waitFor(() => {
      const [slip, button] = [notice.getBoundingClientRect(), end.getBoundingClientRect()]
      expect(slip.bottom < button.top || slip.top > button.bottom).toBe(true)
    })
  },
})

let deletions = 0

/** Deletes, but for the attempt that fails. */
function failingAt(attempt: number): NonNullable<PhotosCardProps['onDelete']> {
  return async () => {
    deletions += 1
    if (deletions === attempt) throw new Failure('internal', 'x')
  }
}

export const Exclui = meta.story({
  name: 'Exclui com confirmação; falha dita na própria pergunta',
  tags: ['spec:8-photo-delete'],
  args: {
    onDelete: fn<NonNullable<PhotosCardProps['onDelete']>>(failingAt(1)),
  },
  play: async ({ canvas, args }) => {
    await arrange(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Excluir: Foto 2 de 6/ }))
    const question = within(await canvas.findByRole('alertdialog', { name: 'Excluir esta foto?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Excluir: Foto 2 de 6/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir foto' }))
    await expect(await canvas.findByText('Falha ao excluir foto!')).toBeVisible()
    await expect(order(canvas)).toHaveLength(6)
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir foto' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(order(canvas)).toEqual([1, 3, 4, 5, 6])
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Foto 2 de 5/ })).toHaveFocus())
  },
})

export const ExcluiDaAmpliacao = meta.story({
  name: 'Exclui na ampliação: passa para a seguinte',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir Foto 2 de 6/ }))
    const room = within(await canvas.findByRole('dialog', { name: 'Foto ampliada' }))
    await userEvent.click(room.getByRole('button', { name: 'Excluir' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir foto' }))
    await waitFor(() => expect(room.getByRole('heading')).toHaveTextContent('2 de 5'))
    await expect(room.getByRole('img', { name: 'Cozinha' })).toBeVisible()
    await userEvent.click(room.getByRole('button', { name: 'Fechar' }))
    await expect(canvas.getByRole('button', { name: /^Abrir Foto 2 de 5, Cozinha/ })).toHaveFocus()
  },
})

export const ExcluiUmaSelecao = meta.story({
  name: 'Exclui uma seleção: o que já saiu saiu, o resto fica na pergunta',
  args: {
    onDelete: fn<NonNullable<PhotosCardProps['onDelete']>>(failingAt(2)),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar todas' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir seleção' }))
    await expect(await canvas.findByRole('alertdialog', { name: 'Excluir 6 fotos?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir fotos' }))
    await expect(await canvas.findByText('Falha ao excluir foto!')).toBeVisible()
    await expect(await canvas.findByRole('alertdialog', { name: 'Excluir 5 fotos?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir fotos' }))
    await expect(await canvas.findByText('Nenhuma foto ainda')).toBeVisible()
    await expect(args.onDelete?.mock.calls.map(([{ id }]) => id)).toEqual([1, 2, 2, 3, 4, 5, 6])
  },
})

export const TrezentasFotos = meta.story({
  name: '300 fotos: só as que estão perto podem ser arrastadas',
  args: { photos: ready(photos(300) as readonly Photo[]) },
  play: async ({ canvas }) => {
    await arrange(canvas)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(300)
    await expect(canvas.getAllByRole('button', { name: /^Foto/ }).length).toBeLessThan(80)
  },
})

export const Celular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await arrange(canvas)
    await expect(canvas.getByRole('button', { name: 'Concluir' })).toBeVisible()
  },
})
