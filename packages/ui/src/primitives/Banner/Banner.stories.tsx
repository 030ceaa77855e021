import { WifiOff } from 'lucide-react'
import preview from '#storybook/preview'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Banner } from './Banner.tsx'

const meta = preview.meta({
  title: 'Primitivos/Banner',
  component: Banner,
  args: {
    tone: 'yellow' as const,
    icon: <WifiOff size={20} strokeWidth={1.75} aria-hidden="true" />,
    children: 'Você está sem internet. O que já foi digitado fica guardado.',
    live: true,
  },
})

export const SemConexao = meta.story({ name: 'Sem conexão' })

export const ComSaida = meta.story({
  name: 'Com uma saída',
  args: { tone: 'orange', action: <TextLink href="#payment">Comprar crédito</TextLink>, live: false },
})
