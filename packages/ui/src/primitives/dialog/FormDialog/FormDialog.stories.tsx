import { Failure } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { Field } from '../../form/Field/Field.tsx'
import { TextInput } from '../../input/TextInput/TextInput.tsx'
import { FormDialog } from './FormDialog.tsx'

const Note = v.object({ note: v.pipe(v.string(), v.trim(), v.nonEmpty('Escreva a anotação.')) })
type Note = v.InferInput<typeof Note>

type NoteFormProps = {
  onSend: (note: Note) => Promise<unknown>
  onClose: () => void
  description?: string
  wide?: boolean
}

function NoteForm(props: NoteFormProps) {
  const form = useForm<Note, unknown, Note>({
    resolver: valibotResolver(Note),
    defaultValues: { note: '' },
  })
  return (
    <FormDialog title="Nova anotação" action="Salvar anotação" form={form} {...props}>
      <Field label="Anotação" required error={form.formState.errors.note?.message}>
        <TextInput {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}

const meta = preview.meta({
  title: 'Primitivos/Diálogos/FormDialog',
  component: NoteForm,
  subcomponents: { FormDialog },
  args: { onSend: fn<(note: Note) => Promise<unknown>>(async () => undefined), onClose: fn() },
  render: function Opener(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Anotar</Button>
        {open && (
          <NoteForm
            {...args}
            onClose={() => {
              setOpen(false)
              args.onClose()
            }}
          />
        )}
      </>
    )
  },
  parameters: {
    docs: {
      description: {
        component:
          'Um formulário sobre a página, aberto enquanto está desenhado. `form` é o do react-hook-form; `onSend` recebe o que foi julgado certo. Fecha depois de enviado; recusado, o que foi digitado fica, e a mensagem vai para o campo que ela nomeia ou para cima deles.\n\n**Acessibilidade.** O foco começa no primeiro campo, Enter envia, um erro leva o foco ao campo errado, e ao fechar ele volta para quem abriu.',
      },
      story: { inline: false, height: '420px' },
    },
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: falta, corrige, envia, volta',
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Anotar' })
    await press(opener)
    const input = await canvas.findByRole('textbox', { name: /Anotação/ })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Escreva a anotação.'))
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('  Chave na portaria{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onSend).toHaveBeenCalledWith({ note: 'Chave na portaria' })
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
  },
})

export const Desiste = meta.story({
  ...notPictured,
  name: 'Desiste, pelo teclado: fecha sem enviar',
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Anotar' })
    await press(opener)
    await userEvent.type(await canvas.findByRole('textbox', { name: /Anotação/ }), 'Chave')
    await press(canvas.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(opener).toHaveFocus()
  },
})

export const Recusado = meta.story({
  name: 'Recusado: no campo, ou acima dele; nada se perde',
  args: {
    onSend: fn<(note: Note) => Promise<unknown>>(async ({ note }) => {
      if (note === 'Chave')
        throw new Failure('invalid', 'Confira.', { note: 'Já existe uma anotação igual.' })
      throw new Failure('offline', 'Verifique a sua conexão e tente novamente.')
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anotar' }))
    const input = await canvas.findByRole('textbox', { name: /Anotação/ })
    await userEvent.type(input, 'Chave')
    const send = canvas.getByRole('button', { name: 'Salvar anotação' })
    await userEvent.click(send)
    await waitFor(() => expect(input).toHaveAccessibleDescription('Já existe uma anotação igual.'))
    await userEvent.type(input, ' na portaria')
    await userEvent.click(send)
    await expect(await canvas.findByText('Verifique a sua conexão e tente novamente.')).toBeVisible()
    await expect(input).toHaveValue('Chave na portaria')
    await isAnnounced(canvas.getByText('Não foi possível salvar'), 'alert')
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const RecusadoEDepoisSalvo = meta.story({
  ...notPictured,
  name: 'Recusado uma vez: corrigido, salva e fecha',
  args: {
    onSend: fn<(note: Note) => Promise<unknown>>(async ({ note }) => {
      if (note === 'Chave') throw new Failure('offline', 'Verifique a sua conexão e tente novamente.')
    }),
  },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Anotar' }))
    await userEvent.keyboard('Chave{Enter}')
    await canvas.findByText('Verifique a sua conexão e tente novamente.')
    await press(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await press(canvas.getByRole('button', { name: 'Anotar' }))
    await userEvent.keyboard('Chave na portaria{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onSend).toHaveBeenCalledTimes(2)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: nada fecha, nada vai duas vezes',
  args: {
    description: 'Só a equipe lê.',
    wide: true,
    onSend: fn<(note: Note) => Promise<unknown>>(() => new Promise(() => {})),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anotar' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Nova anotação' })
    await expect(dialog).toHaveAccessibleDescription('Só a equipe lê.')
    await userEvent.keyboard('Chave{Enter}')
    const send = canvas.getByRole('button', { name: 'Salvar anotação' })
    await waitFor(() => expect(send).toHaveAttribute('aria-busy'))
    await userEvent.keyboard('{Enter}')
    await userEvent.click(send)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
