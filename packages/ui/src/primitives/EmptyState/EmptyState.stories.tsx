import { Camera } from 'lucide-react'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  title: 'Primitivos/EmptyState',
  component: EmptyState,
  args: {
    icon: <Camera size={24} strokeWidth={1.75} />,
    title: 'Nenhum ensaio ainda',
    text: 'Peça o primeiro: você informa o endereço, e o dono do imóvel escolhe o dia.',
    action: <Button variant="primary">Pedir ensaio</Button>,
  },
})

export const Vazio = meta.story()
