import { createClient } from '@ensaio/client'
import { Failure, phoneFailures, phoneFailureText, testMessages } from '@ensaio/domain'
import { messageTest, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { MessageTestCard, type MessageTestCardProps } from './MessageTestCard.tsx'

const client = createClient({ baseUrl: '/api' })

const tested = (test: MessageTestCardProps['onTest']) => fn(test)

const meta = preview.meta({
  title: 'Componentes/Configurações/MessageTestCard',
  component: MessageTestCard,
  args: { onTest: tested(async ({ channel, phone }) => messageTest({ channel, to: phone })) },
  parameters: {
    docs: {
      description: {
        component:
          'Uma mensagem de teste por WhatsApp ou SMS, a um número digitado: o que o serviço disse, em português, e o código dele.',
      },
    },
  },
})

type Canvas = ReturnType<typeof within>
const number = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^Celular/ })
const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Enviar mensagem de teste' })

async function sendTo(canvas: Canvas, phone = '11912345678') {
  await userEvent.type(number(canvas), phone)
  await userEvent.click(send(canvas))
}

export const AntesDoTeste = meta.story({
  name: 'Antes do teste',
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region')).getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Aceita = meta.story({
  name: 'Aceita, pelo teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: /^Por onde/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('11912345678')
    await press(send(canvas))
    await expect(
      await canvas.findByText(/O WhatsApp aceitou a mensagem para \(11\) 91234-5678/),
    ).toBeVisible()
    await calledOnce(args.onTest, { channel: 'whatsapp', phone: '+5511912345678' })
  },
})

export const PorSms = meta.story({
  name: 'Por SMS: a resposta mais longa, no celular',
  ...onPhone,
  args: { onTest: tested(async ({ channel }) => messageTest({ channel, failure: 'unclear' })) },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Por onde/ }), 'SMS')
    await sendTo(canvas)
    await expect(await canvas.findByText(/^O serviço de SMS não disse se recebeu/)).toBeVisible()
    await calledOnce(args.onTest, { channel: 'sms', phone: '+5511912345678' })
  },
})

export const SemNumero = meta.story({
  name: 'Sem número, e com um telefone fixo',
  play: async ({ canvas, args }) => {
    await userEvent.click(send(canvas))
    await expect(await canvas.findByText('Informe o telefone.')).toBeVisible()
    await userEvent.type(number(canvas), '1133334444')
    await expect(await canvas.findByText(/Informe um celular com DDD/)).toBeVisible()
    await expect(args.onTest).not.toHaveBeenCalled()
  },
})

export const SemWhatsApp = meta.story({
  name: 'O número não tem WhatsApp, no celular',
  ...onPhone,
  args: { onTest: tested(async () => messageTest({ failure: 'no_whatsapp', code: '131026' })) },
  play: async ({ canvas }) => {
    await sendTo(canvas)
    await expect(await canvas.findByText('O número não recebe mensagens por WhatsApp.')).toBeVisible()
    await expect(canvas.getByText('131026')).toBeVisible()
  },
})

export const Desligado = meta.story({
  name: 'O canal está desligado',
  args: { onTest: tested(async () => messageTest({ failure: 'off' })) },
  play: async ({ canvas }) => {
    await sendTo(canvas)
    await expect(await canvas.findByText(/está desligado nesta casa\. .*WHATSAPP_TOKEN/)).toBeVisible()
    await expect(canvas.queryByText(/^Resposta técnica/)).toBeNull()
  },
})

let nth = 0

export const CadaFalha = meta.story({
  ...notPictured,
  name: 'Cada falha tem as suas palavras',
  args: {
    onTest: tested(async () => {
      const failure = phoneFailures[nth] ?? null
      nth += 1
      return messageTest({ failure })
    }),
  },
  beforeEach() {
    nth = 0
  },
  play: async ({ canvas }) => {
    await userEvent.type(number(canvas), '11912345678')
    for (const failure of phoneFailures) {
      await userEvent.click(send(canvas))
      await canvas.findByText(phoneFailureText(failure, 'whatsapp', null), { exact: false })
    }
  },
})

export const FalhaDepois = meta.story({
  ...notPictured,
  name: 'Um segundo teste que falha não deixa o resultado do primeiro, nem apaga o número',
  args: {
    onTest: tested(async () => {
      nth += 1
      if (nth === 2) throw new Failure('too_many', 'Espere alguns minutos.')
      return messageTest()
    }),
  },
  beforeEach() {
    nth = 0
  },
  play: async ({ canvas }) => {
    await sendTo(canvas)
    await canvas.findByText(/aceitou a mensagem/)
    await userEvent.click(send(canvas))
    await expect(await screen.findByText('Espere alguns minutos.')).toBeVisible()
    await expect(canvas.queryByText(/aceitou a mensagem/)).toBeNull()
    await expect(number(canvas)).toHaveValue('(11) 91234-5678')
  },
})

export const Enviando = meta.story({
  name: 'Enviando',
  args: { onTest: tested(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await sendTo(canvas)
    await expect(send(canvas)).toHaveAttribute('aria-busy', 'true')
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: testa depois de uma falha',
  args: { onTest: tested((message) => client.firstSteps.testMessages(message)) },
  beforeEach({ msw }) {
    msw.use(refuse(testMessages, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas }) => {
    await sendTo(canvas)
    await expect(await screen.findByText(/O serviço está em manutenção/)).toBeVisible()
    await userEvent.click(send(canvas))
    await expect(await canvas.findByText(/aceitou a mensagem/)).toBeVisible()
  },
})
