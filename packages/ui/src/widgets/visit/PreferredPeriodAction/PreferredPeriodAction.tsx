import { preferredPeriodText } from '@ensaio/domain'
import { CalendarSearch } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import type { PreferredPeriodDialogProps } from './PreferredPeriodDialog.tsx'
import type { PreferredPeriodActionProps } from './period-props.ts'

const PreferredPeriodDialog = lazyDialog<PreferredPeriodDialogProps>(
  async () => (await import('./PreferredPeriodDialog.tsx')).PreferredPeriodDialog,
)

/**
 * "Nenhum horário serve?": leaves a preferred period, in a dialog that is loaded when it opens; afterwards shows it, and changes it
 * (rule preferred-period).
 */
export function PreferredPeriodAction(props: PreferredPeriodActionProps) {
  const { period } = props
  const [open, setOpen] = useState(false)
  const button = (
    <Button variant={period ? 'secondary' : 'quiet'} size="small" onPress={() => setOpen(true)}>
      {period ? 'Mudar preferência' : 'Nenhum horário serve?'}
    </Button>
  )
  return (
    <div>
      {period ? (
        <Banner
          tone="blue"
          icon={<CalendarSearch size={20} strokeWidth={1.75} aria-hidden="true" />}
          action={button}
          live
        >
          Você prefere {preferredPeriodText(period)}
          {period.has_note && ', com um recado'}. A nossa equipe procura um horário e avisa por e-mail. Se um
          destes servir, pode marcar.
        </Banner>
      ) : (
        button
      )}
      <PreferredPeriodDialog {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
