import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { type PaymentMethod, PaymentMethodChoice } from './PaymentMethodChoice.tsx'

const meta = preview.meta({
  title: 'Componentes/Pagamento/PaymentMethodChoice',
  component: PaymentMethodChoice,
  args: { value: 'card' as PaymentMethod, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Cartão ou PIX. Deixe de fora quando só um deles é aceito: uma escolha de um não é escolha.',
      },
    },
  },
})

export const Cartao = meta.story({
  name: 'Cartão',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /^Como você quer pagar/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Cartão' })).toBeChecked()
  },
})

export const SoPeloTeclado = meta.story({
  ...notPicturedOn('phone'),
  name: 'PIX, só pelo teclado',
  render: function Render(args) {
    const [value, setValue] = useState<PaymentMethod>('card')
    return <PaymentMethodChoice {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvas, userEvent }) => {
    await press(canvas.getByRole('radio', { name: 'Cartão' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'PIX' })).toBeChecked()
  },
})

export const EscolheComUmToque = meta.story({
  ...notPictured,
  name: 'Escolhe com um toque',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'PIX' }))
    await expect(args.onChange).toHaveBeenCalledWith('pix')
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  args: { value: 'pix' as PaymentMethod },
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'PIX' })).toBeChecked()
  },
})
