import type {
  CitySchedule,
  PreferredPeriodDraft,
  PreferredPeriodForm,
  PublicPreferredPeriod,
} from '@ensaio/domain'

/** The props of `PreferredPeriodAction`. */
export type PreferredPeriodActionProps = {
  /** The period that was left; null without one. */
  period: PublicPreferredPeriod | null
  /** When visits start in the city; the standard schedule by default. */
  schedule?: CitySchedule | undefined
  /** What was typed and not sent; kept by the caller, so that it survives leaving the page. */
  draft: PreferredPeriodDraft | null
  onDraft: (draft: PreferredPeriodDraft) => void
  /** Leaves the period; a rejection is shown in the dialog, which keeps what was typed. */
  onLeave: (period: PreferredPeriodForm) => Promise<unknown>
}
