import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { DataTable } from '../../../primitives/layout/DataTable/DataTable.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'

const columns = ['Preço', 'Cidade', 'Área', 'Valor', 'Situação'].map((head) => ({ head, cell: () => null }))

/** The placeholder of the services. */
export function CatalogueWaiting() {
  return (
    <Stack gap={24}>
      {['240px', '180px'].map((width) => (
        <Card key={width} flush aside={<Skeleton width={width} />}>
          <DataTable
            isBare
            caption="Preços"
            columns={columns}
            rows={null}
            keyOf={() => ''}
            card={() => null}
          />
        </Card>
      ))}
    </Stack>
  )
}
