import { expect, fn } from 'storybook/test'
import { fieldsOf } from '#storybook/checks/fields'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { PropertyPageClosed } from './PropertyPageClosed.tsx'

const problem = 'A senha não abre esta página.'

/** What the browser would post; the story stays where it is. */
const posted = fn<(body: string) => void>()

const meta = preview.meta({
  title: 'Componentes/Publicação/PropertyPageClosed',
  component: PropertyPageClosed,
  beforeEach: () => {
    posted.mockClear()
  },
  decorators: [
    (Story) => (
      <div
        onSubmit={(event) => {
          event.preventDefault()
          if (event.target instanceof HTMLFormElement)
            posted([...new FormData(event.target)].map(([name, value]) => `${name}=${value}`).join('&'))
        }}
      >
        {Story()}
      </div>
    ),
  ],
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'O que responde um endereço sem página aberta: desconhecido, fora do ar, com prazo encerrado ou com senha, tudo igual, para que ninguém descubra qual. Um formulário comum, que envia `password` ao próprio endereço e funciona sem script.',
      },
    },
  },
})

export const Fechada = meta.story({
  name: 'Fechada, ou com senha',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Esta página está fechada ou pede uma senha.',
    )
    const form = canvas.getByRole('form', { name: 'Abrir a página com senha' })
    await expect(form).toHaveAttribute('method', 'post')
    await expect(fieldsOf(form)).toEqual([
      'Senha* required type=password autocomplete=current-password autocapitalize=none spellcheck=false',
    ])
  },
})

export const SenhaErrada = meta.story({
  name: 'A senha não abre',
  args: { problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Senha/)).toHaveAccessibleDescription(problem)
    await expect(canvas.getByLabelText(/^Senha/)).toBeInvalid()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  name: 'No celular, com um aviso mais longo',
  args: {
    problem: 'Foram muitas tentativas com senhas que não abrem. Espere alguns minutos e tente de novo.',
  },
})

export const SoPeloTeclado = meta.story({
  ...notPictured,
  name: 'Só pelo teclado',
  play: async ({ canvas }) => {
    await write(canvas.getByLabelText(/^Senha/), 'luz-da-tarde')
    await press(canvas.getByRole('button', { name: 'Abrir' }))
    await expect(posted).toHaveBeenCalledWith('password=luz-da-tarde')
    await expect(posted).toHaveBeenCalledOnce()
  },
})
