import { useRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { Field } from '../../form/Field/Field.tsx'
import { Stack } from '../../layout/Layout/Layout.tsx'
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
          'Um valor em reais, `R$ 1.234,50`; null enquanto nada foi digitado. Milhares aparecem ao digitar, e os centavos que faltam, ao sair do campo. Um ponto digitado começa os centavos, como em celulares sem vírgula, até que venha um terceiro algarismo: `1.250` são milhares. Use pelo `Controller` do react-hook-form, dentro de `Field`.\n\n**Acessibilidade.** No celular abre o teclado de números com vírgula. O que se lê é o valor como se escreve, com “R$”.',
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

export const ComPontos = meta.story({
  ...notPictured,
  name: 'O ponto digitado separa milhares, ou os centavos de um teclado sem vírgula',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor' })
    const typed: [string, string, number][] = [
      ['1.250,00', 'R$ 1.250,00', 1250],
      ['1.250', 'R$ 1.250,00', 1250],
      ['1.250.000,5', 'R$ 1.250.000,50', 1_250_000.5],
      ['12.5', 'R$ 12,50', 12.5],
      ['1234.56', 'R$ 1.234,56', 1234.56],
      ['0.505', 'R$ 0,50', 0.5],
      ['1,250', 'R$ 1,25', 1.25],
    ]
    for (const [text, shown, reais] of typed) {
      await write(input, `{Control>}a{/Control}${text}`)
      await expect(args.onChange).toHaveBeenLastCalledWith(reais)
      await userEvent.tab()
      await expect(input).toHaveValue(shown)
    }
    await userEvent.clear(input)
    await write(input, '.')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.clear(input)
    await userEvent.paste('1.250,00')
    await expect(input).toHaveValue('R$ 1.250,00')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250)
  },
})

export const SemCentavos = meta.story({
  ...notPictured,
  name: 'Só reais, sem centavos',
  args: { whole: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor' })
    await write(input, '850000,7')
    await expect(input).toHaveValue('R$ 8.500.007')
    await expect(args.onChange).toHaveBeenLastCalledWith(8_500_007)
    await userEvent.tab()
    await expect(input).toHaveValue('R$ 8.500.007')
  },
})

function Corrected(props: MoneyInputProps) {
  const [value, setValue] = useState(props.value)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Stack>
      <Field label="Valor">
        <MoneyInput {...props} ref={input} value={value} />
      </Field>
      <Button onPress={() => input.current?.focus()}>Corrigir</Button>
      <Button onPress={() => setValue(0)}>Zerar</Button>
    </Stack>
  )
}

export const JaPreenchido = meta.story({
  render: (args) => <Corrected {...args} />,
  name: 'Já preenchido, e trocado de fora',
  args: { value: 399, placeholder: 'R$ 0,00', onBlur: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor' })
    await expect(input).toHaveValue('R$ 399,00')
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await expect(input).toHaveAttribute('autocomplete', 'off')
    await expect(input).toHaveAttribute('placeholder', 'R$ 0,00')
    await expect(args.onChange).not.toHaveBeenCalled()
    await press(canvas.getByRole('button', { name: 'Zerar' }))
    await expect(input).toHaveValue('R$ 0,00')
    await expect(args.onChange).not.toHaveBeenCalled()
    // On the way to the button, the keyboard passes the field.
    await calledOnce(args.onBlur, expect.objectContaining({ target: input }))
    await press(canvas.getByRole('button', { name: 'Corrigir' }))
    await expect(input).toHaveFocus()
  },
})

export const NadaDeMenos = meta.story({
  ...notPictured,
  name: 'Nem negativo, nem menos que um centavo',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Valor' })
    await write(input, '-12,345')
    await expect(input).toHaveValue('R$ 12,34')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.34)
    await write(input, '{Control>}a{/Control}5{Backspace}')
    await userEvent.tab()
    await expect(input).toHaveValue('')
  },
})
