import { createClient } from '@ensaio/client'
import { Failure, getOpenPix, type PaymentOutcome } from '@ensaio/domain'
import { now, pixOutcome, reply } from '@ensaio/mocks'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { drawn } from '#storybook/lazy-parts'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { PixCodeCard, type PixCodeCardProps, qrPicture } from './PixCodeCard.tsx'

const client = createClient({ baseUrl: '/api' })

const pix = (over: Partial<PixCodeCardProps['pix']> = {}) => {
  const code = pixOutcome(over).pix
  if (code === undefined) throw new Error('The example has no code.')
  return code
}
const copied = fn(async (_text: string) => undefined)

const later = '2026-11-20T15:30:00.000Z'
const picture = 'Código QR do PIX de R$\u00a0399,00'

const meta = preview.meta({
  title: 'Componentes/Pagamento/PixCodeCard',
  component: PixCodeCard,
  args: {
    pix: pix(),
    now,
    onRenew: fn<PixCodeCardProps['onRenew']>(async () => undefined),
    onLeave: fn(),
  },
  beforeEach() {
    copied.mockClear()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'O código PIX para ler ou copiar, o valor e por quanto tempo vale. `now` é a hora do servidor: o componente não lê relógio. Quem o mostra pergunta pelo pagamento e o tira da página quando ele chega. O desenho do código QR só é buscado quando aparece.',
      },
    },
  },
})

export const Esperando = meta.story({
  name: 'Esperando o pagamento',
  play: async ({ args, canvas, userEvent }) => {
    await drawn(qrPicture)
    await expect(await canvas.findByRole('img', { name: picture })).toBeVisible()
    await expect(canvas.getByText('Vale por mais 30 minutos.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar código PIX' }))
    await expect(await screen.findByText('Código PIX copiado.')).toBeVisible()
    await expect(copied).toHaveBeenCalledWith(args.pix.code)
  },
})

export const UltimoMinuto = meta.story({
  ...notPictured,
  name: 'No último minuto',
  args: { now: '2026-11-20T15:29:10.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vale por mais 1 minuto.')).toBeVisible()
  },
})

export const Vencido = meta.story({
  name: 'Vencido: outro código com um toque',
  args: { now: later },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Este código PIX venceu' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copiar código PIX' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar novo código' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
  },
})

export const SemCodigo = meta.story({
  name: 'O banco ainda não enviou o código',
  args: { pix: pix({ code: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/O banco ainda não enviou o código/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Gerar novo código' })).toBeEnabled()
  },
})

export const ComFalha = meta.story({
  ...notPictured,
  name: 'O novo código não veio: diz, e se tenta de novo',
  args: {
    now: later,
    onRenew: fn<PixCodeCardProps['onRenew']>(async () => {
      throw new Failure('unavailable', 'O pagamento por PIX está indisponível.')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar novo código' }))
    await expect(await screen.findByText(/O pagamento por PIX está indisponível/)).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com textos mais longos: copiar vem antes do desenho',
  args: {
    pix: pix({ amount: 123_456.78, description: 'Créditos: Tour virtual, fotos, vídeo e planta humanizada' }),
  },
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await drawn(qrPicture)
    const image = await canvas.findByRole('img', { name: 'Código QR do PIX de R$\u00a0123.456,78' })
    const copy = canvas.getByRole('button', { name: 'Copiar código PIX' })
    await expect(copy.getBoundingClientRect().bottom).toBeLessThan(image.getBoundingClientRect().top)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const SoPeloTeclado = meta.story({
  ...notPictured,
  name: 'Só pelo teclado',
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Copiar código PIX' }))
    await expect(await screen.findByText('Código PIX copiado.')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Pagar de outra forma' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: o código achado de novo',
  render: function Found(args) {
    const [open, setOpen] = useState<PaymentOutcome | null>(null)
    useEffect(() => {
      client.payments.openPix().then((found) => setOpen(found.open))
    }, [])
    return open?.pix ? <PixCodeCard {...args} pix={open.pix} /> : <p>Sem código.</p>
  },
  beforeEach({ msw }) {
    msw.use(reply(getOpenPix, { open: pixOutcome({ amount: 508 }) }))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('R$ 508,00')).toBeVisible())
  },
})
