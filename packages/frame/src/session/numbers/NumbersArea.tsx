import { type Numbers, type NumbersFigure, type NumbersFilter, wallClock } from '@ensaio/domain'
import {
  Heading,
  NumbersBoard,
  type NumbersBoardProps,
  Stack,
  saveFile,
  useHouseZone,
  useRemote,
} from '@ensaio/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '../../app-context.ts'
import { PageTitle } from '../../PageTitle.tsx'
import { numbersQueryOf, numbersSearchOf } from './numbers-address.ts'

/** "Números" of either app: the filters are in the address. */
export function NumbersArea(props: {
  viewer: NumbersBoardProps['viewer']
  calls: {
    get: (filter: NumbersFilter, signal: AbortSignal) => Promise<Numbers>
    download: (
      figure: NumbersFigure,
      filter: NumbersFilter,
      progress: (share: number | null) => void,
      signal: AbortSignal,
    ) => Promise<File>
  }
  findCompanies?: NumbersBoardProps['findCompanies']
}) {
  const { calls, viewer } = props
  const today = wallClock(useNow(), useHouseZone()).date
  const [query, setQuery] = useSearchParams()
  const address = query.toString()
  const search = useMemo(() => numbersSearchOf(new URLSearchParams(address), today), [address, today])
  const [numbers, retry] = useRemote((signal) => calls.get(search, signal), [calls, search], {
    keepsOther: true,
  })
  return (
    <Stack gap={24}>
      <PageTitle of="Números" {...(viewer === 'staff' && { area: 'Equipe' })} />
      <Heading level={1}>Números</Heading>
      <NumbersBoard
        numbers={numbers}
        viewer={viewer}
        today={today}
        search={search}
        onSearch={(next) => setQuery(numbersQueryOf(next))}
        findCompanies={props.findCompanies}
        onDownload={async (figure, progress, signal) =>
          saveFile(await calls.download(figure, search, progress, signal))
        }
        onRetry={retry}
      />
    </Stack>
  )
}
