import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { Row } from '../../layout/Layout/Layout.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { type LinkProps, LinkProvider } from './LinkProvider.tsx'

function RouterLink({ href, ...anchor }: LinkProps) {
  return <a href={`#/app${href}`} {...anchor} />
}

const meta = preview.meta({
  title: 'Primitivos/Navegação/LinkProvider',
  component: LinkProvider,
  args: {
    link: RouterLink,
    children: (
      <Row>
        <TextLink href="/entrar">Entre na sua conta</TextLink>
        <Button href="/pedido">Pedir ensaio</Button>
      </Row>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Diz a todo link de dentro como navegar: o aplicativo dá o do seu roteador, uma vez, em volta de tudo. Sem ele um link é um `a` comum. `external` e `download` não passam por ele.\n\n**Acessibilidade.** O que se dá precisa desenhar um `a` com `href`: é o que o teclado alcança e o que se abre em outra aba.',
      },
    },
  },
})

export const DoAplicativo = meta.story({
  name: 'Com o link do aplicativo',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Entre na sua conta' })
    await tabTo(link)
    await expect(link).toHaveAttribute('href', '#/app/entrar')
    await expect(canvas.getByRole('link', { name: 'Pedir ensaio' })).toHaveAttribute('href', '#/app/pedido')
  },
})

export const SemAplicativo = meta.story({
  ...notPictured,
  name: 'Sem aplicativo em volta: links comuns',
  render: ({ children }) => <>{children}</>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Entre na sua conta' })
    await expect(link).toHaveAttribute('href', '/entrar')
    await expect(canvas.getByRole('link', { name: 'Pedir ensaio' })).toHaveAttribute('href', '/pedido')
  },
})
