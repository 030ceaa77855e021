import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** Whether the people of a company may sign in; closing their access asks first (rule inactive-company). */
export function AccessCard(props: { active: boolean; onActive: (active: boolean) => Promise<unknown> }) {
  const { active, onActive } = props
  const [asking, setAsking] = useState(false)
  return (
    <Card title="Acesso">
      <Stack gap={12} align="start">
        <Text soft>
          {active
            ? 'As pessoas da empresa entram no portal e pedem ensaios.'
            : 'Ninguém da empresa entra no portal nem pede ensaios. Os ensaios já pedidos seguem.'}
        </Text>
        {active ? (
          <Button size="small" onPress={() => setAsking(true)}>
            Desativar empresa
          </Button>
        ) : (
          <Button size="small" onPress={() => onActive(true)}>
            Reativar empresa
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        title="Desativar esta empresa?"
        description="Quem está no portal sai agora, e ninguém da empresa entra nem pede ensaios até você reativá-la. Os ensaios já pedidos seguem até a entrega."
        action="Desativar"
        onConfirm={() => onActive(false)}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
