import { Failure } from '@ensaio/domain'
import { blueprints } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { Leaving, leave } from '#storybook/checks/changing'
import { press } from '#storybook/keyboard'
import { asksBeforeLeaving } from '#storybook/leaving'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { failed, ready } from '../../../remote/remote.ts'
import { BlueprintsCard, type BlueprintsCardProps } from './BlueprintsCard.tsx'

type Upload = NonNullable<BlueprintsCardProps['onUpload']>

const picker = 'Escolher plantas: dwg, pdf ou png, até 1 MB cada'

const file = (name: string, bytes = 31_744) => new File([new Uint8Array(bytes)], name)

const meta = preview.meta({
  title: 'Componentes/Entrega/BlueprintsCard: enviar',
  component: BlueprintsCard,
  args: {
    blueprints: ready(blueprints()) as BlueprintsCardProps['blueprints'],
    viewer: 'staff' as const,
    onRetry: fn(),
    onUpload: fn<Upload>(async () => {}),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

let arrive = () => {}

export const SairDuranteOEnvio = meta.story({
  ...notPictured,
  name: 'Enquanto envia, sair da página pede confirmação',
  args: { onUpload: fn<Upload>(() => new Promise<void>((resolve) => (arrive = resolve))) },
  play: async ({ canvas }) => {
    await expect(asksBeforeLeaving()).toBe(false)
    await userEvent.upload(await canvas.findByLabelText(picker, { selector: 'input' }), file('terreo.dwg'))
    await waitFor(() => expect(asksBeforeLeaving()).toBe(true))
    arrive()
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
  },
})

let finish = () => {}

export const Envia = meta.story({
  name: 'A equipe envia, uma de cada vez',
  args: {
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
  play: async ({ canvas, args }) => {
    await userEvent.upload(
      await canvas.findByLabelText(picker, { selector: 'input' }),
      [file('foto.jpg'), file('torre.pdf', 2_411_725), file('planta.png')],
      { applyAccept: false },
    )
    await expect(await canvas.findByText('Envie um arquivo dwg, pdf ou png.', { exact: false })).toBeVisible()
    await expect(canvas.getByText(/O arquivo tem 2,3 MB, e o limite é 1 MB\./)).toBeVisible()
    await expect(canvas.getByText('Estes arquivos não foram enviados')).toBeVisible()
    await expect(args.onUpload).toHaveBeenCalledOnce()
    // Another choice has refusals of its own.
    await userEvent.upload(canvas.getByLabelText(picker, { selector: 'input' }), [file('fachada.gif')], {
      applyAccept: false,
    })
    await expect(await canvas.findByText('Um arquivo não foi enviado')).toBeVisible()
    await expect(canvas.queryByText(/torre\.pdf/)).toBeNull()
    await press(canvas.getByRole('button', { name: 'Entendi' }))
    await expect(canvas.queryByText(/fachada\.gif/)).toBeNull()
  },
})

let attempts = 0

export const EnvioFalha = meta.story({
  ...notPictured,
  name: 'O envio falha, e se tenta de novo',
  args: {
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
    await isAnnounced(failure, 'alert')
    await expect(failure).toHaveTextContent('O serviço está em manutenção.')
    await press(canvas.getByRole('button', { name: 'Tentar novamente: planta.png' }))
    await waitFor(() => expect(canvas.queryByText(/Falha ao realizar/)).toBeNull())
    await expect(args.onUpload).toHaveBeenCalledTimes(2)
  },
})

export const Fila = meta.story({
  name: 'Uma falhou, outra vai a caminho, outra foi recusada',
  args: {
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
    const refused = canvas
      .getAllByRole('listitem')
      .filter((item) => /^torre\.dwg: /.test(item.textContent ?? ''))
    await expect(refused).toHaveLength(1)
    for (const item of refused) await isAnnounced(item, 'alert')
    // A file that is no plan stays none: there is nothing to try again.
    await expect(canvas.queryByRole('button', { name: /^Tentar novamente/ })).toBeNull()
  },
})

let aborted = false

export const Cancela = meta.story({
  ...notPictured,
  name: 'Cancela um envio',
  args: {
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

export const UmaRecusada = meta.story({
  ...notPictured,
  name: 'Um só arquivo errado',
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(picker, { selector: 'input' })
    await userEvent.upload(input, file('foto.jpg'), { applyAccept: false })
    await expect(await canvas.findByText('Um arquivo não foi enviado')).toBeVisible()
  },
})

let sending: AbortSignal | undefined

export const OutraPagina = meta.story({
  ...notPictured,
  name: 'Quem vai para outra página interrompe o envio',
  args: {
    onUpload: fn<Upload>(
      (_file, _progress, signal) =>
        new Promise<void>(() => {
          sending = signal
        }),
    ),
  },
  render: (args) => <Leaving of={BlueprintsCard} with={args} />,
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText(picker, { selector: 'input' }), file('terreo.dwg'))
    await waitFor(() => expect(sending?.aborted).toBe(false))
    await leave(canvas)
    await expect(sending?.aborted).toBe(true)
    await expect(asksBeforeLeaving()).toBe(false)
  },
})

export const SemALista = meta.story({
  ...notPictured,
  name: 'Sem a lista, que não veio, a planta enviada não fica no lugar de todas: a lista é pedida de novo',
  args: {
    blueprints: failed(new Failure('unavailable', 'O serviço está em manutenção.')),
    onUpload: fn<Upload>(async () => blueprints()[0]),
    onChange: fn<NonNullable<BlueprintsCardProps['onChange']>>(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.upload(await canvas.findByLabelText(picker, { selector: 'input' }), file('terreo.dwg'))
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce())
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
