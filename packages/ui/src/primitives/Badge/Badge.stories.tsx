import { CalendarCheck } from 'lucide-react'
import preview from '#storybook/preview'
import { toneNames } from '../../theme/brand.ts'
import { Row } from '../Layout/Layout.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({
  title: 'Primitivos/Badge',
  component: Badge,
  args: {
    tone: 'blue' as const,
    icon: <CalendarCheck size={14} strokeWidth={1.75} aria-hidden="true" />,
    children: 'Agendada',
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
