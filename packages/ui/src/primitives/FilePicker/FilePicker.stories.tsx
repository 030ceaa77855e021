import { expect, fn, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { FilePicker } from './FilePicker.tsx'

const meta = preview.meta({
  title: 'Primitivos/FilePicker',
  component: FilePicker,
  args: { children: 'Escolher fotos', accept: 'image/png', multiple: true, onPick: fn() },
})

export const Escolher = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Escolher fotos', { selector: 'input' })
    const file = new File(['x'], 'sala.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    await expect(args.onPick).toHaveBeenLastCalledWith([file])
  },
})
