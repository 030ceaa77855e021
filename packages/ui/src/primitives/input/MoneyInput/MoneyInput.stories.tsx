import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Field } from '../../form/Field/Field.tsx'
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
  title: 'Primitivos/Formulário/MoneyInput',
  component: MoneyInput,
  args: { value: null, onChange: fn() } as MoneyInputProps,
  render: (args) => <Kept {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Um valor em reais, `R$ 1.234,50`; null enquanto nada foi digitado. Milhares aparecem ao digitar, e os centavos que faltam, ao sair do campo. Use pelo `Controller` do react-hook-form, dentro de `Field`.\n\n**Acessibilidade.** No celular abre o teclado de números com vírgula. O que se lê é o valor como se escreve, com “R$”.',
      },
    },
  },
})

export const Digitado = meta.story({
  name: 'Digitado, com milhar e centavos',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor' })
    await write(input, '1234,5')
    await expect(input).toHaveValue('R$ 1.234,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5)
    await userEvent.tab()
    await expect(input).toHaveValue('R$ 1.234,50')
    await write(input, '{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})

export const JaPreenchido = meta.story({ name: 'Já preenchido', args: { value: 399 } })
