import { embedCode, embedOf, formatDate, type LocalDate, type Tour } from '@ensaio/domain'
import { CalendarClock, CalendarX2, CodeXml } from 'lucide-react'
import { CopyButton } from '../../../primitives/action/CopyButton/CopyButton.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { EmbedPlayer } from '../EmbedPlayer/EmbedPlayer.tsx'
import { SharedLink } from '../SharedLink.tsx'

function Hosting({ until, today }: { until: LocalDate; today: LocalDate | undefined }) {
  const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const
  if (today && until < today) {
    return (
      <Badge tone="grey" icon={<CalendarX2 {...icon} />}>
        {`esteve no ar até ${formatDate(until)}`}
      </Badge>
    )
  }
  return (
    <Badge tone="green" icon={<CalendarClock {...icon} />}>
      {`no ar até ${formatDate(until)}`}
    </Badge>
  )
}

/** A tour as everybody sees it. */
export function TourView(props: {
  tour: Tour
  title: string
  still: string | null | undefined
  today: LocalDate | undefined
}) {
  const { tour, title, still } = props
  const { matterport_url, tour_url, hosted_until } = tour
  const embed = (matterport_url && embedOf(matterport_url)) || (tour_url && embedOf(tour_url)) || null
  return (
    <Stack gap={16} align="stretch">
      {embed && <EmbedPlayer key={embed.src} embed={embed} title={title} still={still} />}
      {hosted_until && (
        <div>
          <Hosting until={hosted_until} today={props.today} />
        </div>
      )}
      {tour_url && (
        <SharedLink name="Link do tour" url={tour_url}>
          {embed && <EmbedCode code={embedCode(embed, title)} />}
        </SharedLink>
      )}
      {matterport_url && matterport_url !== tour_url && (
        <SharedLink name="No Matterport" url={matterport_url}>
          {embed && !tour_url && <EmbedCode code={embedCode(embed, title)} />}
        </SharedLink>
      )}
    </Stack>
  )
}

function EmbedCode({ code }: { code: string }) {
  return (
    <CopyButton
      variant="quiet"
      text={code}
      said="Código copiado. Cole-o na página do seu site."
      name="Código para o seu site"
      hint="Selecione o código e copie."
      rows={4}
      icon={<CodeXml size={18} strokeWidth={1.75} aria-hidden="true" />}
    >
      Copiar código
    </CopyButton>
  )
}
