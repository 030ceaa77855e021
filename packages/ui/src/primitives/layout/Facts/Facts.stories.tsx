import { Clock, MapPin } from 'lucide-react'
import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { TextLink } from '../../navigation/TextLink/TextLink.tsx'
import { Fact, Facts } from './Facts.tsx'

const meta = preview.meta({
  title: 'Primitivos/Layout/Facts',
  component: Facts,
  subcomponents: { Fact },
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component:
          'Fatos um sob o outro: ponha `Fact`s em `Facts`. Cada `Fact` tem um ícone de 20 px, um nome, o que é, e à direita uma ação como “Alterar”. `<small>` vai para uma segunda linha, mais quieta; `lined` separa muitos por linhas; `capital` começa por maiúscula.\n\n**Acessibilidade.** É uma lista de termos (`dl`). Com várias ações “Alterar”, dê a cada link um nome que diga o quê.',
      },
    },
  },
})

export const Lista = meta.story({
  name: 'Uma lista de fatos',
  render: () => (
    <Facts>
      <Fact icon={<MapPin size={20} strokeWidth={1.75} aria-hidden="true" />} name="Onde">
        Rua dos Pinheiros, 870
        <small>Pinheiros, São Paulo – SP</small>
      </Fact>
      <Fact
        icon={<Clock size={20} strokeWidth={1.75} aria-hidden="true" />}
        name="Quando"
        action={<TextLink href="#/">Alterar</TextLink>}
      >
        segunda-feira, 31 de agosto de 2026, 08h30
      </Fact>
    </Facts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Onde', 'Quando'])
    await expect(canvas.getAllByRole('definition')).toHaveLength(2)
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent(/^segunda-feira.*Alterar$/)
    await tabTo(canvas.getByRole('link', { name: 'Alterar' }))
  },
})

export const Revisao = meta.story({
  name: 'Numa revisão longa: com linhas, e a primeira letra maiúscula',
  render: () => (
    <Facts lined>
      <Fact icon={<MapPin size={20} strokeWidth={1.75} aria-hidden="true" />} name="Onde">
        Rua dos Pinheiros, 870
      </Fact>
      <Fact icon={<Clock size={20} strokeWidth={1.75} aria-hidden="true" />} name="Quando" capital>
        segunda-feira, 31 de agosto de 2026, 08h30
      </Fact>
    </Facts>
  ),
})
