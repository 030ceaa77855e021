import { useRef, useState } from 'react'
import { expect, fireEvent, fn, spyOn } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../action/Button/Button.tsx'
import { Field } from '../../form/Field/Field.tsx'
import { Stack } from '../../layout/Layout/Layout.tsx'
import { DateInput } from './DateInput.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/DateInput',
  component: DateInput,
  args: { value: '', purpose: 'dia da visita', onChange: fn(), onBlur: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Um dia, digitado como `dd-mm-aaaa` ou escolhido no calendário do navegador. `value` e `onChange` levam só os algarismos (`31082026`); se o dia existe, quem diz é o formulário. Use pelo `Controller`, dentro de `Field`. Para escolher o dia e a hora de uma visita, o componente é `CalendarGrid`.\n\n**Acessibilidade.** Rótulo e erro vêm do `Field`; o botão do calendário é a parada seguinte do teclado, e se chama pelo que está em `purpose`.',
      },
    },
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value)
    const input = useRef<HTMLInputElement>(null)
    return (
      <Stack>
        <Button onPress={() => input.current?.focus()}>Corrigir</Button>
        <Field label="Dia da visita">
          <DateInput
            {...args}
            ref={input}
            value={value}
            onChange={(digits) => {
              args.onChange(digits)
              setValue(digits)
            }}
          />
        </Field>
      </Stack>
    )
  },
})

export const Vazio = meta.story({
  name: 'Vazio, escrito pelo teclado',
  play: async ({ canvas, userEvent, args }) => {
    const day = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Dia da visita' })
    await expect(day).toHaveAttribute('placeholder', 'dd-mm-aaaa')
    await write(day, '31082026')
    await expect(day).toHaveValue('31-08-2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('31082026')
    await expect(day).toHaveAttribute('inputmode', 'numeric')
    await expect(day).toHaveAttribute('autocomplete', 'off')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Escolher no calendário: dia da visita' })).toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await press(canvas.getByRole('button', { name: 'Corrigir' }))
    await expect(day).toHaveFocus()
    await userEvent.tab()
    // The native input behind is no Tab stop.
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})

export const Preenchido = meta.story({
  args: { value: '01122026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('01-12-2026')
  },
})

export const DoCalendario = meta.story({
  name: 'Escolhido no calendário do navegador',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const show = spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {})
    await press(canvas.getByRole('button', { name: 'Escolher no calendário: dia da visita' }))
    const native = canvasElement.querySelector('input[type=date]') as HTMLInputElement
    await expect(show.mock.contexts).toEqual([native])
    const day = canvas.getByRole('textbox', { name: 'Dia da visita' })
    fireEvent.change(native, { target: { value: '2026-11-20' } })
    await expect(day).toHaveValue('20-11-2026')
    // Emptied, the same day can be picked again; filled, it opens at the typed day.
    await userEvent.clear(day)
    await press(canvas.getByRole('button', { name: 'Escolher no calendário: dia da visita' }))
    await expect(native).toHaveValue('')
    fireEvent.change(native, { target: { value: '2026-11-20' } })
    await expect(day).toHaveValue('20-11-2026')
    await userEvent.clear(day)
    await write(day, '01122026')
    await press(canvas.getByRole('button', { name: 'Escolher no calendário: dia da visita' }))
    await expect(native).toHaveValue('2026-12-01')
    await expect(native).toHaveAttribute('aria-hidden', 'true')
    await expect(native.tabIndex).toBe(-1)
  },
})

export const ComErro = meta.story({
  name: 'Um dia que não existe, no celular',
  ...onPhone,
  render: (args) => (
    <Field label="Dia da visita" error="Este dia não existe. Confira a data.">
      <DateInput {...args} value="31022026" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Este dia não existe. Confira a data.',
    )
  },
})
