import { createClient } from '@ensaio/client'
import { addService, itemNames, type NewService } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { NewServiceForm } from './NewServiceForm.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Equipe/NewServiceForm',
  component: NewServiceForm,
  args: { onAdd: fn<(service: NewService) => Promise<unknown>>(async () => undefined), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Pede um serviço novo: nome, o que é fotografado e o que entrega (pelo menos um item; depois não muda). Fica aberto enquanto é desenhado.',
      },
    },
  },
})

export const Completo = meta.story({
  name: 'Falta, completa, adiciona',
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome/ })
    await press(canvas.getByRole('button', { name: 'Adicionar serviço' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Informe o nome do serviço.'))
    await expect(canvas.getByRole('group', { name: 'O que entrega' })).toHaveAccessibleDescription(
      'Escolha pelo menos um item.',
    )
    await expect(args.onAdd).not.toHaveBeenCalled()
    await write(name, 'Fotos e vídeo')
    const captured = canvas.getByRole('checkbox', { name: itemNames[8] })
    await press(captured)
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'O que entrega' })).toHaveAccessibleDescription(
        'Escolha pelo menos um item que o cliente recebe.',
      ),
    )
    await press(captured)
    await press(canvas.getByRole('checkbox', { name: itemNames[10] }))
    await press(canvas.getByRole('checkbox', { name: itemNames[9] }))
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Veículos')
    await press(canvas.getByRole('button', { name: 'Adicionar serviço' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith({
      name: 'Fotos e vídeo',
      vertical_id: 2,
      item_ids: [9, 10],
    })
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
})

export const PelaRede = meta.story({
  name: 'Pela rede: o nome já existe',
  args: {
    onAdd: fn<(service: NewService) => Promise<unknown>>((service) => client.catalogue.addService(service)),
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(addService, 'invalid', 'Confira os campos.', {
        fields: { name: 'Já há um serviço com este nome.' },
      }),
    )
  },
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome/ })
    await userEvent.type(name, 'Fotos')
    await userEvent.click(canvas.getByRole('checkbox', { name: itemNames[9] }))
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar serviço' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Já há um serviço com este nome.'))
    await expect(canvas.getByRole('checkbox', { name: itemNames[9] })).toBeChecked()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
