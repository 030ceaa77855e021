import { useRef, useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { Field } from '../../form/Field/Field.tsx'
import { Stack } from '../../layout/Layout/Layout.tsx'
import { MaskedInput, type MaskedInputProps } from './MaskedInput.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/MaskedInput',
  component: MaskedInput,
  args: { mask: '#####-###', value: '', onChange: fn() } as MaskedInputProps,
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
    // Letters need the keyboard of letters.
    await expect(document).not.toHaveAttribute('inputmode')
  },
})

/** A CEP that is kept outside, and may be corrected. */
const postalCode = meta.story({
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    const input = useRef<HTMLInputElement>(null)
    return (
      <Stack>
        <Field label="CEP">
          <MaskedInput
            {...args}
            ref={input}
            value={value}
            onChange={(characters, shown) => {
              args.onChange(characters, shown)
              setValue(characters)
            }}
          />
        </Field>
        <Button onPress={() => input.current?.focus()}>Corrigir</Button>
        <Button onPress={() => setValue('90010-000')}>Usar o CEP da empresa</Button>
      </Stack>
    )
  },
})

export const Cep = postalCode.extend({
  name: 'CEP já guardado, corrigido e trocado',
  args: { value: '01305-100', placeholder: '00000-000', autoComplete: 'postal-code' },
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: 'CEP' })
    await expect(code).toHaveValue('01305-100')
    await expect(code).toHaveAttribute('type', 'text')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expect(code).toHaveAttribute('placeholder', '00000-000')
    await expect(code).toHaveAttribute('autocomplete', 'postal-code')
    // Nothing was typed.
    await expect(args.onChange).not.toHaveBeenCalled()
    await write(code, '904')
    await expect(args.onChange).toHaveBeenLastCalledWith('904', '904')
    await userEvent.keyboard('10080')
    await expect(args.onChange).toHaveBeenLastCalledWith('90410080', '90410-080')
    // Full.
    await userEvent.keyboard('7')
    await expect(code).toHaveValue('90410-080')
    await expect(args.onChange).toHaveBeenCalledTimes(8)
    await press(canvas.getByRole('button', { name: 'Usar o CEP da empresa' }))
    await expect(code).toHaveValue('90010-000')
    await expect(args.onChange).toHaveBeenCalledTimes(8)
    await press(canvas.getByRole('button', { name: 'Corrigir' }))
    await expect(code).toHaveFocus()
  },
})

export const Cursor = postalCode.extend({
  ...notPictured,
  name: 'O cursor nunca fica dentro da pontuação',
  args: { mask: '(##) #####-####', value: '11987654321' },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole<HTMLInputElement>('textbox')
    phone.focus()
    /** Where the caret is after a click at a place. */
    async function caretAfter(place: number) {
      phone.setSelectionRange(place, place)
      await fireEvent.mouseUp(phone)
      return phone.selectionStart
    }
    const places = []
    for (let place = 0; place <= phone.value.length; place += 1) places.push(await caretAfter(place))
    // Between the brackets and the space, it goes to the digit beside.
    await expect(places).toEqual([1, 1, 2, 3, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  },
})

export const NoMeio = postalCode.extend({
  ...notPictured,
  name: 'Uma letra escrita no meio: o cursor fica depois dela',
  args: { mask: 'AA.AAA.AAA/AAAA-##', value: '12ABC34501DE35' },
  play: async ({ canvas }) => {
    const document = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(document, 'z', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await expect(document).toHaveValue('12.ZAB.C34/501D-35')
    await expect(document.selectionStart).toBe(4)
  },
})
