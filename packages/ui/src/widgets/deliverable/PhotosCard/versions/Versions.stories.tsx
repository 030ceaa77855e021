import { Failure, largestPhoto, type Photo } from '@ensaio/domain'
import { photos, pictures, replacedPhoto, tags } from '@ensaio/mocks'
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

type Props = Required<PhotosCardProps>

/** Nine photos, of which the first was taken anew at dusk. */
const nine = photos().map((one): Photo => (one.id === 1 ? replacedPhoto() : { ...one, is_featured: false }))

let arrive: (photo: Photo) => void
let fail: (reason: unknown) => void
let progress: (share: number) => void
const onReplace = fn<Props['onReplace']>(
  (_photo, _file, tell) =>
    new Promise((resolve, reject) => {
      arrive = resolve
      fail = reject
      progress = tell
    }),
)
const staff = { viewer: 'staff' as PhotosCardProps['viewer'], onReplace }

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: versões',
  component: PhotosCard,
  args: {
    photos: ready(nine),
    tags: tags(),
    viewer: 'client' as PhotosCardProps['viewer'],
    onRetry: fn(async () => {}),
    onDownload: fn<Props['onDownload']>(async () => {}),
    onChange: fn<Props['onChange']>(),
  },
  beforeEach() {
    onReplace.mockClear()
  },
  parameters: {
    docs: {
      description: {
        component:
          'A equipe troca o arquivo de uma foto, que guarda o lugar, o ambiente, o destaque, os comentários e as favoritas. Uma foto trocada depois de entregue leva “Nova versão”; aberta, “Antes e depois” põe a divisa entre as duas. “Novas versões” mostra só as trocadas.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

async function open(canvas: Canvas, place: number) {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Abrir Foto ${place} de`) }))
  return within(await screen.findByRole('dialog', { name: 'Foto ampliada' }))
}

const jpg = (name: string, size = 2000) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

async function startReplacing(canvas: Canvas) {
  const viewer = await open(canvas, 1)
  await userEvent.click(viewer.getByRole('button', { name: 'Trocar foto' }))
  return within(await screen.findByRole('dialog', { name: 'Trocar foto' }))
}

async function choose(dialog: ReturnType<typeof within>, file: File) {
  await userEvent.upload(await dialog.findByLabelText(/^Escolher/, { selector: 'input' }), file, {
    applyAccept: false,
  })
}

export const NovaVersao = meta.story({
  name: 'Uma foto com nova versão, e só as trocadas',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nova versão')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Abrir Foto 1 de 9, .*, nova versão$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Novas versões 1' }))
    await expect(canvas.getAllByRole('button', { name: /^Abrir Foto/ })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar Novas versões' }))
    await expect(args.onDownload).toHaveBeenLastCalledWith(
      { photo_ids: [1] },
      expect.anything(),
      expect.anything(),
    )
  },
})

export const AntesEDepois = meta.story({
  name: 'Antes e depois, na foto aberta',
  play: async ({ canvas }) => {
    const viewer = await open(canvas, 1)
    await userEvent.click(viewer.getByRole('button', { name: 'Antes e depois' }))
    const divider = viewer.getByRole('slider', { name: /^Antes e depois: Fachada ao entardecer/ })
    await expect(viewer.getByRole('img', { name: /, antes$/ })).toHaveAttribute('src', pictures.facade)
    await expect(viewer.getByRole('img', { name: /, depois$/ })).toHaveAttribute('src', pictures.facadeAtDusk)
    // Nothing to zoom in a comparison; the arrows belong to the divider.
    await expect(viewer.queryByRole('button', { name: 'Aproximar' })).toBeNull()
    await tabTo(divider)
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByText('1 de 9')).toBeVisible()
    await fireEvent.change(divider, { target: { value: '30' } })
    await expect(divider).toHaveAttribute('aria-valuetext', '30% antes, 70% depois')
  },
})

export const AntesEDepoisNoCelular = meta.story({
  ...onPhone,
  name: 'Antes e depois, no celular',
  play: async ({ canvas }) => {
    const viewer = await open(canvas, 1)
    await userEvent.click(viewer.getByRole('button', { name: 'Antes e depois' }))
    await expect(viewer.getByRole('slider', { name: /^Antes e depois/ })).toBeInTheDocument()
  },
})

export const OutraFoto = meta.story({
  ...notPictured,
  name: 'A foto seguinte não tem o que comparar; de volta, a comparação está lá',
  play: async ({ canvas }) => {
    const viewer = await open(canvas, 1)
    await userEvent.click(viewer.getByRole('button', { name: 'Antes e depois' }))
    await userEvent.click(viewer.getByRole('button', { name: 'Próxima foto' }))
    await expect(viewer.queryByRole('button', { name: 'Antes e depois' })).toBeNull()
    await expect(viewer.queryByRole('slider')).toBeNull()
    await userEvent.click(viewer.getByRole('button', { name: 'Foto anterior' }))
    await expect(viewer.getByRole('slider')).toBeInTheDocument()
    await userEvent.click(viewer.getByRole('button', { name: 'Antes e depois' }))
    await expect(viewer.queryByRole('slider')).toBeNull()
    await expect(viewer.getByRole('button', { name: 'Aproximar' })).toBeVisible()
  },
})

export const Trocar = meta.story({
  name: 'A equipe troca uma foto',
  args: staff,
  play: async ({ canvas, args }) => {
    const dialog = await startReplacing(canvas)
    await press(dialog.getByRole('button', { name: 'Trocar foto' }))
    await expect(await dialog.findByText('Escolha antes a nova foto.')).toBeVisible()
    await expect(onReplace).not.toHaveBeenCalled()
    await choose(dialog, jpg('fachada-noite.jpg'))
    await expect(dialog.queryByText('Escolha antes a nova foto.')).toBeNull()
    const chosen = dialog.getByRole<HTMLImageElement>('img', { name: /, nova$/ }).src
    await press(dialog.getByRole('button', { name: 'Trocar foto' }))
    await expect(onReplace).toHaveBeenCalledOnce()
    const [photo, file] = onReplace.mock.lastCall ?? []
    await expect([photo?.id, file?.name]).toEqual([1, 'fachada-noite.jpg'])
    progress(0.4)
    await expect(await dialog.findByRole('progressbar', { name: 'Enviando a foto' })).toHaveAttribute(
      'aria-valuetext',
      '40%',
    )
    // While the file is sent, the dialog stays open, and no other file can be chosen.
    await choose(dialog, jpg('fachada-chuva.jpg'))
    await expect(dialog.getByRole('button', { name: 'Escolher outra' })).toHaveAttribute('aria-disabled')
    await expect(dialog.getByRole('img', { name: /, nova$/ })).toHaveAttribute('src', chosen)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await expect(screen.getByRole('dialog', { name: 'Trocar foto' })).toBeVisible()
    arrive(replacedPhoto({ alt: 'Fachada à noite', url: pictures.pool, preview_url: pictures.pool }))
    await expect(await screen.findByText('Foto trocada.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Trocar foto' })).toBeNull())
    await expect(await screen.findByRole('heading', { name: /Fachada à noite/ })).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ id: 1, alt: 'Fachada à noite' })]),
    )
  },
})

export const TrocarNaApresentacao = meta.story({
  ...notPictured,
  name: 'Na apresentação, troca a foto que se via ao pedir, e não a seguinte',
  args: staff,
  play: async ({ canvas }) => {
    const viewer = await open(canvas, 1)
    const clock = spyOn(window, 'setTimeout')
    const nextSlide = () => clock.mock.calls.findLast(([, delay]) => delay === 5000)?.[0]
    await press(viewer.getByRole('button', { name: 'Apresentar as fotos' }))
    await waitFor(() => expect(nextSlide()).toBeDefined())
    const goOn = nextSlide()
    clock.mockRestore()
    // As when the code of the dialog comes only after the next photo.
    viewer.getByRole('button', { name: 'Trocar foto' }).click()
    if (typeof goOn === 'function') goOn()
    await expect(await viewer.findByText('2 de 9')).toBeInTheDocument()
    const dialog = within(await screen.findByRole('dialog', { name: 'Trocar foto' }))
    await expect(dialog.getByRole('img', { name: /^Fachada ao entardecer.*, agora$/ })).toBeVisible()
    await choose(dialog, jpg('fachada-noite.jpg'))
    await press(dialog.getByRole('button', { name: 'Trocar foto' }))
    await expect(onReplace.mock.lastCall?.[0].id).toBe(1)
    arrive(replacedPhoto({ alt: 'Fachada à noite' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Trocar foto' })).toBeNull())
    await expect(viewer.getByText('2 de 9')).toBeInTheDocument()
  },
})

export const TrocarSemArquivo = meta.story({
  name: 'Trocar, antes de escolher',
  args: staff,
  play: async ({ canvas }) => {
    const dialog = await startReplacing(canvas)
    await expect(dialog.getByRole('img', { name: /, agora$/ })).toBeVisible()
    await expect(dialog.queryByRole('img', { name: /, nova$/ })).toBeNull()
  },
})

export const TrocarFalha = meta.story({
  name: 'O que não é foto é dito; uma falha guarda o arquivo',
  args: staff,
  play: async ({ canvas }) => {
    const dialog = await startReplacing(canvas)
    await choose(dialog, new File(['%PDF'], 'memorial.pdf', { type: 'application/pdf' }))
    await expect(await dialog.findByText('“memorial.pdf” não é uma foto em jpg ou png.')).toBeVisible()
    await choose(dialog, jpg('fachada-noite.jpg'))
    await press(dialog.getByRole('button', { name: 'Trocar foto' }))
    fail(new Failure('invalid', 'Esta foto já está na galeria, em outro lugar. Escolha outro arquivo.'))
    await expect(await dialog.findByText(/já está na galeria/)).toBeVisible()
    await expect(dialog.queryByRole('progressbar')).toBeNull()
    await press(dialog.getByRole('button', { name: 'Trocar foto' }))
    await expect(onReplace).toHaveBeenCalledTimes(2)
    await expect(dialog.queryByText(/já está na galeria/)).toBeNull()
    fail(new Failure('offline', 'Sem conexão.'))
    await expect(await dialog.findByText('Sem conexão.')).toBeVisible()
  },
})

export const GrandeDemais = meta.story({
  ...notPictured,
  name: 'Uma foto grande demais é reduzida, o que é dito antes',
  args: staff,
  play: async ({ canvas }) => {
    const dialog = await startReplacing(canvas)
    await choose(dialog, jpg('enorme.jpg', largestPhoto + 1))
    await expect(await dialog.findByText(/Ela será reduzida aqui mesmo, antes de enviar/)).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Trocar foto' }))
    // These bytes are no picture: nothing is sent.
    await expect(await dialog.findByText('A foto não foi trocada')).toBeVisible()
    await expect(onReplace).not.toHaveBeenCalled()
  },
})

export const SemTroca = meta.story({
  ...notPictured,
  name: 'O cliente não troca, mesmo com o callback; sem ele, a equipe também não',
  args: { onReplace },
  play: async ({ canvas }) => {
    const viewer = await open(canvas, 2)
    await expect(viewer.getByRole('button', { name: 'Fechar' })).toBeVisible()
    await expect(viewer.queryByRole('button', { name: 'Trocar foto' })).toBeNull()
  },
})
