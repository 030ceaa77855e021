import { Failure, largestPhoto, type Photo, saysPanorama } from '@ensaio/domain'
import { photo, photos, pictures, tags } from '@ensaio/mocks'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { Leaving, leave } from '#storybook/checks/changing'
import { press } from '#storybook/keyboard'
import { asksBeforeLeaving } from '#storybook/leaving'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

type Sending = {
  file: File
  tagId: number | null
  signal: AbortSignal
  progress: (share: number) => void
  arrive: () => void
  fail: (message: string, code?: Failure['code']) => void
}

const three = photos(3)
let sending: Sending[] = []

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: enviar',
  component: PhotosCard,
  args: {
    photos: ready(three as readonly Photo[]),
    tags: tags(),
    viewer: 'staff' as const,
    onRetry: fn(async () => {}),
    onUpload: fn<NonNullable<PhotosCardProps['onUpload']>>(
      (file, tagId, progress, signal) =>
        new Promise((resolve, reject) => {
          const id = 100 + sending.length
          sending.push({
            file,
            tagId,
            signal,
            progress,
            arrive: () => resolve(photo({ id, order: id, tag_id: tagId, thumbnail_url: pictures.pool })),
            fail: (message, code = 'unavailable') => reject(new Failure(code, message)),
          })
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    ),
    onChange: fn<NonNullable<PhotosCardProps['onChange']>>(),
  },
  beforeEach() {
    sending = []
  },
  parameters: {
    docs: {
      description: {
        component:
          'A equipe escolhe ou arrasta vários arquivos. Três são enviados por vez, cada um com andamento, cancelamento e nova tentativa. Os maiores que 3145728 bytes são listados, com a oferta de reduzi-los no navegador; o que não é jpg ou png também é dito. Enquanto algo está a caminho, sair da página pede confirmação.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByLabelText' | 'queryByRole' | 'findByRole'>

function jpg(name: string, size = 2000): File {
  return new File([new Uint8Array(size)], name, { type: 'image/jpeg' })
}

async function choose(canvas: Canvas, files: File[]) {
  await userEvent.upload(await canvas.findByLabelText('Escolher fotos', { selector: 'input' }), files)
}

/** Waits until so many files were handed over, and gives the last one. */
async function sent(count: number, options?: { timeout: number }): Promise<Sending> {
  await waitFor(() => expect(sending).toHaveLength(count), options)
  return sending[count - 1] as Sending
}

export const Vazio = meta.story({
  args: { photos: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma foto ainda')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Escolher fotos' })).toBeVisible()
  },
})

export const EnviaTresPorVez = meta.story({
  name: 'Envia três por vez, com andamento e ambiente',
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Ambiente das novas fotos' }),
      'Varanda',
    )
    await choose(
      canvas,
      ['a', 'b', 'c', 'd'].map((name) => jpg(`${name}.jpg`)),
    )
    await sent(3)
    const queue = within(canvas.getByRole('list', { name: 'Envios' }))
    await expect(queue.getAllByRole('listitem')).toHaveLength(4)
    await expect(queue.getByText('Na fila · 2 kB')).toBeVisible()
    await isAnnounced(canvas.getByText('Enviando fotos: 0 de 4 prontas'))
    sending[1]?.progress(0.5)
    await waitFor(() =>
      expect(queue.getByRole('progressbar', { name: 'Enviando b.jpg' })).toHaveAttribute(
        'aria-valuenow',
        '50',
      ),
    )
    sending[0]?.arrive()
    await expect((await sent(4)).file.name).toBe('d.jpg')
    await expect(sending.map(({ tagId }) => tagId)).toEqual([5, 5, 5, 5])
    await expect(canvas.getByRole('button', { name: /^Abrir Foto 4 de 4, Varanda/ })).toBeVisible()
    for (const one of sending) one.arrive()
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Envios' })).toBeNull())
    await expect(await canvas.findByText('4 fotos enviadas.')).toBeVisible()
    await expect(args.onChange?.mock.lastCall?.[0]).toHaveLength(7)
  },
})

export const FalhaETentaDeNovo = meta.story({
  ...notPictured,
  name: 'Falha de uma: diz qual e por quê, e tenta de novo só ela',
  tags: ['spec:8-photo-upload'],
  play: async ({ canvas, args }) => {
    await choose(canvas, [jpg('sala.jpg'), jpg('cozinha.jpg')])
    await sent(2)
    sending[0]?.fail('O serviço está em manutenção.')
    await isAnnounced(await canvas.findByText('Falha ao realizar upload da foto sala.jpg!'), 'alert')
    await expect(canvas.getByText('O serviço está em manutenção.')).toBeVisible()
    sending[1]?.arrive()
    await isAnnounced(await canvas.findByText('1 foto sem enviar'))
    await expect(canvas.queryByText(/enviada/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente: sala.jpg' }))
    await expect((await sent(3)).file.name).toBe('sala.jpg')
    sending[2]?.arrive()
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Envios' })).toBeNull())
    await expect(args.onUpload).toHaveBeenCalledTimes(3)
  },
})

export const FalhamVarias = meta.story({
  ...notPictured,
  name: 'Falham várias: tenta todas, ou desiste',
  play: async ({ canvas }) => {
    await choose(canvas, [jpg('a.jpg'), jpg('b.jpg'), jpg('texto.jpg')])
    await sent(3)
    sending[2]?.fail('Não foi possível abrir esta imagem.', 'wrong_type')
    for (const one of sending.slice(0, 2)) one.fail('Sem conexão.')
    await press(await canvas.findByRole('button', { name: 'Tentar todas novamente' }))
    await sent(5)
    // Sending a refused file again would change nothing.
    await expect(sending.slice(3).map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg'])
    for (const one of sending.slice(3)) one.fail('Sem conexão.')
    await canvas.findByText('3 fotos sem enviar')
    await press(canvas.getByRole('button', { name: 'Desistir de texto.jpg' }))
    await press(canvas.getByRole('button', { name: 'Desistir de a.jpg' }))
    await press(canvas.getByRole('button', { name: 'Desistir de b.jpg' }))
    await expect(canvas.queryByRole('list', { name: 'Envios' })).toBeNull()
  },
})

export const Cancela = meta.story({
  name: 'Cancela uma; sair da página pergunta enquanto algo está a caminho',
  play: async ({ canvas, args }) => {
    await expect(asksBeforeLeaving()).toBe(false)
    await choose(canvas, [jpg('sala.jpg')])
    const one = await sent(1)
    await expect(asksBeforeLeaving()).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar o envio de sala.jpg' }))
    await expect(one.signal.aborted).toBe(true)
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Envios' })).toBeNull())
    await expect(canvas.queryByText(/Falha/)).toBeNull()
    await expect(asksBeforeLeaving()).toBe(false)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Arrasta = meta.story({
  name: 'Arrasta arquivos para a área',
  play: async ({ canvas }) => {
    const files = new DataTransfer()
    files.items.add(jpg('arrastada.jpg'))
    const zone = await canvas.findByText('Adicionar fotos')
    const carried = { dataTransfer: files, bubbles: true, cancelable: true }
    await fireEvent(zone, new DragEvent('dragover', carried))
    await fireEvent(zone, new DragEvent('drop', carried))
    await expect((await sent(1)).file.name).toBe('arrastada.jpg')
    sending[0]?.arrive()
    await canvas.findByText('Foto enviada.')
  },
})

/** A picture of a whole sphere that weighs more than the limit, noise being what no format makes small. */
async function heavy(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(2800, 2000)
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  const noise = pen.createImageData(canvas.width, canvas.height)
  let seed = 1
  for (let at = 0; at < noise.data.length; at += 1) {
    seed = (seed * 48271) % 2147483647
    noise.data[at] = at % 4 === 3 ? 255 : seed % 256
  }
  pen.putImageData(noise, 0, 0)
  const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
  const said = 'http://ns.adobe.com/xap/1.0/\0<r GPano:ProjectionType="equirectangular"/>'
  const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, said.length + 2])
  return new File([head, said, drawn.slice(2)], name, { type: 'image/jpeg' })
}

export const GrandesDemais = meta.story({
  name: 'Grandes demais: lista, e reduz aqui mesmo',
  play: async ({ canvas }) => {
    const large = await heavy('fachada.jpeg')
    await expect(large.size).toBeGreaterThan(largestPhoto)
    await choose(canvas, [jpg('no-limite.jpg', largestPhoto), large])
    const warning = within(
      await canvas.findByRole('alertdialog', { name: 'As fotos ultrapassam o tamanho máximo permitido' }),
    )
    await expect(warning.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^fachada\.jpeg \d+,\d MB$/),
    ])
    await expect((await sent(1)).file.name).toBe('no-limite.jpg')
    await userEvent.click(warning.getByRole('button', { name: 'Reduzir e enviar' }))
    // The browser really shrinks a picture of noise, which a busy machine does slowly.
    const { file } = await sent(2, { timeout: 40_000 })
    await expect([file.name, file.type]).toEqual(['fachada.jpg', 'image/jpeg'])
    await expect(file.size).toBeLessThanOrEqual(largestPhoto)
    const { width, height } = await createImageBitmap(file)
    await expect(width / height).toBeCloseTo(1.4, 2)
    await expect(saysPanorama(await file.slice(0, 1000).text())).toBe(true)
    for (const one of sending) one.arrive()
    await canvas.findByText('2 fotos enviadas.')
  },
})

export const GrandeQueNaoAbre = meta.story({
  name: 'Grande e ilegível: não dá para reduzir',
  play: async ({ canvas, args }) => {
    await choose(canvas, [jpg('estragada.jpg', largestPhoto + 1)])
    await userEvent.click(await canvas.findByRole('button', { name: 'Reduzir e enviar' }))
    await expect(await canvas.findByText('Falha ao realizar upload da foto estragada.jpg!')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Tentar novamente/ })).toBeNull()
    await expect(args.onUpload).not.toHaveBeenCalled()
  },
})

export const OutrosArquivos = meta.story({
  ...notPicturedOn('desktop', 'phone', 'dark'),
  name: 'O que não é foto: dito, e o resto segue',
  play: async ({ canvas }) => {
    const movie = new File([new Uint8Array(4000)], 'visita.mov', { type: 'video/quicktime' })
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(await canvas.findByLabelText('Escolher fotos', { selector: 'input' }), [
      movie,
      jpg('sala.jpg'),
    ])
    const warning = within(
      await canvas.findByRole('alertdialog', { name: 'Só é possível enviar fotos em jpg ou png' }),
    )
    await expect(warning.getByText('visita.mov')).toBeVisible()
    await expect(warning.queryByRole('button', { name: 'Reduzir e enviar' })).toBeNull()
    await userEvent.click(warning.getByRole('button', { name: 'Entendi' }))
    await expect((await sent(1)).file.name).toBe('sala.jpg')
    sending[0]?.arrive()
    await canvas.findByText('Foto enviada.')
  },
})

export const NomesLongosNoCelular = meta.story({
  name: 'No celular, com nomes longos e falhas',
  ...onPhone,
  play: async ({ canvas }) => {
    const long = 'ensaio-1042-rua-augusta-1500-apartamento-84-torre-b-varanda-gourmet-ao-entardecer'
    await choose(canvas, [jpg(`${long}-01.jpg`), jpg(`${long}-02.jpg`), jpg('3.jpg'), jpg('4.jpg')])
    await sent(3)
    sending[0]?.progress(0.62)
    sending[1]?.fail('Não conseguimos falar com o servidor. Verifique a sua conexão e tente novamente.')
    await canvas.findByText(`Falha ao realizar upload da foto ${long}-02.jpg!`)
  },
})

export const OutraPagina = meta.story({
  ...notPictured,
  name: 'Quem vai para outra página interrompe todos os envios',
  render: (args) => <Leaving of={PhotosCard} with={args} />,
  play: async ({ canvas }) => {
    await choose(canvas, [jpg('sala.jpg'), jpg('quarto.jpg')])
    await sent(2)
    await leave(canvas)
    await expect(sending.map(({ signal }) => signal.aborted)).toEqual([true, true])
    await expect(asksBeforeLeaving()).toBe(false)
  },
})
