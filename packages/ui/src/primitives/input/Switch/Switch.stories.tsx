import { Failure } from '@ensaio/domain'
import { type FormEvent, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Switch } from './Switch.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/Switch',
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
  parameters: {
    docs: {
      description: {
        component:
          'Liga ou desliga na hora: espera a promessa de `onChange` e diz a falha. O que se vê é o que é, nunca o que se pediu. Num formulário que se envia depois, `Checkbox`.\n\n**Acessibilidade.** É um `switch`: Espaço ou Enter muda. Numa lista, `label` diz de quem, e começa pelas palavras à vista.',
      },
    },
  },
})

export const Quebrado = meta.story({
  name: 'Texto em várias linhas: todas começam no mesmo lugar',
  args: { children: 'Enviar lembretes da visita a quem recebe o fotógrafo no imóvel' },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const range = document.createRange()
    range.selectNodeContents(canvas.getByRole('switch').lastChild as Node)
    const lines = [...range.getClientRects()].map(({ left }) => Math.round(left))
    await expect(lines.length).toBeGreaterThan(2)
    await expect(new Set(lines).size).toBe(1)
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: liga e desliga',
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Ativo' })
    await expect(control).not.toHaveAttribute('aria-label')
    await expect(control).not.toHaveAttribute('aria-busy')
    await tabTo(control)
    await userEvent.keyboard(' ')
    await waitFor(() => expect(control).toBeChecked())
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked())
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
})

const submitted = fn((event: FormEvent) => event.preventDefault())

export const ACaminho = meta.story({
  name: 'A caminho: um segundo toque não conta, nem envia um formulário',
  args: {
    label: 'Ativo: Helena Prado',
    onChange: fn<(checked: boolean) => unknown>(() => new Promise(() => {})),
  },
  render: (args) => (
    <form onSubmit={submitted}>
      <Switch {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Ativo: Helena Prado' })
    await expect(control).toHaveTextContent('Ativo')
    await userEvent.dblClick(control)
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await expect(control).not.toBeChecked()
    await calledOnce(args.onChange, true)
    await expect(submitted).not.toHaveBeenCalled()
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
