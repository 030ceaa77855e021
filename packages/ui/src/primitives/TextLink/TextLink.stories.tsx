import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { type LinkProps, LinkProvider } from '../Link/LinkProvider.tsx'
import { Text } from '../Typography/Text.tsx'
import { TextLink } from './TextLink.tsx'

const meta = preview.meta({
  title: 'Primitivos/TextLink',
  component: TextLink,
  args: { href: '#entrar', children: 'Entre na sua conta' },
  render: (args) => (
    <Text>
      Já é cliente? <TextLink {...args} />.
    </Text>
  ),
})

export const NoTexto = meta.story({ name: 'No texto' })

export const Externo = meta.story({
  args: { external: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

function RouterLink({ href, ...anchor }: LinkProps) {
  return <a href={`#/app${href}`} {...anchor} />
}

export const DoRoteador = meta.story({
  name: 'Com o link do aplicativo',
  args: { href: '/entrar' },
  decorators: [
    (Story) => (
      <LinkProvider link={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/app/entrar')
  },
})
