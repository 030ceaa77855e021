import { addressTitle, type SessionSummary, unitText } from '@ensaio/domain'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { Title, Unit } from './row-styles.ts'

/** The link of a row, covering all of it; its name distinguishes the ensaios of one building. */
export function SessionLink({ session, href }: { session: SessionSummary; href: string }) {
  const Link = useLink()
  const unit = unitText(session.vertical_data)
  return (
    <Title>
      <Link href={href}>
        {addressTitle(session.address)} {unit && <Unit>{unit}</Unit>}
      </Link>
    </Title>
  )
}
