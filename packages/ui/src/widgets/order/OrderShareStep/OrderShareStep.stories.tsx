import { createClient } from '@ensaio/client'
import { createSession, emptyOrder, type OrderDraft, orderOf, type PlacedOrder } from '@ensaio/domain'
import { placedOrder, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { forgetFocus, press } from '#storybook/keyboard'
import { notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { OrderShareStep, type OrderShareStepProps } from './OrderShareStep.tsx'

const client = createClient({ baseUrl: '/api' })
const token = 'Zk3vT9qLw8RrY2mNc5Xb7A'
const other = 'Qw9eR4tY7uI2oP5aS8dF1g'
const url = (of: string) => `https://ensaio.test/calendar/${of}`
const address: OrderDraft['address'] = {
  postal_code: '01305-100',
  street: 'Rua Augusta',
  number: '1500',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
}
const responsible = { name: 'Paulo Siqueira', phone: '11912345678', email: 'paulo@horizonte.test' }
const units = [
  { unit: '84', complement: 'Torre A', area: '78' },
  { unit: '84', complement: 'Torre B', area: '78' },
]
const two: PlacedOrder = placedOrder({
  sessions: [
    { id: 1050, token, unit: '84' },
    { id: 1051, token: other, unit: '84' },
  ],
})

const meta = preview.meta({
  title: 'Componentes/Pedido/OrderShareStep',
  component: OrderShareStep,
  parameters: {
    docs: {
      description: {
        component:
          'O pedido feito: cada ensaio com o seu link de agendamento, para enviar, copiar ou abrir. `links` traz os endereços inteiros, por token; `openHref`, o caminho dentro do portal.',
      },
    },
  },
  args: {
    order: placedOrder(),
    address,
    company: 'Construtora Horizonte',
    responsible,
    isNotified: true,
    links: { [token]: url(token), [other]: url(other) },
    openHref: (of) => `#/calendar/${of}`,
  } as OrderShareStepProps,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
})

export const Pedido = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ensaio pedido' })).toBeVisible()
    await expect(canvas.getByText(/Enviamos o link a Paulo Siqueira por e-mail/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'AGENDAR' })).toHaveAttribute('href', `#/calendar/${token}`)

    const text = `Olá, Paulo! A Construtora Horizonte solicitou um ensaio do imóvel em Rua Augusta, 1500, Unidade 84. Escolha o melhor dia e horário:\n${url(token)}`
    const send = new URL(canvas.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href') ?? '')
    await expect(`${send.origin}${send.pathname}`).toBe('https://wa.me/5511912345678')
    await expect(send.searchParams.get('text')).toBe(text)
    const mail = new URL(canvas.getByRole('link', { name: 'Enviar por e-mail' }).getAttribute('href') ?? '')
    await expect(mail.pathname).toBe('paulo@horizonte.test')
    await expect(mail.searchParams.get('subject')).toBe('Ensaio do imóvel em Rua Augusta, 1500, Unidade 84')
    await expect(mail.searchParams.get('body')).toBe(text.replace('\n', '\r\n'))
  },
})

export const Copiado = meta.story({
  name: 'Link copiado',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar link' }))
    await expect(write).toHaveBeenCalledWith(url(token))
    await expect(await canvas.findByText('Link copiado.')).toBeVisible()
  },
})

export const CopiaFalhou = meta.story({
  name: 'A cópia falha e o link fica à mão, pelo teclado',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await press(canvas.getByRole('button', { name: 'Copiar link' }))
    await expect(await canvas.findByText('Falha ao copiar para área de transferência')).toBeVisible()
    const link = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link de agendamento' })
    await expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(url(token))
  },
})

export const VariasUnidades = meta.story({
  name: 'Um link por unidade',
  args: { order: two, units },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '2 ensaios pedidos' })).toBeVisible()
    await expect(canvas.getByText(/Enviamos os links a Paulo Siqueira por e-mail/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Unidade 84, Torre B' })).toBeVisible()
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar link, Unidade 84, Torre B' }))
    await expect(write).toHaveBeenLastCalledWith(url(other))
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar os 2 links' }))
    await expect(write).toHaveBeenLastCalledWith(
      `Unidade 84, Torre A: ${url(token)}\nUnidade 84, Torre B: ${url(other)}`,
    )
    await expect(canvas.getByRole('link', { name: 'AGENDAR, Unidade 84, Torre B' })).toHaveAttribute(
      'href',
      `#/calendar/${other}`,
    )
  },
})

export const SemNomeNemAviso = meta.story({
  name: 'Sem nome de unidade, sem aviso, telefone fixo',
  args: {
    order: placedOrder({
      sessions: [
        { id: 1050, token, unit: null },
        { id: 1051, token: other, unit: null },
      ],
    }),
    isNotified: false,
    responsible: { ...responsible, phone: '1133334444' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Enviamos/)).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Ensaio 2' })).toBeVisible()
    const send = canvas.getByRole('link', { name: 'Enviar por WhatsApp, Ensaio 2' })
    await expect(new URL(send.getAttribute('href') ?? '').pathname).toBe('/')
  },
})

export const NoCelular = meta.story({
  name: 'No celular: primeiro o compartilhar do aparelho',
  ...onPhone,
  beforeEach() {
    const share = fn(async () => {})
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'share')
    }
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent)
    await expect(names[0]).toBe('Compartilhar')
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar' }))
    await expect(navigator.share).toHaveBeenCalledWith({
      text: expect.stringMatching(new RegExp(`^Olá, Paulo![\\s\\S]*\n${url(token)}$`)),
    })
  },
})

export const CompartilharFechado = meta.story({
  name: 'Fechar o menu do aparelho não é falha',
  ...together(onPhone, notPictured),
  beforeEach() {
    const share = fn(() => Promise.reject(new DOMException('', 'AbortError')))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'share')
    }
  },
  play: async ({ canvas }) => {
    const share = canvas.getByRole('button', { name: 'Compartilhar' })
    await userEvent.click(share)
    await expect(navigator.share).toHaveBeenCalledOnce()
    await expect(share).not.toHaveAttribute('aria-busy')
    await expect(canvas.queryByText(/Não foi possível/)).toBeNull()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    order: two,
    units: [
      { unit: 'Cobertura duplex 2201', complement: 'Torre Jacarandá, ala norte', area: '400' },
      { unit: '84', complement: '', area: '78' },
    ],
    address: {
      ...address,
      street: 'Avenida Desembargador Marcelino Pereira dos Santos Albuquerque',
      neighborhood: 'Conjunto Residencial Jardim das Acácias do Parque Novo Mundo',
      city: 'São José dos Campos',
    },
    responsible: { ...responsible, name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos' },
    links: {
      [token]: `https://agendamentos.incorporadora-horizonte-do-parque-novo-mundo.test/calendar/${token}`,
      [other]: url(other),
    },
    children: (
      <Row>
        <Button href="#/add">Pedir outro ensaio</Button>
        <Button variant="quiet" href="#/sessions">
          Ver meus ensaios
        </Button>
      </Row>
    ),
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  beforeEach({ msw }) {
    msw.use(reply(createSession, two))
  },
  render: function Placed(args) {
    const [order, setOrder] = useState<PlacedOrder | null>(null)
    const draft = { ...emptyOrder(), service_id: 1, address, responsible, units }
    if (order) return <OrderShareStep {...args} order={order} units={draft.units} />
    return (
      <Button onPress={async () => setOrder(await client.orders.place(orderOf(draft), 'chave-1'))}>
        Pedir
      </Button>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '2 ensaios pedidos' })).toBeVisible()
    forgetFocus()
  },
})
