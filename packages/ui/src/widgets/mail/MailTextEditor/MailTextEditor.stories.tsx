import { createClient } from '@ensaio/client'
import {
  Failure,
  type KeptMailText,
  type MailKind,
  originalText,
  previewMailText,
  resetMailText,
  saveMailText,
} from '@ensaio/domain'
import { hang, mailPreview, mailTexts, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { asksBeforeLeaving } from '#storybook/leaving'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { MailTextEditor, type MailTextEditorProps } from './MailTextEditor.tsx'

const client = createClient({ baseUrl: '/api' })
const textOf = (kind: MailKind) => mailTexts().find((one) => one.kind === kind) as KeptMailText
const original = textOf('visit_scheduled')

const meta = preview.meta({
  title: 'Componentes/Mensagens/MailTextEditor',
  component: MailTextEditor,
  args: {
    text: ready(original),
    listHref: '#emails',
    onSave: fn<MailTextEditorProps['onSave']>(async () => undefined),
    onReset: fn(async () => undefined),
    onPreview: fn<MailTextEditorProps['onPreview']>(async (text) => mailPreview(text)),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O assunto e as primeiras linhas de um e-mail, ao lado do e-mail como ele chega, sempre no claro. O exemplo acompanha o que se digita. Entre chaves fica o que o e-mail preenche sozinho; uma palavra que ele não conhece é recusada no campo.',
      },
    },
  },
})

/** Asks for the original words and confirms; returns the button that confirms. */
async function resetText(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Voltar ao texto original' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole('button', { name: 'Voltar ao texto original' })
  await userEvent.click(confirm)
  return confirm
}

export const Original = meta.story({
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: /^Ensaio agendado: Rua Augusta/ })
    const words = { kind: original.kind, subject: original.subject, opening: original.opening }
    await expect(args.onPreview).toHaveBeenLastCalledWith(words, expect.any(AbortSignal))
    await expect(canvas.getByRole('heading', { name: 'Ensaio agendado' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Todos os e-mails' })).toHaveAttribute('href', '#emails')
    await expect(canvas.getByText('{endereço}')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Voltar ao texto original' })).toBeNull()
  },
})

export const DaCasa = meta.story({
  name: 'Com o texto da casa',
  args: { text: ready(textOf('delivered')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Suas fotos chegaram/ })
    await expect(canvas.getByText('Última mudança: Helena Prado, em 18/11/2026.')).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: {
    text: ready({
      ...textOf('delivered'),
      subject: 'Está tudo pronto, e as fotos, o tour virtual e as plantas já podem ser vistos',
      opening: `${'Olhe com calma cada uma das fotos e conte para nós o que achou. '.repeat(6)}\nAté logo.`,
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Está tudo pronto/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Recusado = meta.story({
  name: 'Recusa o que o e-mail não conhece',
  args: { text: ready(textOf('scheduling_link')) },
  play: async ({ canvas, args }) => {
    const opening = canvas.getByLabelText(/^Primeiras linhas/)
    const subject = canvas.getByLabelText(/^Assunto/)
    await userEvent.clear(subject)
    await userEvent.type(subject, 'Dia {{preço}')
    await userEvent.clear(opening)
    await userEvent.type(opening, 'Escolha o dia.')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar texto' }))
    await expect(await canvas.findByText(/^Este e-mail não conhece \{preço\}/)).toBeVisible()
    await expect(canvas.getByText(/^Faltou \{empresa\}/)).toBeVisible()
    await expect(subject).toHaveValue('Dia {preço}')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Esperando = meta.story({ args: { text: waiting } })

export const ExemploEsperando = meta.story({
  name: 'O exemplo ainda vem',
  args: { onPreview: fn<MailTextEditorProps['onPreview']>(client.mailTexts.preview) },
  beforeEach({ msw }) {
    msw.use(hang(previewMailText))
  },
})

export const Atualizando = meta.story({
  args: { text: refreshing(original) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { text: failed(new Failure('not_found', 'Este e-mail não está na lista.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const ExemploFalhou = meta.story({
  name: 'O exemplo falha, e os campos ficam',
  args: { onPreview: fn<MailTextEditorProps['onPreview']>(client.mailTexts.preview) },
  beforeEach({ msw }) {
    msw.use(refuse(previewMailText, 'unavailable', 'O serviço está fora do ar.', { once: true }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O serviço está fora do ar.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Assunto/)).toHaveValue('Ensaio agendado')
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado: o exemplo acompanha, e o texto é salvo',
  play: async ({ canvas, args }) => {
    await write(canvas.getByLabelText(/^Assunto/), 'Tudo marcado')
    await canvas.findByRole('heading', { name: /^Tudo marcado: Rua Augusta/ })
    await expect(asksBeforeLeaving()).toBe(true)
    await press(canvas.getByRole('button', { name: 'Salvar texto' }))
    const saved = { kind: original.kind, subject: 'Tudo marcado', opening: original.opening }
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(saved))
    await expect(await screen.findByText('Texto salvo.')).toBeVisible()
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
  },
})

const saved = Promise.withResolvers<void>()

export const DigitadoEnquantoSalva = meta.story({
  ...notPictured,
  name: 'O que se digita enquanto salva fica; o resto mostra o que ficou salvo',
  render: function Answered(args: MailTextEditorProps) {
    const [text, setText] = useState(original)
    return (
      <MailTextEditor
        {...args}
        text={ready(text)}
        onSave={async (words) => {
          await saved.promise
          setText({ ...text, ...words, subject: 'Tudo certo' })
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const subject = canvas.getByRole('textbox', { name: /^Assunto/ })
    const opening = canvas.getByRole('textbox', { name: /^Primeiras linhas/ })
    await userEvent.clear(subject)
    await userEvent.type(subject, 'Tudo marcado')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar texto' }))
    await userEvent.clear(opening)
    await userEvent.type(opening, 'A visita está marcada.')
    saved.resolve()
    await canvas.findByText('Texto salvo.')
    await waitFor(() => expect(subject).toHaveValue('Tudo certo'))
    await expect(opening).toHaveValue('A visita está marcada.')
    await expect(asksBeforeLeaving()).toBe(true)
  },
})

export const SoPausas = meta.story({
  ...notPictured,
  name: 'O exemplo espera uma pausa e um texto que sirva',
  play: async ({ canvas, args }) => {
    const subject = canvas.getByLabelText(/^Assunto/)
    const clock = spyOn(window, 'setTimeout')
    const stop = spyOn(window, 'clearTimeout')
    await userEvent.clear(subject)
    await userEvent.paste('Dia {preço}')
    const [endPause] = clock.mock.calls.findLast(([, delay]) => delay === 400) ?? []
    ;(endPause as () => void)()
    await userEvent.clear(subject)
    await userEvent.paste('Tudo marcado')
    await canvas.findByRole('heading', { name: /^Tudo marcado/ })
    const pauses = clock.mock.results.filter((_, place) => clock.mock.calls[place]?.[1] === 400)
    for (const { value } of pauses.slice(0, -1)) await expect(stop).toHaveBeenCalledWith(value)
    clock.mockRestore()
    stop.mockRestore()
    await expect(args.onPreview.mock.calls.map(([words]) => words.subject)).toEqual([
      original.subject,
      'Tudo marcado',
    ])
  },
})

export const OriginalDeNovo = meta.story({
  ...notPictured,
  name: 'O texto original volta aos campos, e pode ser mudado outra vez',
  args: { text: ready(textOf('delivered')) },
  play: async ({ canvas, args }) => {
    const subject = canvas.getByLabelText(/^Assunto/)
    await userEvent.type(subject, ' hoje')
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar ao texto original' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Voltar ao texto original?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(subject).toHaveValue('Suas fotos chegaram hoje')
    await expect(args.onReset).not.toHaveBeenCalled()
    await resetText(canvas)
    const words = originalText('delivered')
    await waitFor(() => expect(subject).toHaveValue(words.subject))
    await expect(canvas.getByLabelText(/^Primeiras linhas/)).toHaveValue(words.opening)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(asksBeforeLeaving()).toBe(false)
    await userEvent.type(subject, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar texto' }))
    const saved = { kind: 'delivered', subject: `${words.subject}!`, opening: words.opening }
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(saved))
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: a recusa fica no campo, e o texto original volta',
  render: function Adopter(args) {
    const find = (list: KeptMailText[]) => list.find(({ kind }) => kind === 'delivered') as KeptMailText
    const [text, retry, replace] = useRemote(async (signal) => find(await client.mailTexts.list(signal)), [])
    return (
      <MailTextEditor
        {...args}
        text={text}
        onSave={async (words) => replace(find(await client.mailTexts.save(words)))}
        onReset={async () => replace(find(await client.mailTexts.reset('delivered')))}
        onPreview={client.mailTexts.preview}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(resetMailText, 'unavailable', 'O serviço está fora do ar.', { once: true }),
      refuse(saveMailText, 'invalid', 'Confira os campos.', {
        once: true,
        fields: { subject: 'Use no máximo 80 caracteres.' },
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Assunto/), ' hoje')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar texto' }))
    await expect(await canvas.findByText('Use no máximo 80 caracteres.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Assunto/)).toHaveValue('Suas fotos chegaram hoje')
    const confirm = await resetText(canvas)
    await expect(await screen.findByText('O serviço está fora do ar.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Assunto/)).toHaveValue('Suas fotos chegaram hoje')
    await expect(screen.queryByText('O e-mail voltou ao texto original.')).toBeNull()
    await userEvent.click(confirm)
    await expect(await screen.findByText('O e-mail voltou ao texto original.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Assunto/)).toHaveValue('Seu ensaio foi entregue'))
  },
})
