import { createClient } from '@ensaio/client'
import { addVideo, type DeliverableLink, deleteVideo, Failure } from '@ensaio/domain'
import { refuse, videos } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { drawn } from '#storybook/lazy-parts'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { VideosCard, type VideosCardProps } from './VideosCard.tsx'

const client = createClient({ baseUrl: '/api' })
const three = videos()
type Add = NonNullable<VideosCardProps['onAdd']>
type Remove = NonNullable<VideosCardProps['onRemove']>
const staff = {
  viewer: 'staff' as const,
  onAdd: fn<Add>(async () => {}),
  onRemove: fn<Remove>(async () => {}),
}

const meta = preview.meta({
  title: 'Componentes/Entrega/VideosCard',
  component: VideosCard,
  args: {
    videos: ready(three) as VideosCardProps['videos'],
    viewer: 'client' as VideosCardProps['viewer'],
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Os vídeos de um ensaio. YouTube e Vimeo abrem na página depois de um clique; os demais são links em nova aba. A equipe (`viewer="staff"`) adiciona pela URL e remove com confirmação.',
      },
    },
  },
})

export const Cliente = meta.story({
  ...inEveryMode,
  name: 'O que o cliente vê',
  tags: ['spec:2-card-videos'],
  // Even a page that passes them gives clients no controls of the staff.
  args: { onAdd: staff.onAdd, onRemove: staff.onRemove },
  play: async ({ canvas, canvasElement }) => {
    await drawn(() => import('../LinkForm.tsx'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByRole('button', { name: /^Assistir/ })).toHaveLength(2)
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    const plain = canvas.getByRole('link', { name: /^Vídeo 3/ })
    await expect(plain).toHaveAttribute('href', three[2]?.url)
    await expect(plain.getAttribute('rel')).toContain('noopener')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Remover/ })).toBeNull()
  },
})

export const CopiaFalhou = meta.story({
  name: 'A cópia falha e o link fica à mão',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar link: Vídeo 2' }))
    await expect(await screen.findByText('Falha ao copiar para área de transferência')).toBeVisible()
    const shown = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link: Vídeo 2' })
    await expect(shown.value.slice(shown.selectionStart ?? 0, shown.selectionEnd ?? 0)).toBe(three[1]?.url)
  },
})

export const Equipe = meta.story({
  name: 'A equipe adiciona',
  tags: ['spec:8-url-saved'],
  args: staff,
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox', { name: /URL do vídeo/ })
    await press(canvas.getByRole('button', { name: 'SALVAR' }))
    await expect(field).toHaveAccessibleDescription(/Informe o endereço\./)
    await expect(args.onAdd).not.toHaveBeenCalled()
    await write(field, 'https://youtu.be/dQw4w9WgXcQ{Enter}')
    await expect(await screen.findByText('Salvo com sucesso!')).toBeVisible()
    await expect(args.onAdd).toHaveBeenLastCalledWith('https://youtu.be/dQw4w9WgXcQ')
    await expect(field).toHaveValue('')
  },
})

export const AdicionarFalha = meta.story({
  name: 'Falha ao salvar: a URL fica',
  tags: ['spec:8-url-save'],
  args: {
    ...staff,
    videos: ready([]),
    onAdd: fn<Add>(async () => {
      throw new Failure('unavailable', 'Em manutenção.')
    }),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /URL do vídeo/ })
    await userEvent.type(field, 'https://youtu.be/dQw4w9WgXcQ{Enter}')
    await expect(await screen.findByText('Falha ao salvar a URL!')).toBeVisible()
    await expect(field).toHaveValue('https://youtu.be/dQw4w9WgXcQ')
  },
})

export const EquipeRemove = meta.story({
  name: 'A equipe remove, depois de confirmar',
  args: staff,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Remover: Vídeo 2' })
    await press(opener)
    const dialog = within(canvas.getByRole('alertdialog'))
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/^Vídeo 2: https:\/\/vimeo/)
    await press(dialog.getByRole('button', { name: 'Manter vídeo' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
    await press(opener)
    await press(dialog.getByRole('button', { name: 'Remover vídeo' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onRemove).toHaveBeenLastCalledWith(three[1])
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const Um = meta.story({
  name: 'Um só vídeo, no celular',
  ...onPhone,
  args: { videos: ready(three.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Assistir: Vídeo, no YouTube' })).toBeVisible()
  },
})

export const Vazio = meta.story({
  args: { videos: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não há vídeos')).toBeVisible()
    await expect(canvas.getByText('Assim que ficarem prontos, eles aparecem aqui.')).toBeVisible()
  },
})

export const VazioParaAEquipe = meta.story({
  name: 'Vazio, para a equipe',
  args: { videos: ready([]), viewer: 'staff', onAdd: fn<Add>(async () => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cole abaixo o endereço do primeiro vídeo.')).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { videos: waiting } })

export const Atualizando = meta.story({
  args: { videos: refreshing(three) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  name: 'Falhou',
  args: { videos: failed(new Failure('unavailable', 'O serviço está em manutenção.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: adiciona depois de uma falha, e remove',
  args: { viewer: 'staff' },
  beforeEach({ msw }) {
    msw.use(
      refuse(addVideo, 'unavailable', 'Em manutenção.', { once: true }),
      refuse(deleteVideo, 'unavailable', 'O serviço está em manutenção.', { once: true }),
    )
  },
  render: function Kept(args) {
    const [list, setList] = useState<readonly DeliverableLink[]>([])
    return (
      <VideosCard
        {...args}
        videos={ready(list)}
        onChange={setList}
        onAdd={(url) => client.videos.add(1042, 5, url)}
        onRemove={({ id }) => client.videos.remove(1042, 5, id)}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'https://videos.test/1.mp4')
    const save = canvas.getByRole('button', { name: 'SALVAR' })
    await userEvent.click(save)
    await expect(await screen.findByText('Falha ao salvar a URL!')).toBeVisible()
    await userEvent.click(save)
    await expect(await canvas.findByRole('link', { name: /videos\.test\/1\.mp4/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover: Vídeo' }))
    const dialog = within(canvas.getByRole('alertdialog'))
    const remove = dialog.getByRole('button', { name: 'Remover vídeo' })
    await userEvent.click(remove)
    await expect(await dialog.findByText(/em manutenção/)).toBeVisible()
    await userEvent.click(remove)
    await expect(await canvas.findByText('Ainda não há vídeos')).toBeVisible()
  },
})

export const EnderecosLongos = meta.story({
  name: 'Endereços longos, no celular',
  ...onPhone,
  args: {
    ...staff,
    videos: ready([
      {
        id: 1,
        url: 'https://videos.incorporadoralitoralnorte.com.br/empreendimentos/torre-norte/apartamento-decorado-142m2-versao-final.mp4',
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/incorporadoralitoralnorte/)[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const DitoAPagina = meta.story({
  ...notPictured,
  name: 'A lista é dita à página, também quando duas ações acabam uma depois da outra',
  args: {
    ...staff,
    onAdd: fn<Add>(async (url) => ({ id: 99, url })),
    onChange: fn<NonNullable<VideosCardProps['onChange']>>(),
  },
  play: async ({ canvas, args }) => {
    const added = { id: 99, url: 'https://youtu.be/dQw4w9WgXcQ' }
    await write(await canvas.findByRole('textbox', { name: /URL do vídeo/ }), `${added.url}{Enter}`)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([...three, added]))
    // The page has not shown the added one yet.
    await userEvent.click(canvas.getByRole('button', { name: 'Remover: Vídeo 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remover vídeo' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([...three.slice(1), added]))
  },
})

export const JaNaLista = meta.story({
  ...notPictured,
  name: 'Adiciona o que já está na lista: dito uma vez',
  args: {
    ...staff,
    onAdd: fn<Add>(async () => three[0]),
    onChange: fn<NonNullable<VideosCardProps['onChange']>>(),
  },
  play: async ({ canvas, args }) => {
    await write(await canvas.findByRole('textbox', { name: /URL do vídeo/ }), `${three[0]?.url}{Enter}`)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([...three.slice(1), three[0]]))
  },
})
