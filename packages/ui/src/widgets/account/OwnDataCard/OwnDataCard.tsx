import { formatPhone, type OwnData } from '@ensaio/domain'
import { useState } from 'react'
import type * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

const OwnDataDialog = lazyDialog(async () => (await import('./OwnDataDialog.tsx')).OwnDataDialog)

/** The props of `OwnDataCard`. */
export type OwnDataCardProps = {
  /** The name of today. */
  name: string
  /** The number of today; null without one. */
  phone: string | null
  /** Must there be a number, as for a photographer? */
  needsPhone: boolean
  /** Saves both; settles once the props are the answer. A rejection that names fields is shown at them. */
  onSave: (data: v.InferOutput<typeof OwnData>) => Promise<unknown>
}

/** A person's own name and number (rule own-data). */
export function OwnDataCard(props: OwnDataCardProps) {
  const { name, phone } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title="Seus dados"
      aside={
        <Button size="small" onPress={() => setOpen(true)}>
          Editar dados
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{name}</Text>
        <Text soft>{phone === null ? 'Sem telefone' : formatPhone(phone)}</Text>
      </Stack>
      {isOpen && <OwnDataDialog {...props} open onClose={() => setOpen(false)} />}
    </Card>
  )
}
