import { formatPhone, type StaffProvider } from '@ensaio/domain'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { workingDaysText } from '../days-text.ts'
import { TimeOffEditor, type TimeOffEditorProps } from '../TimeOffEditor/TimeOffEditor.tsx'

/** A photographer's own page: their data, and their days off to edit. */
export function OwnSchedule({ provider, ...editor }: { provider: StaffProvider } & TimeOffEditorProps) {
  return (
    <Grid desktopColumns="minmax(0, 1fr) minmax(0, 1fr)" gap={24} align="start">
      <Card title={provider.name}>
        <Stack gap={16}>
          <FactRow
            facts={[
              { name: 'E-mail', value: provider.email },
              { name: 'Telefone', value: provider.phone && formatPhone(provider.phone) },
              { name: 'Cidade', value: provider.city },
              { name: 'Dias de trabalho', value: workingDaysText(provider.working_days) },
              { name: 'Próximas visitas', value: provider.upcoming_visits },
            ]}
          />
          <Text soft>Algo mudou? Fale com o escritório: esses dados são alterados por lá.</Text>
        </Stack>
      </Card>
      <Card title="Folgas">
        <TimeOffEditor {...editor} />
      </Card>
    </Grid>
  )
}
