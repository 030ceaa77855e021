import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Field } from '../../form/Field/Field.tsx'
import { Stack } from '../../layout/Layout/Layout.tsx'
import { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/MaskedInput',
  component: MaskedInput,
  args: { mask: '#####-###', value: '', onChange: () => {} } as MaskedInputProps,
  parameters: {
    docs: {
      description: {
        component:
          'Texto de forma fixa, como um telefone ou um CNPJ: a pontuação se escreve sozinha. Em `mask`, `#` é um algarismo e `A` um algarismo ou letra; pode ser uma função do que foi digitado. `value` e `onChange` levam só os caracteres, sem pontuação. Use pelo `Controller`, dentro de `Field`; valores em reais são de `MoneyInput`.\n\n**Acessibilidade.** Só algarismos abrem o teclado de números no celular. Colar com outra pontuação funciona, e o cursor fica onde estava.',
      },
    },
  },
})

export const Mascaras = meta.story({
  name: 'Telefone e CNPJ, pelo teclado',
  render: function Masks() {
    const [phone, setPhone] = useState('')
    const [document, setDocument] = useState('12ABC34501DE35')
    return (
      <Stack>
        <Field label="Telefone">
          <MaskedInput
            mask={(typed) => (typed.length > 10 ? '(##) #####-####' : '(##) ####-#####')}
            inputMode="numeric"
            value={phone}
            onChange={setPhone}
          />
        </Field>
        <Field label="CNPJ">
          <MaskedInput mask="AA.AAA.AAA/AAAA-##" value={document} onChange={setDocument} />
        </Field>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Telefone' })
    await write(phone, '1133334444')
    await expect(phone).toHaveValue('(11) 3333-4444')
    await userEvent.keyboard('{Control>}a{/Control}11987654321')
    await expect(phone).toHaveValue('(11) 98765-4321')
    await userEvent.keyboard('{Backspace}{Backspace}x')
    await expect(phone).toHaveValue('(11) 9876-543')
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await userEvent.paste('11 98765.4321')
    await expect(phone).toHaveValue('(11) 98765-4321')

    const document = canvas.getByRole('textbox', { name: 'CNPJ' })
    await expect(document).toHaveValue('12.ABC.345/01DE-35')
    await write(document, '12abc34501dexx35')
    await expect(document).toHaveValue('12.ABC.345/01DE-35')
  },
})
