import { WifiOff } from 'lucide-react'
import { expect } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { TextLink } from '../../navigation/TextLink/TextLink.tsx'
import { Banner } from './Banner.tsx'

const meta = preview.meta({
  title: 'Primitivos/Retorno/Banner',
  component: Banner,
  args: {
    tone: 'yellow' as const,
    icon: <WifiOff size={20} strokeWidth={1.75} aria-hidden="true" />,
    children: 'Você está sem internet. O que já foi digitado fica guardado.',
    live: true,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Um fato sobre a página inteira que dura: sem conexão, uma taxa, um aviso. O que passa é um aviso de `useToast`; o que não pôde ser mostrado é `FailureNotice`. Ícone de 20 px.\n\n**Acessibilidade.** `live` faz com que seja lido quando aparece depois da página; deixe de fora quando já chega com ela. A ação vem depois do texto, também para o teclado.',
      },
    },
  },
})

export const SemConexao = meta.story({
  name: 'Sem conexão',
  play: ({ canvas }) => isAnnounced(canvas.getByText(/^Você está sem internet/)),
})

export const ComSaida = meta.story({
  name: 'Com uma saída',
  args: { tone: 'orange', action: <TextLink href="#payment">Comprar crédito</TextLink>, live: false },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Comprar crédito' })
    await expect(way.closest('[role=status]')).toBeNull()
    await tabTo(way)
  },
})
