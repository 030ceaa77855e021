import { Failure } from '@ensaio/domain'
import { leadDetail, now } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { LeadSheet, type LeadSheetProps } from './LeadSheet.tsx'

const meta = preview.meta({
  title: 'Componentes/Empresa/LeadSheet: mensagens',
  component: LeadSheet,
  args: {
    lead: ready(leadDetail()),
    now,
    onAccept: fn<LeadSheetProps['onAccept']>(async () => undefined),
    onAnswer: fn<LeadSheetProps['onAnswer']>(async () => undefined),
    onRefuse: fn<LeadSheetProps['onRefuse']>(async () => undefined),
    companyHref: (id: number) => `#/companies/${id}`,
    onRetry: fn(),
  },
})

export const Responder = meta.story({
  name: 'Responder por e-mail',
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: /Responder por e-mail/ })
    await expect(canvas.getByRole('form', { name: 'Nova mensagem' })).toContainElement(text)
    await hasAttributes(text, { rows: '5', maxlength: '2000', 'aria-required': 'true' })
    await expect(text).toHaveAccessibleDescription(/A empresa continua na fila/)
    await press(canvas.getByRole('button', { name: 'Enviar mensagem' }))
    await waitFor(() => expect(text).toHaveAccessibleDescription(/Escreva a mensagem\./))
    await write(text, ' Podemos ligar amanhã? ')
    await press(canvas.getByRole('button', { name: 'Enviar mensagem' }))
    await waitFor(() => calledOnce(args.onAnswer, { text: 'Podemos ligar amanhã?' }))
    await waitFor(() => expect(text).toHaveValue(''))
    await isAnnounced(await screen.findByText('Mensagem enviada para renata@serraazul.test.'))
  },
})

export const MensagemACaminho = meta.story({
  name: 'Mensagem a caminho: vai uma vez',
  args: { onAnswer: fn<LeadSheetProps['onAnswer']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Responder/ }), 'Podemos ligar?')
    const send = canvas.getByRole('button', { name: 'Enviar mensagem' })
    await userEvent.dblClick(send)
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'))
    await expect(args.onAnswer).toHaveBeenCalledOnce()
  },
})

const sent = Promise.withResolvers<void>()

export const DigitadaEnquantoVai = meta.story({
  ...notPictured,
  name: 'O que se digita enquanto a mensagem vai fica para a próxima',
  args: { onAnswer: fn<LeadSheetProps['onAnswer']>(() => sent.promise) },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: /Responder/ })
    await userEvent.type(text, 'Podemos ligar?')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar mensagem' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledOnce())
    await userEvent.clear(text)
    await userEvent.type(text, 'Até amanhã.')
    sent.resolve()
    await screen.findByText(/^Mensagem enviada/)
    await expect(text).toHaveValue('Até amanhã.')
  },
})

export const MensagemNaoFoi = meta.story({
  ...notPictured,
  name: 'A mensagem não foi: o texto fica',
  args: {
    onAnswer: fn<LeadSheetProps['onAnswer']>(async () => {
      throw new Failure('offline', 'Verifique a sua conexão.')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Responder/ }), 'Podemos ligar?')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar mensagem' }))
    await isAnnounced(await screen.findByText('Verifique a sua conexão.'), 'alert')
    await expect(canvas.getByRole('textbox', { name: /Responder/ })).toHaveValue('Podemos ligar?')
    await expect(screen.queryByText(/^Mensagem enviada/)).toBeNull()
  },
})
