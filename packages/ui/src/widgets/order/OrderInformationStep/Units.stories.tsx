import { emptyOrder } from '@ensaio/domain'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { OrderInformationStep, type OrderInformationStepProps } from './OrderInformationStep.tsx'

const meta = preview.meta({
  title: 'Componentes/Pedido/OrderInformationStep: unidades',
  component: OrderInformationStep,
  args: {
    draft: {
      ...emptyOrder(),
      service_id: 1,
      units: ['81', '82', '83'].map((unit) => ({ unit, complement: '', area: '78' })),
    },
    onChange: fn(),
    onNext: fn(),
    onBack: fn(),
    findPostalCode: fn(() => new Promise(() => {})),
  } as OrderInformationStepProps,
  render: function Kept(args) {
    const [draft, setDraft] = useState(args.draft)
    return <OrderInformationStep {...args} draft={draft} onChange={setDraft} />
  },
})

export const TiraADoMeio = meta.story({
  ...notPictured,
  name: 'Tira a unidade do meio, e depois a última: o foco fica ao lado',
  play: async ({ canvas }) => {
    const units = () => canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Unidade/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Remover unidade 2' }))
    await waitFor(() => expect(units()[1]).toHaveFocus())
    await expect(units().map(({ value }) => value)).toEqual(['81', '83'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remover unidade 2' }))
    await waitFor(() => expect(units()[0]).toHaveFocus())
    await expect(units().map(({ value }) => value)).toEqual(['81'])
  },
})
