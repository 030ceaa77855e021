import { findingCalls } from '@ensaio/client'
import { hasRight, listed } from '@ensaio/domain'
import { houseZone, useAccount, useClient, userOf } from '@ensaio/frame'
import { Finder, type FinderProps } from '@ensaio/ui'
import { useNavigate } from 'react-router-dom'
import { queueAddress } from '../pages/queue-query.ts'

const asks = { finding: findingCalls }

const pages: FinderProps['pages'] = {
  session: ({ id }) => `/sessions/${id}`,
  company: ({ id }) => `/companies/${id}`,
  person: ({ of, id }) => (of === 'client' ? `/companies/${id}` : of === 'office' ? '/team' : visitsOf(id)),
  payment: ({ company_id: company }) => `/companies/${company}`,
}

function visitsOf(photographer: number): string {
  return queueAddress({ queue: 'all', provider_id: photographer })
}

/** The one search of the back office, for what the signed-in person may read (rule one-search). */
export function StaffSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { finding } = useClient(asks)
  const user = useAccount(userOf)
  const navigate = useNavigate()
  const kinds = [
    'ensaios',
    ...(hasRight(user, 'clients') ? ['clientes', 'pessoas'] : []),
    ...(hasRight(user, 'credit') ? ['pagamentos'] : []),
  ]
  return (
    <Finder
      open={open}
      onClose={onClose}
      find={finding.find}
      scope={listed(kinds)}
      pages={pages}
      zone={houseZone()}
      onGo={(href) => navigate(href)}
    />
  )
}
