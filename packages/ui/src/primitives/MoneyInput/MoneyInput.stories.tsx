import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { Field } from '../Field/Field.tsx'
import { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx'

function Kept(props: MoneyInputProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Field label="Valor">
      <MoneyInput
        {...props}
        value={value}
        onChange={(reais) => {
          setValue(reais)
          props.onChange(reais)
        }}
      />
    </Field>
  )
}

const meta = preview.meta({
  title: 'Primitivos/MoneyInput',
  component: MoneyInput,
  args: { value: null, onChange: fn() } as MoneyInputProps,
  render: (args) => <Kept {...args} />,
})

export const Digitado = meta.story({
  name: 'Digitado, com milhar e centavos',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor' })
    await userEvent.type(input, '1234,5')
    await expect(input).toHaveValue('R$ 1.234,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5)
    await userEvent.tab()
    await expect(input).toHaveValue('R$ 1.234,50')
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})

export const JaPreenchido = meta.story({ name: 'Já preenchido', args: { value: 399 } })
