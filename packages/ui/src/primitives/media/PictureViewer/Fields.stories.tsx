import { pictures } from '@ensaio/mocks'
import { expect, fireEvent, fn } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Field } from '../../form/Field/Field.tsx'
import { Select } from '../../input/Select/Select.tsx'
import { TextArea } from '../../input/TextArea/TextArea.tsx'
import { TextInput } from '../../input/TextInput/TextInput.tsx'
import { PictureViewer } from './PictureViewer.tsx'

const meta = preview.meta({
  title: 'Primitivos/Mídia/PictureViewer: campos',
  component: PictureViewer,
  args: {
    open: true as const,
    label: 'Foto ampliada',
    place: 1,
    pictures: [
      { id: 1, src: pictures.facade, title: 'Fachada' },
      { id: 2, src: pictures.living, title: 'Sala' },
      { id: 3, src: pictures.balcony, title: 'Varanda' },
    ],
    onClose: fn(),
    onGo: fn<(place: number) => void>(),
    panel: (
      <>
        <Field label="Ambiente">
          <Select>
            <option>Sala</option>
            <option>Varanda</option>
          </Select>
        </Field>
        <Field label="Título">
          <TextInput />
        </Field>
        <Field label="Comentário">
          <TextArea />
        </Field>
      </>
    ),
  },
})

export const TeclasDoCampo = meta.story({
  ...notPictured,
  name: 'Num campo do painel, as teclas são do campo',
  play: async ({ canvas, args }) => {
    const list = await canvas.findByRole('combobox', { name: 'Ambiente' })
    const fields = [list, ...canvas.getAllByRole('textbox')]
    await expect(fields).toHaveLength(3)
    for (const field of fields)
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', '+'])
        await expect(await fireEvent.keyDown(field, { key })).toBe(true)
    await expect(args.onGo).not.toHaveBeenCalled()
    await fireEvent.keyDown(canvas.getByRole('heading'), { key: 'ArrowRight' })
    await expect(args.onGo?.mock.calls).toEqual([[2]])
  },
})
