import { type Blueprint, Failure } from '@ensaio/domain'
import { blueprint, blueprints, photos, planRooms, tags } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import { drawn } from '#storybook/lazy-parts'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { BlueprintsCard, type BlueprintsCardProps } from './BlueprintsCard.tsx'

const three = blueprints()

type Upload = NonNullable<BlueprintsCardProps['onUpload']>

type Delete = NonNullable<BlueprintsCardProps['onDelete']>

type Download = NonNullable<BlueprintsCardProps['onDownload']>

const told = fn<(blueprints: readonly Blueprint[]) => void>()

const staff = {
  viewer: 'staff' as const,
  onChange: told,
  onUpload: fn<Upload>(async () => {}),
  onDelete: fn<Delete>(async () => {}),
}

const meta = preview.meta({
  title: 'Componentes/Entrega/BlueprintsCard',
  component: BlueprintsCard,
  args: {
    blueprints: ready(three) as BlueprintsCardProps['blueprints'],
    viewer: 'client' as BlueprintsCardProps['viewer'],
    onRetry: fn(),
    onDownload: fn<Download>(async () => {}),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'As plantas de um ensaio: imagens e as páginas de um pdf abrem grandes, um pdf sem elas em nova aba, dwg só se baixa; “Baixar plantas” traz todas em zip. A equipe (`viewer="staff"`) envia dwg, pdf ou png de até 1.048.576 bytes e exclui com confirmação. O progresso vai de 0 a 1. Um download que falha não diz nada: o botão oferece tentar de novo.',
      },
    },
  },
})

export const Cliente = meta.story({
  ...inEveryMode,
  name: 'O que o cliente vê',
  tags: ['spec:2-card-blueprints'],
  // Even a page that passes them gives clients no form and no button of the staff.
  args: { ...staff, viewer: 'client' },
  play: async ({ canvas }) => {
    await drawn(() => import('./UploadBlueprints.tsx'))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
    const pdf = await canvas.findByRole('link', { name: 'Ver planta-78m2.pdf' })
    await expect(pdf).toHaveAttribute('target', '_blank')
    await expect(pdf.getAttribute('rel')).toContain('noopener')
    await expect(canvas.queryByRole('button', { name: /dwg/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Escolher|Excluir/ })).toBeNull()
  },
})

export const VeGrande = meta.story({
  name: 'Uma imagem abre grande',
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Ver planta-78m2.png' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await canvas.findByRole('dialog', { name: 'planta-78m2.png' }))
    await expect(dialog.getByRole('img', { name: 'Planta planta-78m2.png' })).toHaveAttribute(
      'src',
      three[0]?.url,
    )
    await expect(dialog.getByRole('link', { name: 'Abrir em nova aba' })).toBeVisible()
  },
})

const page = (nth: number) => ({ url: `${three[0]?.url}#${nth}` })
const drawnPdf = { file_name: 'planta-78m2.pdf', file_extension: 'pdf', url: '/api/files/blueprints/2' }

export const PaginasDeUmPdf = meta.story({
  name: 'As páginas de um pdf, já desenhadas',
  args: { blueprints: ready([blueprint({ ...drawnPdf, pages: [page(1), page(2), page(3)] })]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Documento, 3 páginas')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Ver planta-78m2.pdf' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'planta-78m2.pdf' }))
    await expect(dialog.getByRole('img', { name: 'Planta planta-78m2.pdf, página 1' })).toHaveAttribute(
      'src',
      page(1).url,
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(
      await dialog.findByRole('img', { name: 'Planta planta-78m2.pdf, página 2' }),
    ).toHaveAttribute('src', page(2).url)
    await expect(dialog.getByRole('link', { name: 'Abrir em nova aba' })).toHaveAttribute(
      'href',
      drawnPdf.url,
    )
  },
})

export const OriginaisNoArquivo = meta.story({
  ...notPictured,
  name: 'Os originais estão no arquivo: as fotos de um ambiente se veem, sem baixar',
  args: {
    blueprints: ready([blueprint({ rooms: planRooms() })]),
    photos: photos(),
    tags: tags(),
    originals: { archive_on: '2026-11-01', archived_at: '2026-11-01T11:00:00.000Z', asked_at: null },
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: /^Ver planta/ }))
    await press(await screen.findByRole('button', { name: /^Sala · / }))
    const room = within(await screen.findByRole('dialog', { name: 'Fotos: Sala' }))
    await expect(room.getByRole('button', { name: 'Voltar à planta' })).toBeVisible()
    await expect(room.queryByRole('link', { name: 'Baixar foto' })).toBeNull()
  },
})

export const EscFecha = meta.story({
  name: 'Esc fecha a imagem, e o foco volta',
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Ver planta-78m2.png' })
    await press(opener)
    const viewer = await canvas.findByRole('dialog')
    viewer.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const DwgComEndereco = meta.story({
  name: 'Um dwg com endereço se baixa',
  args: {
    blueprints: ready([blueprint({ file_name: 'planta', file_extension: 'dwg', url: '/api/files/1' })]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Baixar planta.dwg' })).toHaveAttribute(
      'download',
      'planta.dwg',
    )
  },
})

let finish = () => {}

export const Baixando = meta.story({
  name: 'Baixa, com o progresso',
  args: {
    onDownload: fn<Download>(
      (progress) =>
        new Promise<void>((resolve) => {
          progress(0.42)
          finish = resolve
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar plantas' }))
    const busy = await canvas.findByRole('button', { name: 'Baixando… 42%' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(busy)
    await calledOnce(args.onDownload, expect.any(Function), expect.any(AbortSignal))
    finish()
    await expect(await canvas.findByRole('button', { name: 'Baixar plantas' })).toBeVisible()
  },
})

export const DownloadFalha = meta.story({
  name: 'O download falha sem dizer nada, e se tenta de novo',
  tags: ['spec:8-download'],
  args: {
    onDownload: fn<Download>(async () => {
      throw new Failure('unavailable', 'O arquivo não veio inteiro.')
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar plantas' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente: Baixar plantas' }))
    await expect(args.onDownload).toHaveBeenCalledTimes(2)
    await expect(screen.queryByText('O arquivo não veio inteiro.')).toBeNull()
  },
})

export const Exclui = meta.story({
  name: 'A equipe exclui, depois de confirmar',
  args: staff,
  play: async ({ canvas, args }) => {
    const opener = await canvas.findByRole('button', { name: 'Excluir planta-78m2.pdf' })
    await press(opener)
    const dialog = within(canvas.getByRole('alertdialog'))
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription('planta-78m2.pdf')
    await press(dialog.getByRole('button', { name: 'Manter planta' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
    await press(opener)
    await press(dialog.getByRole('button', { name: 'Excluir planta' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await expect(args.onDelete).toHaveBeenLastCalledWith(three[1])
    await calledOnce(args.onChange, [three[0], three[2]])
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const JaExcluida = meta.story({
  ...notPictured,
  name: 'A planta que outra pessoa já excluiu sai da lista',
  args: {
    ...staff,
    onDelete: fn<Delete>(async () => {
      throw new Failure('not_found', 'Não encontramos o que você procura.')
    }),
  },
  play: async ({ canvas }) => {
    told.mockClear()
    await press(await canvas.findByRole('button', { name: 'Excluir planta-78m2.pdf' }))
    await press(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Excluir planta' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(told.mock.lastCall?.[0]).toHaveLength(2)
  },
})

export const Vazio = meta.story({
  args: { blueprints: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não há plantas')).toBeVisible()
    await expect(canvas.getByText('Assim que ficarem prontas, elas aparecem aqui.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Baixar plantas' })).toBeNull()
  },
})

export const VaziaParaAEquipe = meta.story({
  name: 'Vazio, para a equipe',
  args: { ...staff, blueprints: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Envie a primeira abaixo.')).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { blueprints: waiting } })

export const Atualizando = meta.story({ args: { blueprints: refreshing(three) }, play: staysWhileRefreshing })

export const Falhou = meta.story({
  args: { blueprints: failed(new Failure('unavailable', 'O serviço está em manutenção.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Celular = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: {
    ...staff,
    blueprints: ready([
      blueprint({
        file_name: 'planta-humanizada-torre-jardim-das-acacias-apartamento-84-revisao-final-3.png',
      }),
      three[2] as Blueprint,
    ]),
  },
})
