import { withNoun } from '@ensaio/domain'
import { useState } from 'react'
import styled from 'styled-components'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { SearchField } from '../../../primitives/input/SearchField/SearchField.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { color, focusRing, radius, space } from '../../../theme/tokens.ts'

const List = styled.ul`
  display: grid;

  button {
    width: 100%;
    min-height: 44px;
    padding: ${space[8]} ${space[12]};
    border-radius: ${radius.control};
    text-align: start;
    overflow-wrap: anywhere;
  }

  button:hover {
    background: ${color.actionSoft};
  }

  button:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

/** The props of `CompanyChoice`. */
export type CompanyChoiceProps = {
  open: boolean
  onClose: () => void
  /** The first companies that match a text. */
  findCompanies: (text: string, signal: AbortSignal) => Promise<readonly { id: number; name: string }[]>
  onChoose: (id: number) => void
}

/** Finds a company by its name, CNPJ or people, and chooses it. */
export function CompanyChoice({ open, onClose, findCompanies, onChoose }: CompanyChoiceProps) {
  return (
    <Dialog open={open} onClose={onClose} closedBy="any" title="Escolher um cliente">
      <Found findCompanies={findCompanies} onChoose={onChoose} />
    </Dialog>
  )
}

function Found({ findCompanies, onChoose }: Pick<CompanyChoiceProps, 'findCompanies' | 'onChoose'>) {
  const [text, setText] = useState('')
  const [found, retry] = useRemote((signal) => findCompanies(text, signal), [text], { keepsOther: true })
  return (
    <Stack gap={16}>
      <SearchField
        label="Buscar clientes"
        placeholder="Nome, CNPJ ou e-mail"
        value={text}
        onSearch={setText}
      />
      <Await remote={found} onRetry={retry} waiting={<Skeleton height="220px" />}>
        {(companies) => (
          <>
            <VisuallyHidden role="status">
              {withNoun(companies.length, 'cliente encontrado.', 'clientes encontrados.')}
            </VisuallyHidden>
            {companies.length === 0 && <p>Nenhum cliente com este texto.</p>}
            <List role="list" aria-label="Clientes encontrados">
              {companies.map(({ id, name }) => (
                <li key={id}>
                  <button type="button" onClick={() => onChoose(id)}>
                    {name}
                  </button>
                </li>
              ))}
            </List>
          </>
        )}
      </Await>
    </Stack>
  )
}
