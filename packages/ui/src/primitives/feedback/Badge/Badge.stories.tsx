import { CalendarCheck } from 'lucide-react'
import preview from '#storybook/preview'
import { toneNames } from '../../../theme/brand.ts'
import { Row } from '../../layout/Layout/Layout.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({
  title: 'Primitivos/Retorno/Badge',
  component: Badge,
  args: {
    tone: 'blue' as const,
    icon: <CalendarCheck size={14} strokeWidth={1.75} aria-hidden="true" />,
    children: 'Agendada',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Um fato curto sobre uma coisa, num tom do tema. O ícone (14 px) e as palavras dizem o que a cor sozinha não pode; não o use como botão.\n\n**Acessibilidade.** É texto comum, lido na ordem. Todo tom tem contraste de 4,5 ou mais, e em cores forçadas ganha uma borda.',
      },
    },
  },
})

export const Tons = meta.story({
  render: (args) => (
    <Row gap={8}>
      {toneNames.map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  ),
})
