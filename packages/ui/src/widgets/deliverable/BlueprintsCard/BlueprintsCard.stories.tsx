import { type Blueprint, Failure } from '@ensaio/domain'
import { blueprint, blueprints } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
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

const staff = {
  viewer: 'staff' as const,
  onUpload: fn<Upload>(async () => {}),
  onDelete: fn<Delete>(async () => {}),
}

const picker = 'Escolher plantas: dwg, pdf ou png, até 1 MB cada'

const file = (name: string, bytes = 31_744) => new File([new Uint8Array(bytes)], name)

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
          'As plantas de um ensaio: imagens abrem grandes, pdf em nova aba, dwg só se baixa; “Baixar plantas” traz todas em zip. A equipe (`viewer="staff"`) envia dwg, pdf ou png de até 1.048.576 bytes e exclui com confirmação. O progresso vai de 0 a 1. Um download que falha não diz nada: o botão oferece tentar de novo.',
      },
    },
  },
})

export const Cliente = meta.story({
  ...inEveryMode,
  name: 'O que o cliente vê',
  tags: ['spec:2-card-blueprints'],
  play: async ({ canvas }) => {
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

let arrive = () => {}

export const SairDuranteOEnvio = meta.story({
  ...notPictured,
  name: 'Enquanto envia, sair da página pede confirmação',
  args: { ...staff, onUpload: () => new Promise<void>((resolve) => (arrive = resolve)) },
  play: async ({ canvas }) => {
    const asksFirst = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await expect(asksFirst()).toBe(false)
    await userEvent.upload(await canvas.findByLabelText(picker, { selector: 'input' }), file('terreo.dwg'))
    await waitFor(() => expect(asksFirst()).toBe(true))
    arrive()
    await waitFor(() => expect(asksFirst()).toBe(false))
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
    await expect(args.onDownload).toHaveBeenCalledOnce()
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

export const Envia = meta.story({
  name: 'A equipe envia, uma de cada vez',
  args: {
    ...staff,
    onUpload: fn<Upload>(
      (_, progress) =>
        new Promise<void>((resolve) => {
          progress(0.5)
          finish = resolve
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    const [first, second] = [file('terreo.dwg'), file('superior.PDF', 1_048_576)]
    await userEvent.upload(await canvas.findByLabelText(picker, { selector: 'input' }), [first, second], {
      applyAccept: false,
    })
    const bar = await canvas.findByRole('progressbar', { name: 'Enviando terreo.dwg' })
    await expect(bar).toHaveAttribute('aria-valuenow', '50')
    await expect(canvas.getByRole('progressbar', { name: 'Enviando superior.PDF' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    )
    await expect(args.onUpload).toHaveBeenCalledOnce()
    finish()
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2))
    await expect(args.onUpload).toHaveBeenLastCalledWith(
      second,
      expect.any(Function),
      expect.any(AbortSignal),
    )
    finish()
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
  },
})

export const Recusadas = meta.story({
  ...notPictured,
  name: 'Arquivos errados e grandes demais são nomeados',
  args: staff,
  play: async ({ canvas, args }) => {
    await userEvent.upload(
      await canvas.findByLabelText(picker, { selector: 'input' }),
      [file('foto.jpg'), file('torre.pdf', 2_411_725), file('planta.png')],
      { applyAccept: false },
    )
    await expect(await canvas.findByText('Envie um arquivo dwg, pdf ou png.', { exact: false })).toBeVisible()
    await expect(canvas.getByText(/O arquivo tem 2,3 MB, e o limite é 1 MB\./)).toBeVisible()
    await expect(args.onUpload).toHaveBeenCalledOnce()
    await press(canvas.getByRole('button', { name: 'Entendi' }))
    await expect(canvas.queryByText(/torre\.pdf/)).toBeNull()
  },
})

let attempts = 0

export const EnvioFalha = meta.story({
  ...notPictured,
  name: 'O envio falha, e se tenta de novo',
  args: {
    ...staff,
    onUpload: fn<Upload>(async () => {
      attempts += 1
      if (attempts === 1) throw new Failure('unavailable', 'O serviço está em manutenção.')
    }),
  },
  beforeEach() {
    attempts = 0
  },
  play: async ({ canvas, args }) => {
    await userEvent.upload(await canvas.findByLabelText(picker, { selector: 'input' }), file('planta.png'))
    const failure = await canvas.findByText(/Falha ao realizar upload da planta planta\.png!/)
    await expect(failure).toHaveTextContent('O serviço está em manutenção.')
    await press(canvas.getByRole('button', { name: 'Tentar novamente: planta.png' }))
    await waitFor(() => expect(canvas.queryByText(/Falha ao realizar/)).toBeNull())
    await expect(args.onUpload).toHaveBeenCalledTimes(2)
  },
})

export const Fila = meta.story({
  name: 'Uma falhou, outra vai a caminho, outra foi recusada',
  args: {
    ...staff,
    blueprints: ready([]),
    onUpload: fn<Upload>(async (sent, progress) => {
      if (sent.name === 'terreo.png') throw new Failure('wrong_type', 'O arquivo não é uma planta.')
      progress(0.6)
      await new Promise(() => {})
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(
      await canvas.findByLabelText(picker, { selector: 'input' }),
      [
        file('terreo.png'),
        file('torre-jardim-das-acacias-superior.pdf', 912_000),
        file('torre.dwg', 2_411_725),
      ],
      { applyAccept: false },
    )
    await expect(await canvas.findByText(/Falha ao realizar upload da planta terreo\.png!/)).toBeVisible()
    const bar = await canvas.findByRole('progressbar', { name: /superior\.pdf$/ })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '60'))
    // A file that is no plan stays none: there is nothing to try again.
    await expect(canvas.queryByRole('button', { name: /^Tentar novamente/ })).toBeNull()
  },
})

let aborted = false

export const Cancela = meta.story({
  ...notPictured,
  name: 'Cancela um envio',
  args: {
    ...staff,
    onUpload: fn<Upload>(
      (_file, _progress, signal) =>
        new Promise<void>((_, reject) =>
          signal.addEventListener('abort', () => {
            aborted = true
            reject(signal.reason)
          }),
        ),
    ),
  },
  play: async ({ canvas }) => {
    aborted = false
    await userEvent.upload(await canvas.findByLabelText(picker, { selector: 'input' }), file('planta.png'))
    await press(await canvas.findByRole('button', { name: 'Cancelar planta.png' }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(aborted).toBe(true)
    await expect(canvas.queryByText(/Falha ao realizar/)).toBeNull()
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
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const Vazio = meta.story({
  args: { blueprints: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não há plantas')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Baixar plantas' })).toBeNull()
  },
})

export const VaziaParaAEquipe = meta.story({
  name: 'Vazio, para a equipe',
  args: { ...staff, blueprints: ready([]) },
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
