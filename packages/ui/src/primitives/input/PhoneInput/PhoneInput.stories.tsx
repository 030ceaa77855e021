import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Field } from '../../form/Field/Field.tsx'
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/PhoneInput',
  component: PhoneInput,
  parameters: {
    docs: {
      description: {
        component:
          'Um telefone brasileiro com DDD, dentro de um `Field`. Guarda só os algarismos; a máscara cresce de oito para nove, e um número colado ou digitado com +55 o perde.\n\n**Acessibilidade.** O rótulo, a ajuda e o erro são os do `Field`; `inputMode="tel"` abre o teclado de números.',
      },
    },
  },
  args: { value: '', onChange: fn() } as PhoneInputProps,
  render: function Kept(args) {
    const [phone, setPhone] = useState(args.value)
    return (
      <Field label="Telefone" required>
        <PhoneInput
          {...args}
          value={phone}
          onChange={(next) => {
            args.onChange(next)
            setPhone(next)
          }}
        />
      </Field>
    )
  },
})

export const Digitado = meta.story({
  ...notPictured,
  name: 'Digitado: fixo e celular',
  play: async ({ canvas, args }) => {
    const phone = canvas.getByRole('textbox', { name: 'Telefone' })
    await write(phone, '5133334444')
    await expect(phone).toHaveValue('(51) 3333-4444')
    await userEvent.keyboard('{Control>}a{/Control}51999998888')
    await expect(phone).toHaveValue('(51) 99999-8888')
    await expect(args.onChange).toHaveBeenLastCalledWith('51999998888')
  },
})

export const DigitadoComPais = meta.story({
  ...notPictured,
  name: 'Digitado com +55, que sai; o DDD 55 fica',
  play: async ({ canvas, args }) => {
    const phone = canvas.getByRole('textbox', { name: 'Telefone' })
    await write(phone, '+55 91 98888-7777')
    await expect(phone).toHaveValue('(91) 98888-7777')
    await expect(args.onChange).toHaveBeenLastCalledWith('91988887777')
    await userEvent.keyboard('{Control>}a{/Control}+5555999887766')
    await expect(phone).toHaveValue('(55) 99988-7766')
    // A digit too many changes nothing.
    await userEvent.keyboard('{Control>}a{/Control}559998877665')
    await expect(phone).toHaveValue('(55) 99988-7766')
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await expect(phone).toHaveValue('')
    await userEvent.keyboard('+')
    await userEvent.paste('+55 (51) 99999-8888')
    await expect(phone).toHaveValue('(51) 99999-8888')
    await userEvent.clear(phone)
    // As browsers fill in a stored phone: all at once.
    await fireEvent.input(phone, { target: { value: '+5591988887777' } })
    await expect(phone).toHaveValue('(91) 98888-7777')
    await expect(args.onChange).toHaveBeenLastCalledWith('91988887777')
  },
})

export const JaGuardado = meta.story({
  name: 'Já guardado, com +55',
  args: { value: '+5511912345678' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('(11) 91234-5678')
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'tel-national')
  },
})

export const Colado = meta.story({
  name: 'Colado com +55',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('+55 (51) 99999-8888')
    await expect(canvas.getByRole('textbox')).toHaveValue('(51) 99999-8888')
    await expect(args.onChange).toHaveBeenLastCalledWith('51999998888')
    // What is no phone is pasted as anything else: its digits stay.
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.paste('ramal 99')
    await expect(canvas.getByRole('textbox')).toHaveValue('(99')
  },
})

export const NoCelular = meta.story({
  name: 'No celular: o teclado de telefone',
  ...onPhone,
  args: { placeholder: '(11) 91234-5678' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', '(11) 91234-5678')
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveAttribute('inputmode', 'tel')
  },
})
