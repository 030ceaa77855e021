import { Failure } from '@ensaio/domain'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Switch } from './Switch.tsx'

const meta = preview.meta({
  title: 'Primitivos/Switch',
  component: Switch,
  args: {
    checked: false,
    children: 'Ativo',
    onChange: fn<(checked: boolean) => unknown>(async () => undefined),
  },
  render: function Kept(args) {
    const [checked, setChecked] = useState(args.checked)
    return (
      <Switch
        {...args}
        checked={checked}
        onChange={async (next) => {
          await args.onChange(next)
          setChecked(next)
        }}
      />
    )
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: liga e desliga',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Ativo' })).toBeChecked())
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked())
  },
})

export const Recusado = meta.story({
  name: 'Recusado: fica como estava',
  args: {
    checked: true,
    onChange: fn<(checked: boolean) => unknown>(async () => {
      throw new Failure('offline', 'Verifique a sua conexão e tente novamente.')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Ativo' }))
    await expect(await screen.findByText('Verifique a sua conexão e tente novamente.')).toBeVisible()
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
})
