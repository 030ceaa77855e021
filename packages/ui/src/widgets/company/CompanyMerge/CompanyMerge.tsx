import { formatCnpj, type Merge, type MergePreview, type StaffCompany } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { SearchField } from '../../../primitives/input/SearchField/SearchField.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { Found, Row } from './CompanyMerge.styles.ts'
import { MergeQuestion } from './MergeQuestion.tsx'

/** The props of `CompanyMerge`. */
export type CompanyMergeProps = {
  /** The company that stays. */
  company: StaffCompany
  /** Finds companies by name, CNPJ or e-mail. */
  findCompanies: (text: string, signal: AbortSignal) => Promise<readonly StaffCompany[]>
  /** Asks what another company would bring along. */
  findPreview: (otherId: number, signal: AbortSignal) => Promise<MergePreview>
  /** Unites the companies; a rejection is shown in the dialog. */
  onMerge: (merge: Merge) => Promise<unknown>
  onClose: () => void
}

/** The dialog that unites another company with this one: finds it, says what moves, and asks what stays (rule merged-company). Open while rendered. */
export function CompanyMerge(props: CompanyMergeProps) {
  const [chosen, setChosen] = useState<StaffCompany | null>(null)
  return chosen === null ? (
    <Search {...props} onChoose={setChosen} />
  ) : (
    <Question {...props} other={chosen} onBack={() => setChosen(null)} />
  )
}

function Search(props: CompanyMergeProps & { onChoose: (other: StaffCompany) => void }) {
  const { company, findCompanies, onChoose } = props
  const [text, setText] = useState('')
  const [found, retry] = useRemote(
    async (signal) => (text === '' ? null : await findCompanies(text, signal)),
    [text],
  )
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`Unir outra empresa com ${company.name}`}
      description="Procure a empresa repetida. Tudo o que é dela passa para esta."
      actions={<Button onPress={props.onClose}>Cancelar</Button>}
    >
      <Stack gap={16}>
        <SearchField
          label="Buscar empresa"
          placeholder="Nome, CNPJ ou e-mail"
          value={text}
          onSearch={setText}
        />
        <Await remote={found} onRetry={retry} waiting={<Skeleton height="60px" />}>
          {(list) => list && <Results list={list} own={company.id} onChoose={onChoose} />}
        </Await>
      </Stack>
    </Dialog>
  )
}

function Results(props: {
  list: readonly StaffCompany[]
  own: number
  onChoose: (other: StaffCompany) => void
}) {
  const others = props.list.filter(({ id, merged_into }) => id !== props.own && merged_into === null)
  if (others.length === 0) return <Text soft>Nenhuma outra empresa foi encontrada.</Text>
  return (
    <Found role="list" aria-label="Empresas encontradas">
      {others.map((one) => (
        <Row key={one.id}>
          <div>
            <strong>{one.name}</strong>
            <Text soft>{one.identification ? formatCnpj(one.identification) : 'Sem CNPJ'}</Text>
          </div>
          <Button size="small" label={`Escolher ${one.name}`} onPress={() => props.onChoose(one)}>
            Escolher
          </Button>
        </Row>
      ))}
    </Found>
  )
}

function Question(props: CompanyMergeProps & { other: StaffCompany; onBack: () => void }) {
  const { company, other, findPreview } = props
  const [preview, retry] = useRemote((signal) => findPreview(other.id, signal), [other.id])
  if (preview.state === 'ready') {
    return (
      <MergeQuestion
        company={company}
        preview={preview.value}
        onMerge={props.onMerge}
        onClose={props.onClose}
      />
    )
  }
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`Unir ${other.name} com ${company.name}?`}
      actions={<Button onPress={props.onBack}>Escolher outra</Button>}
    >
      <Await
        remote={preview}
        onRetry={retry}
        failureTitle="Não foi possível unir estas empresas"
        waiting={<Skeleton height="220px" />}
      >
        {() => null}
      </Await>
    </Dialog>
  )
}
