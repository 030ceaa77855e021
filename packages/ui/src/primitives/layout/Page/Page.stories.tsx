import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { onDesk } from '#storybook/windows'
import { Heading } from '../../text/Heading.tsx'
import { Text } from '../../text/Text.tsx'
import { Page } from './Page.tsx'

const meta = preview.meta({
  title: 'Primitivos/Layout/Page',
  component: Page,
  args: {
    narrow: true,
    children: (
      <>
        <Heading level={1}>Sua conta</Heading>
        <Text>Helena Prado, helena@horizonte.test</Text>
      </>
    ),
  },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'A largura e as margens de uma página: 1200 px no máximo, `narrow` 720, `wide` a janela toda, para uma tabela de muitas colunas; margens de 32 px, 16 no celular. Uma por tela, com `as="main"` onde nada mais o é.\n\n**Acessibilidade.** Em 200 % de aumento, as margens viram as do celular e nada rola para o lado.',
      },
    },
  },
})

export const Estreita = meta.story({
  ...onDesk,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect()
    await expect(title.width).toBe(720)
  },
})

export const Larga = meta.story({
  ...onDesk,
  args: { narrow: false, wide: true },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('heading').parentElement
    await expect(page?.offsetWidth).toBe(page?.parentElement?.clientWidth)
  },
})
