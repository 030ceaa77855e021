import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { SearchField } from './SearchField.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/SearchField',
  component: SearchField,
  args: {
    label: 'Buscar clientes',
    placeholder: 'Nome, CNPJ ou e-mail',
    value: '',
    onSearch: fn<(text: string) => void>(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SearchField
        {...args}
        value={value}
        onSearch={(text) => {
          setValue(text)
          args.onSearch(text)
        }}
      />
    )
  },
  parameters: {
    docs: {
      description: {
        component:
          'Busca numa lista por um texto: pergunta com Enter ou no botão, não a cada letra, e oferece tirar a busca em vigor. `value` é o texto em vigor, não o digitado; até 120 letras.\n\n**Acessibilidade.** É uma região de busca com o nome de `label`. Limpar devolve o foco ao campo; diga quantos foram encontrados num `role="status"`.',
      },
    },
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: buscar e limpar',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Buscar clientes' })
    await expect(canvas.queryByRole('button', { name: 'Limpar busca' })).toBeNull()
    await write(box, ' horizonte {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('horizonte')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Limpar busca' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
})

export const EmVigor = meta.story({
  name: 'Com uma busca em vigor, no celular',
  ...onPhone,
  args: { value: 'Construtora Horizonte' },
})
