import { importCalls } from '@ensaio/client'
import { exampleCsv, type ImportKind, importKindLabels } from '@ensaio/domain'
import { PageTitle, useClient } from '@ensaio/frame'
import { Heading, ImportSheet, Stack, saveFile, TextLink } from '@ensaio/ui'
import { useTools } from '../store/backoffice-context.ts'

const asks = { imports: importCalls }

function saveExample(what: ImportKind): void {
  saveFile(new File([exampleCsv(what)], `${importKindLabels[what]}.csv`, { type: 'text/csv' }))
}

/** `/companies/import`: companies, people and past ensaios from a file (rule import-all-or-nothing). */
export function ImportPage() {
  const client = useClient(asks)
  const { attempt } = useTools()
  return (
    <Stack gap={24}>
      <PageTitle of="Importar" area="Equipe" />
      <div>
        <TextLink href="/companies">Todos os clientes</TextLink>
      </div>
      <Heading level={1}>Importar</Heading>
      <ImportSheet
        onExample={saveExample}
        onCheck={(file) => client.imports.check(file)}
        onImport={(file) => attempt('import', file, (key) => client.imports.run(file, key))}
      />
    </Stack>
  )
}
