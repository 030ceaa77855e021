import { type MailPage, type MailState, mailStateLabels, mailStates } from '@ensaio/domain'
import { Mails } from 'lucide-react'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Count, Figure, Name, Strip } from '../../../primitives/navigation/counter-tab-styles.ts'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { mailLooks } from '../MailBadge.tsx'

function totalOf(of: MailState | null, totals: MailPage['totals']): number {
  return of ? totals[of] : totals.waiting + totals.sent + totals.failed
}

/** The number of mails in each state, as filters; pressing the active one shows all mails again. */
export function MailFilter(props: {
  page: Remote<MailPage>
  chosen: MailState | null
  onChoose: (state: MailState | null) => void
}) {
  const { page, chosen } = props
  return (
    <Strip role="group" aria-label="Situação das mensagens" aria-busy={page.state === 'waiting' || undefined}>
      {[null, ...mailStates].map((of) => {
        const Icon = of ? mailLooks[of].Icon : Mails
        return (
          <Figure
            key={of ?? 'all'}
            type="button"
            aria-pressed={of === chosen}
            onClick={() => props.onChoose(of === chosen ? null : of)}
          >
            <Name>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              {of ? mailStateLabels[of] : 'Todas'}
            </Name>{' '}
            <Count>
              {page.state === 'ready' && totalOf(of, page.value.totals).toLocaleString('pt-BR')}
              {page.state === 'waiting' && <Skeleton width="1.5em" height="1.2em" />}
              {page.state === 'failed' && (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>sem contagem</VisuallyHidden>
                </>
              )}
            </Count>
          </Figure>
        )
      })}
    </Strip>
  )
}
