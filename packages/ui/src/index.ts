export { ActionBar } from './primitives/ActionBar/ActionBar.tsx'
export { Avatar } from './primitives/Avatar/Avatar.tsx'
export { Await } from './primitives/Await/Await.tsx'
export { Badge } from './primitives/Badge/Badge.tsx'
export { Band } from './primitives/Band/Band.tsx'
export { Banner } from './primitives/Banner/Banner.tsx'
export { Boundary } from './primitives/Boundary/Boundary.tsx'
export type { ButtonSize, ButtonVariant } from './primitives/Button/Button.styles.ts'
export { Button, type ButtonProps } from './primitives/Button/Button.tsx'
export { failureMessage, useReport } from './primitives/Button/failure-report.ts'
export { type Press, usePress } from './primitives/Button/usePress.ts'
export { Card } from './primitives/Card/Card.tsx'
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx'
export { Chip } from './primitives/Chip/Chip.tsx'
export { ConfirmDialog } from './primitives/ConfirmDialog/ConfirmDialog.tsx'
export { CopyButton, type CopyButtonProps } from './primitives/CopyButton/CopyButton.tsx'
export { type Column, DataTable, type DataTableProps } from './primitives/DataTable/DataTable.tsx'
export { DateInput, type DateInputProps } from './primitives/DateInput/DateInput.tsx'
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx'
export { Disclosure } from './primitives/Disclosure/Disclosure.tsx'
export { DownloadButton, type DownloadButtonProps } from './primitives/DownloadButton/DownloadButton.tsx'
export { EmptyState } from './primitives/EmptyState/EmptyState.tsx'
export { FactRow } from './primitives/FactRow/FactRow.tsx'
export { Fact, Facts } from './primitives/Facts/Facts.tsx'
export { FailureNotice } from './primitives/FailureNotice/FailureNotice.tsx'
export { Field } from './primitives/Field/Field.tsx'
export { useFieldControl } from './primitives/Field/field-context.ts'
export { showFieldFailures } from './primitives/Field/field-failures.ts'
export { focusFirstInvalid } from './primitives/Field/focus-invalid.ts'
export { useStepForm } from './primitives/Field/useStepForm.ts'
export { FilePicker } from './primitives/FilePicker/FilePicker.tsx'
export { FormDialog, type FormDialogProps } from './primitives/FormDialog/FormDialog.tsx'
export { Grid, Row, Stack } from './primitives/Layout/Layout.tsx'
export { type LinkComponent, type LinkProps, LinkProvider, useLink } from './primitives/Link/LinkProvider.tsx'
export { MaskedInput, type MaskedInputProps } from './primitives/MaskedInput/MaskedInput.tsx'
export type { Mask } from './primitives/MaskedInput/mask.ts'
export { MoneyInput, type MoneyInputProps } from './primitives/MoneyInput/MoneyInput.tsx'
export { Page } from './primitives/Page/Page.tsx'
export { PasswordInput } from './primitives/PasswordInput/PasswordInput.tsx'
export { Picture, type PictureFiles } from './primitives/Picture/Picture.tsx'
export { Progress, type ReportProgress } from './primitives/Progress/Progress.tsx'
export { SearchField } from './primitives/SearchField/SearchField.tsx'
export { Select } from './primitives/Select/Select.tsx'
export { Skeleton } from './primitives/Skeleton/Skeleton.tsx'
export { Spinner } from './primitives/Spinner/Spinner.tsx'
export { Switch } from './primitives/Switch/Switch.tsx'
export { TextArea } from './primitives/TextArea/TextArea.tsx'
export { TextInput, type TextInputProps } from './primitives/TextInput/TextInput.tsx'
export { TextLink } from './primitives/TextLink/TextLink.tsx'
export { type Toast, ToastProvider, useToast } from './primitives/Toast/ToastProvider.tsx'
export { Heading } from './primitives/Typography/Heading.tsx'
export { Text } from './primitives/Typography/Text.tsx'
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx'
export { failed, mapRemote, type Remote, ready, waiting } from './remote/remote.ts'
export { useRemote } from './remote/useRemote.ts'
export {
  type Brand,
  ensaio,
  type Mark,
  type Palette,
  type Tone,
  type ToneName,
  toneNames,
} from './theme/brand.ts'
export { type ColorPair, colorPairs } from './theme/color-pairs.ts'
export { contrast } from './theme/contrast.ts'
export { NameMark } from './theme/NameMark.tsx'
export { ThemeProvider, useBrand } from './theme/ThemeProvider.tsx'
export {
  breakpoint,
  color,
  focusRing,
  font,
  layer,
  media,
  motion,
  radius,
  type Space,
  shadow,
  space,
  type TextSize,
  tabular,
  text,
  tone,
  touchTarget,
} from './theme/tokens.ts'
export { type Mode, themeVariables } from './theme/variables.ts'
export { AddressCard, type AddressCardProps } from './widgets/AddressCard/AddressCard.tsx'
export { AddressFields, type AddressFieldsProps } from './widgets/AddressFields/AddressFields.tsx'
export { Advertised, type AdvertisedProps } from './widgets/Advertised/Advertised.tsx'
export type { TaggedPhoto } from './widgets/Advertised/PhotosDialog.tsx'
export {
  AssignedPhotographer,
  type AssignedPhotographerProps,
} from './widgets/AssignedPhotographer/AssignedPhotographer.tsx'
export { BlueprintsCard, type BlueprintsCardProps } from './widgets/BlueprintsCard/BlueprintsCard.tsx'
export { BookedStep, type BookedStepProps } from './widgets/BookedStep/BookedStep.tsx'
export { CalendarGrid, type CalendarGridProps } from './widgets/CalendarGrid/CalendarGrid.tsx'
export { CallToAction, type CallToActionProps } from './widgets/CallToAction/CallToAction.tsx'
export {
  type CancelChoice,
  CancelDialog,
  type CancelDialogProps,
} from './widgets/CancelDialog/CancelDialog.tsx'
export { CapacityCalendar, type CapacityCalendarProps } from './widgets/CapacityCalendar/CapacityCalendar.tsx'
export {
  CardPaymentForm,
  type CardPaymentFormProps,
} from './widgets/CardPaymentForm/CardPaymentForm.tsx'
export { Carousel, type CarouselProps } from './widgets/Carousel/Carousel.tsx'
export {
  ClientServiceCard,
  type ClientServiceCardProps,
} from './widgets/ClientServiceCard/ClientServiceCard.tsx'
export { CompanySheet, type CompanySheetProps } from './widgets/CompanySheet/CompanySheet.tsx'
export { CompanyStep, type CompanyStepProps } from './widgets/CompanyStep/CompanyStep.tsx'
export { CompanyTable, type CompanyTableProps } from './widgets/CompanyTable/CompanyTable.tsx'
export { CompanyUsersStep, type CompanyUsersStepProps } from './widgets/CompanyUsersStep/CompanyUsersStep.tsx'
export { ConfirmationStep, type ConfirmationStepProps } from './widgets/ConfirmationStep/ConfirmationStep.tsx'
export { ContactDataCard, type ContactDataCardProps } from './widgets/ContactDataCard/ContactDataCard.tsx'
export { CorrectionAction } from './widgets/CorrectionDialog/CorrectionAction.tsx'
export { CorrectionDialog, type CorrectionDialogProps } from './widgets/CorrectionDialog/CorrectionDialog.tsx'
export { Counters, type CountersProps, type SessionTotals } from './widgets/Counters/Counters.tsx'
export {
  CreditAdjustmentForm,
  type CreditAdjustmentFormProps,
} from './widgets/CreditAdjustmentForm/CreditAdjustmentForm.tsx'
export { DayAndTimeStep, type DayAndTimeStepProps } from './widgets/DayAndTimeStep/DayAndTimeStep.tsx'
export { BrokenCard } from './widgets/DeliverableColumn/BrokenCard.tsx'
export {
  DeliverableColumn,
  type DeliverableColumnProps,
} from './widgets/DeliverableColumn/DeliverableColumn.tsx'
export { DetailColumns, type DetailColumnsProps } from './widgets/DetailColumns/DetailColumns.tsx'
export { DetailWaiting } from './widgets/DetailColumns/DetailWaiting.tsx'
export { EmbedPlayer, type EmbedPlayerProps } from './widgets/EmbedPlayer/EmbedPlayer.tsx'
export {
  ExtraInformationCard,
  type ExtraInformationCardProps,
} from './widgets/ExtraInformationCard/ExtraInformationCard.tsx'
export { Footer, type FooterProps } from './widgets/Footer/Footer.tsx'
export { HeaderCard, type HeaderCardProps } from './widgets/HeaderCard/HeaderCard.tsx'
export { Hero, type HeroProps, type Way } from './widgets/Hero/Hero.tsx'
export { HolidayList, type HolidayListProps } from './widgets/HolidayList/HolidayList.tsx'
export { HowItWorks, type HowItWorksProps } from './widgets/HowItWorks/HowItWorks.tsx'
export {
  ImportantInformationCard,
  type ImportantInformationCardProps,
} from './widgets/ImportantInformationCard/ImportantInformationCard.tsx'
export { InformationStep, type InformationStepProps } from './widgets/InformationStep/InformationStep.tsx'
export { Invitation, type InvitationProps } from './widgets/Invitation/Invitation.tsx'
export { LetterView, type LetterViewProps } from './widgets/LetterView/LetterView.tsx'
export { LinkCard, type LinkCardProps } from './widgets/LinkCard/LinkCard.tsx'
export { LoginForm, type LoginFormProps, type LoginOutcome } from './widgets/LoginForm/LoginForm.tsx'
export { NewPasswordForm, type NewPasswordFormProps } from './widgets/NewPasswordForm/NewPasswordForm.tsx'
export { NewServiceForm, type NewServiceFormProps } from './widgets/NewServiceForm/NewServiceForm.tsx'
export { NextSessions, type NextSessionsProps } from './widgets/NextSessions/NextSessions.tsx'
export { OnboardingLayout, type OnboardingLayoutProps } from './widgets/OnboardingLayout/OnboardingLayout.tsx'
export { OperationStatus, type OperationStatusProps } from './widgets/OperationStatus/OperationStatus.tsx'
export { OrderConfirmStep, type OrderConfirmStepProps } from './widgets/OrderConfirmStep/OrderConfirmStep.tsx'
export {
  OrderInformationStep,
  type OrderInformationStepProps,
} from './widgets/OrderInformationStep/OrderInformationStep.tsx'
export { OrderLayout, type OrderLayoutProps } from './widgets/OrderLayout/OrderLayout.tsx'
export { OrderShareStep, type OrderShareStepProps } from './widgets/OrderShareStep/OrderShareStep.tsx'
export { OrderSummary, type OrderSummaryProps } from './widgets/OrderSummary/OrderSummary.tsx'
export { OutboxTable, type OutboxTableProps } from './widgets/OutboxTable/OutboxTable.tsx'
export { PagedList } from './widgets/Pagination/PagedList.tsx'
export { Pagination, type PaginationProps } from './widgets/Pagination/Pagination.tsx'
export { PaymentLayout, type PaymentLayoutProps } from './widgets/PaymentLayout/PaymentLayout.tsx'
export type { PaymentProblem } from './widgets/PaymentOutcomeDialog/outcome-words.ts'
export {
  PaymentOutcomeDialog,
  type PaymentOutcomeDialogProps,
} from './widgets/PaymentOutcomeDialog/PaymentOutcomeDialog.tsx'
export { PhoneInput, type PhoneInputProps } from './widgets/PhoneInput/PhoneInput.tsx'
export { PhotosCard, type PhotosCardProps } from './widgets/PhotosCard/PhotosCard.tsx'
export {
  PlaceSearch,
  type PlaceSearchProps,
  type PlaceSuggestion,
} from './widgets/PlaceSearch/PlaceSearch.tsx'
export { PriceRuleDialog, type PriceRuleDialogProps } from './widgets/PriceRuleDialog/PriceRuleDialog.tsx'
export { PriceSummary, type PriceSummaryProps } from './widgets/PriceSummary/PriceSummary.tsx'
export { PriceTeaser, type PriceTeaserProps } from './widgets/PriceTeaser/PriceTeaser.tsx'
export { ProductProgress, type ProductProgressProps } from './widgets/ProductProgress/ProductProgress.tsx'
export { ProductsCard, type ProductsCardProps } from './widgets/ProductsCard/ProductsCard.tsx'
export {
  ProviderAssignment,
  type ProviderAssignmentProps,
} from './widgets/ProviderAssignment/ProviderAssignment.tsx'
export { ProviderCard, type ProviderCardProps } from './widgets/ProviderCard/ProviderCard.tsx'
export { ProviderForm, type ProviderFormProps } from './widgets/ProviderForm/ProviderForm.tsx'
export type { ProviderDraft } from './widgets/ProviderForm/provider-draft.ts'
export { ProviderList, type ProviderListProps } from './widgets/ProviderList/ProviderList.tsx'
export {
  PurchaseChoice,
  type PurchaseChoiceProps,
  type PurchaseDraft,
} from './widgets/PurchaseChoice/PurchaseChoice.tsx'
export { RatingPrompt, type RatingPromptProps } from './widgets/RatingPrompt/RatingPrompt.tsx'
export { ReceiptSheet, type ReceiptSheetProps } from './widgets/ReceiptSheet/ReceiptSheet.tsx'
export { RecoverDone, type RecoverDoneProps } from './widgets/RecoverForm/RecoverDone.tsx'
export { RecoverForm, type RecoverFormProps } from './widgets/RecoverForm/RecoverForm.tsx'
export { RegistrationDone, type RegistrationDoneProps } from './widgets/RegistrationForm/RegistrationDone.tsx'
export {
  RegistrationFailed,
  type RegistrationFailedProps,
} from './widgets/RegistrationForm/RegistrationFailed.tsx'
export { RegistrationForm, type RegistrationFormProps } from './widgets/RegistrationForm/RegistrationForm.tsx'
export { ResponsibleStep, type ResponsibleStepProps } from './widgets/ResponsibleStep/ResponsibleStep.tsx'
export { SaveIndicator, type SaveIndicatorProps } from './widgets/SaveIndicator/SaveIndicator.tsx'
export { type SaveState, type Saving, useSaving } from './widgets/SaveIndicator/useSaving.ts'
export { ScheduleCard, type ScheduleCardProps } from './widgets/ScheduleCard/ScheduleCard.tsx'
export { SchedulingClosed, type SchedulingClosedProps } from './widgets/SchedulingClosed/SchedulingClosed.tsx'
export { SchedulingLayout, type SchedulingLayoutProps } from './widgets/SchedulingLayout/SchedulingLayout.tsx'
export { SchedulingNotFound } from './widgets/SchedulingNotFound/SchedulingNotFound.tsx'
export {
  SchedulingSummary,
  type SchedulingSummaryProps,
} from './widgets/SchedulingSummary/SchedulingSummary.tsx'
export { ServiceCatalogue, type ServiceCatalogueProps } from './widgets/ServiceCatalogue/ServiceCatalogue.tsx'
export {
  type OfferedService,
  ServiceStep,
  type ServiceStepProps,
} from './widgets/ServiceStep/ServiceStep.tsx'
export { SessionFilters, type SessionFiltersProps } from './widgets/SessionFilters/SessionFilters.tsx'
export type { QueueChange } from './widgets/SessionQueue/SearchBar.tsx'
export { SessionQueue, type SessionQueueProps } from './widgets/SessionQueue/SessionQueue.tsx'
export { SessionTable, type SessionTableProps } from './widgets/SessionTable/SessionTable.tsx'
export type { SessionOrdering } from './widgets/SessionTable/session-ordering.ts'
export {
  SettingsLayout,
  type SettingsLayoutProps,
  type SettingsSection,
  settingsSections,
} from './widgets/SettingsLayout/SettingsLayout.tsx'
export { ShareLink, type ShareLinkProps } from './widgets/ShareLink/ShareLink.tsx'
export {
  SignInAgainDialog,
  type SignInAgainDialogProps,
} from './widgets/SignInAgainDialog/SignInAgainDialog.tsx'
export { SlotPicker, type SlotPickerProps } from './widgets/SlotPicker/SlotPicker.tsx'
export { SplitPage, type SplitPageProps } from './widgets/SplitPage/SplitPage.tsx'
export { StatementTable, type StatementTableProps } from './widgets/StatementTable/StatementTable.tsx'
export { StatusBadge, type StatusBadgeProps } from './widgets/StatusBadge/StatusBadge.tsx'
export { StatusMoves, type StatusMovesProps } from './widgets/StatusMoves/StatusMoves.tsx'
export { StepIndicator, type StepIndicatorProps } from './widgets/StepIndicator/StepIndicator.tsx'
export { Timeline, type TimelineProps } from './widgets/Timeline/Timeline.tsx'
export { TimeOffEditor, type TimeOffEditorProps } from './widgets/TimeOffEditor/TimeOffEditor.tsx'
export type { BarLink } from './widgets/TopBar/AccountMenu.tsx'
export { TopBar, type TopBarProps } from './widgets/TopBar/TopBar.tsx'
export { TourCard, type TourCardProps } from './widgets/TourCard/TourCard.tsx'
export { type UnitBooking, UnitChoice, type UnitChoiceProps } from './widgets/UnitChoice/UnitChoice.tsx'
export { VideosCard, type VideosCardProps } from './widgets/VideosCard/VideosCard.tsx'
export { VisitCard, type VisitCardProps } from './widgets/VisitCard/VisitCard.tsx'
export { VisitUnits, type VisitUnitsProps } from './widgets/VisitUnits/VisitUnits.tsx'
export { WelcomeStep, type WelcomeStepProps } from './widgets/WelcomeStep/WelcomeStep.tsx'
