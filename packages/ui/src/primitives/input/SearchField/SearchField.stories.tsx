import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../action/Button/Button.tsx'
import { Stack } from '../../layout/Layout/Layout.tsx'
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
    await expect(canvas.getByRole('search', { name: 'Buscar clientes' })).toContainElement(box)
    await expect(box).toHaveAttribute('placeholder', 'Nome, CNPJ ou e-mail')
    await expect(box).toHaveAttribute('enterkeyhint', 'search')
    await expect(box).toHaveAttribute('maxlength', '120')
    await expect(canvas.queryByRole('button', { name: 'Limpar busca' })).toBeNull()
    await write(box, ' horizonte {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('horizonte')
    await expect(box).toHaveValue('horizonte')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Limpar busca' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
})

export const PeloBotao = meta.story({
  ...notPictured,
  name: 'Pelo botão',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Aurora')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }))
    await calledOnce(args.onSearch, 'Aurora')
  },
})

export const TiradaDeFora = meta.story({
  ...notPictured,
  name: 'Uma busca tirada de fora some do campo; o que se digita fica',
  args: { value: 'Horizonte' },
  render: function FromOutside(args) {
    const [value, setValue] = useState(args.value)
    const [others, setOthers] = useState(0)
    return (
      <Stack>
        <SearchField {...args} value={value} />
        <Button onPress={() => setValue('')}>Limpar filtros</Button>
        <Button onPress={() => setOthers(others + 1)}>{`Outros filtros: ${others}`}</Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox')
    await expect(box).toHaveValue('Horizonte')
    await userEvent.type(box, ' Norte')
    await userEvent.click(canvas.getByRole('button', { name: 'Outros filtros: 0' }))
    await expect(canvas.getByRole('button', { name: 'Outros filtros: 1' })).toBeVisible()
    await expect(box).toHaveValue('Horizonte Norte')
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(box).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Limpar busca' })).toBeNull()
  },
})

export const EmVigor = meta.story({
  name: 'Com uma busca em vigor, no celular',
  ...onPhone,
  args: { value: 'Construtora Horizonte' },
})
