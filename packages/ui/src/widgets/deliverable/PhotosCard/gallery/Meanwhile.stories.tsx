import { movePhoto, type Photo } from '@ensaio/domain'
import { photo, photos, pictures, tags } from '@ensaio/mocks'
import { createEvent, expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Changing, change } from '#storybook/checks/changing'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

type Props = Required<PhotosCardProps>

const six = photos(6)

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: enquanto isso',
  component: PhotosCard,
  args: {
    photos: ready(six as readonly Photo[]),
    tags: tags(),
    viewer: 'staff' as const,
    onRetry: fn(async () => {}),
    onChange: fn<Props['onChange']>(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O que muda na galeria enquanto se olha, escolhe ou envia: fotos que outra pessoa trocou, e respostas que chegam fora de ordem.',
      },
    },
  },
})

const lost = 'data:image/jpeg;base64,'

export const TrocadaPorOutraPessoa = meta.story({
  ...notPictured,
  name: 'Uma foto que não abriu aparece quando é trocada',
  render: (args) => (
    <Changing
      of={PhotosCard}
      before={{
        ...args,
        photos: ready(six.map((one) => (one.id === 2 ? { ...one, thumbnail_url: lost } : one))),
      }}
      after={{
        photos: ready(six.map((one) => (one.id === 2 ? { ...one, thumbnail_url: pictures.pool } : one))),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const tile = () => canvas.getAllByRole('listitem')[1]
    await waitFor(() => expect(tile()?.querySelector('img')).toBeNull())
    await change(canvas)
    await waitFor(() => expect(tile()?.querySelector('img')).toHaveAttribute('src', pictures.pool))
  },
})

export const DeVoltaARede = meta.story({
  ...notPictured,
  name: 'Uma foto que não abriu sem rede é pedida de novo quando ela volta',
  args: { photos: ready(six.map((one) => (one.id === 2 ? { ...one, thumbnail_url: lost } : one))) },
  play: async ({ canvas }) => {
    const tile = canvas.getAllByRole('listitem')[1]
    await waitFor(() => expect(tile?.querySelector('img')).toBeNull())
    const asked: string[] = []
    const watch = new MutationObserver(() =>
      asked.push(tile?.querySelector('img')?.getAttribute('src') ?? ''),
    )
    if (tile) watch.observe(tile, { childList: true })
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      return expect(asked).toContain(lost)
    })
    watch.disconnect()
  },
})

let answer: (gallery: readonly Photo[]) => void
const onReorder = fn<Props['onReorder']>(
  () =>
    new Promise((resolve) => {
      answer = resolve
    }),
)

export const EnviadaAntesDaResposta = meta.story({
  ...notPictured,
  name: 'Uma foto que chegou enquanto outra era movida fica, também sem que a resposta a conheça',
  args: { onReorder, onUpload: fn<Props['onUpload']>(async () => photo({ id: 70, order: 6 })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Organizar' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Mover para depois: Foto 1 de 6/ }))
    await waitFor(() => expect(onReorder).toHaveBeenCalledOnce())
    const file = new File([new Uint8Array(2000)], 'sala.jpg', { type: 'image/jpeg' })
    await userEvent.upload(await canvas.findByLabelText('Escolher fotos', { selector: 'input' }), [file])
    await canvas.findByRole('button', { name: /^Mover para antes: Foto 7 de 7/ })
    answer(movePhoto(six, 1, 1))
    await waitFor(() =>
      expect(args.onChange?.mock.lastCall?.[0].map(({ id }) => id)).toEqual([2, 1, 3, 4, 5, 6, 70]),
    )
    await expect(canvas.getByRole('button', { name: /^Mover para antes: Foto 7 de 7/ })).toBeVisible()
  },
})

export const ExcluidaAntesDaResposta = meta.story({
  ...notPictured,
  name: 'Uma foto excluída enquanto outra era movida não volta com a resposta',
  args: { onReorder, onDelete: fn<Props['onDelete']>(async () => {}) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Organizar' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Mover para depois: Foto 1 de 6/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Excluir: Foto 6 de 6/ }))
    const question = within(await canvas.findByRole('alertdialog', { name: 'Excluir esta foto?' }))
    await userEvent.click(question.getByRole('button', { name: 'Excluir foto' }))
    await canvas.findByRole('button', { name: /^Excluir: Foto 5 de 5/ })
    answer(movePhoto(six, 1, 1))
    await waitFor(() =>
      expect(args.onChange?.mock.lastCall?.[0].map(({ id }) => id)).toEqual([2, 1, 3, 4, 5]),
    )
  },
})

export const TrechoDeOutroAmbiente = meta.story({
  ...notPictured,
  name: 'Com Shift em outro ambiente, só a foto pressionada se soma à escolhida antes',
  args: { photos: ready(photos() as readonly Photo[]), onDownload: fn<Props['onDownload']>(async () => {}) },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await user.click(canvas.getByRole('checkbox', { name: /^Foto 1 de 9/ }))
    await user.click(canvas.getByRole('button', { name: 'Sala 2' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: /^Foto 2 de 2/ }))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByRole('checkbox', { name: /^Foto 1 de 2/ })).not.toBeChecked()
    await expect(canvas.getByText('2 selecionadas')).toBeVisible()
  },
})

export const AsUltimasExcluidas = meta.story({
  ...notPictured,
  name: 'Excluídas as últimas de uma vez, o foco vai à que fica por último',
  args: { onDelete: fn<Props['onDelete']>(async () => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 5 de 6/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 6 de 6/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir seleção' }))
    const question = within(await canvas.findByRole('alertdialog', { name: 'Excluir 2 fotos?' }))
    await userEvent.click(question.getByRole('button', { name: 'Excluir fotos' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Foto 4 de 4/ })).toHaveFocus())
  },
})

export const AtualizadaDuranteAPergunta = meta.story({
  ...notPictured,
  name: 'Excluída na ampliação depois que a galeria foi atualizada, passa para a seguinte',
  args: { onDelete: fn<Props['onDelete']>(async () => {}) },
  render: (args) => (
    <Changing of={PhotosCard} before={args} after={{ photos: ready(six.map((one) => ({ ...one }))) }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir Foto 3 de 6/ }))
    const viewer = within(await canvas.findByRole('dialog', { name: 'Foto ampliada' }))
    await userEvent.click(viewer.getByRole('button', { name: 'Excluir' }))
    const question = within(await canvas.findByRole('alertdialog', { name: 'Excluir esta foto?' }))
    canvas.getByRole('button', { name: 'Trocar os dados', hidden: true }).click()
    await userEvent.click(question.getByRole('button', { name: 'Excluir foto' }))
    await expect(await viewer.findByText('3 de 5')).toBeVisible()
  },
})

export const TeclasDoNavegador = meta.story({
  ...notPictured,
  name: 'Alt e seta são do navegador, também com o foco em uma foto',
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: /^Abrir Foto 2 de 6/ })
    second.focus()
    const back = createEvent.keyDown(second, { key: 'ArrowLeft', altKey: true })
    await fireEvent(second, back)
    await expect(back.defaultPrevented).toBe(false)
    await expect(second).toHaveFocus()
  },
})
