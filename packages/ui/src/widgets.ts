// The widgets of the portal that other packages and apps may use, by noun.
export { ConfirmEmail, type ConfirmEmailProps } from './widgets/account/ConfirmEmail/ConfirmEmail.tsx'
export { EmailCard, type EmailCardProps } from './widgets/account/EmailCard/EmailCard.tsx'
export {
  FirstAdministratorForm,
  type FirstAdministratorFormProps,
} from './widgets/account/FirstAdministratorForm/FirstAdministratorForm.tsx'
export { LoginForm, type LoginFormProps, type LoginOutcome } from './widgets/account/LoginForm/LoginForm.tsx'
export { LoginList, type LoginListProps } from './widgets/account/LoginList/LoginList.tsx'
export {
  MailPreferencesCard,
  type MailPreferencesCardProps,
} from './widgets/account/MailPreferencesCard/MailPreferencesCard.tsx'
export {
  NewPasswordForm,
  type NewPasswordFormProps,
} from './widgets/account/NewPasswordForm/NewPasswordForm.tsx'
export {
  OnboardingLayout,
  type OnboardingLayoutProps,
} from './widgets/account/OnboardingLayout/OnboardingLayout.tsx'
export { OwnDataCard, type OwnDataCardProps } from './widgets/account/OwnDataCard/OwnDataCard.tsx'
export { RecoverDone, type RecoverDoneProps } from './widgets/account/RecoverForm/RecoverDone.tsx'
export { RecoverForm, type RecoverFormProps } from './widgets/account/RecoverForm/RecoverForm.tsx'
export {
  RegistrationDone,
  type RegistrationDoneProps,
} from './widgets/account/RegistrationForm/RegistrationDone.tsx'
export {
  RegistrationFailed,
  type RegistrationFailedProps,
} from './widgets/account/RegistrationForm/RegistrationFailed.tsx'
export {
  RegistrationForm,
  type RegistrationFormProps,
} from './widgets/account/RegistrationForm/RegistrationForm.tsx'
export { SecondStepCard, type SecondStepCardProps } from './widgets/account/SecondStepCard/SecondStepCard.tsx'
export {
  SettingsLayout,
  type SettingsLayoutProps,
  type SettingsSection,
} from './widgets/account/SettingsLayout/SettingsLayout.tsx'
export {
  SignInAgainDialog,
  type SignInAgainDialogProps,
} from './widgets/account/SignInAgainDialog/SignInAgainDialog.tsx'
export type { BarLink } from './widgets/account/TopBar/PlaceLinks.tsx'
export { TopBar, type TopBarProps } from './widgets/account/TopBar/TopBar.tsx'
export { WelcomeStep, type WelcomeStepProps } from './widgets/account/WelcomeStep/WelcomeStep.tsx'
export {
  CompanyDataCard,
  type CompanyDataCardProps,
} from './widgets/company/CompanyDataCard/CompanyDataCard.tsx'
export { CompanyMerge, type CompanyMergeProps } from './widgets/company/CompanyMerge/CompanyMerge.tsx'
export { CompanySheet, type CompanySheetProps } from './widgets/company/CompanySheet/CompanySheet.tsx'
export { CompanyStep, type CompanyStepProps } from './widgets/company/CompanyStep/CompanyStep.tsx'
export { CompanyTable, type CompanyTableProps } from './widgets/company/CompanyTable/CompanyTable.tsx'
export {
  CompanyUsersStep,
  type CompanyUsersStepProps,
} from './widgets/company/CompanyUsersStep/CompanyUsersStep.tsx'
export {
  CreditAdjustmentForm,
  type CreditAdjustmentFormProps,
} from './widgets/company/CreditAdjustmentForm/CreditAdjustmentForm.tsx'
export { ImportSheet, type ImportSheetProps } from './widgets/company/ImportSheet/ImportSheet.tsx'
export { LeadSheet, type LeadSheetProps } from './widgets/company/LeadSheet/LeadSheet.tsx'
export { LeadTable, type LeadTableProps } from './widgets/company/LeadTable/LeadTable.tsx'
export { NewCompanyForm, type NewCompanyFormProps } from './widgets/company/NewCompanyForm/NewCompanyForm.tsx'
export {
  ConversationCard,
  type ConversationCardProps,
} from './widgets/conversation/ConversationCard/ConversationCard.tsx'
export type { Conversation } from './widgets/conversation/conversation.ts'
export {
  BlueprintsCard,
  type BlueprintsCardProps,
} from './widgets/deliverable/BlueprintsCard/BlueprintsCard.tsx'
export { BrokenCard } from './widgets/deliverable/BrokenCard.tsx'
export { CorrectionAction } from './widgets/deliverable/CorrectionDialog/CorrectionAction.tsx'
export {
  CorrectionDialog,
  type CorrectionDialogProps,
} from './widgets/deliverable/CorrectionDialog/CorrectionDialog.tsx'
export {
  DeliverableColumn,
  type DeliverableColumnProps,
} from './widgets/deliverable/DeliverableColumn/DeliverableColumn.tsx'
export { EmbedPlayer, type EmbedPlayerProps } from './widgets/deliverable/EmbedPlayer/EmbedPlayer.tsx'
export { HostingCard, type HostingCardProps } from './widgets/deliverable/HostingCard/HostingCard.tsx'
export { LinkCard, type LinkCardProps } from './widgets/deliverable/LinkCard/LinkCard.tsx'
export {
  OriginalsNotice,
  type OriginalsNoticeProps,
} from './widgets/deliverable/OriginalsNotice/OriginalsNotice.tsx'
export { PhotosCard, type PhotosCardProps } from './widgets/deliverable/PhotosCard/PhotosCard.tsx'
export type { KeptUpload, KeptUploads } from './widgets/deliverable/PhotosCard/upload/kept-uploads.ts'
export { RatingPrompt, type RatingPromptProps } from './widgets/deliverable/RatingPrompt/RatingPrompt.tsx'
export { TourCard, type TourCardProps } from './widgets/deliverable/TourCard/TourCard.tsx'
export { VideosCard, type VideosCardProps } from './widgets/deliverable/VideosCard/VideosCard.tsx'
export { Finder, type FinderProps } from './widgets/finding/Finder/Finder.tsx'
export { Advertised, type AdvertisedProps } from './widgets/landing/Advertised/Advertised.tsx'
export type { TaggedPhoto } from './widgets/landing/Advertised/PhotosDialog.tsx'
export { CallToAction, type CallToActionProps } from './widgets/landing/CallToAction/CallToAction.tsx'
export { Footer, type FooterProps } from './widgets/landing/Footer/Footer.tsx'
export { Hero, type HeroProps, type Way } from './widgets/landing/Hero/Hero.tsx'
export { HowItWorks, type HowItWorksProps } from './widgets/landing/HowItWorks/HowItWorks.tsx'
export { PriceTeaser, type PriceTeaserProps } from './widgets/landing/PriceTeaser/PriceTeaser.tsx'
export { NumbersBoard, type NumbersBoardProps } from './widgets/numbers/NumbersBoard/NumbersBoard.tsx'
export { AddressFields, type AddressFieldsProps } from './widgets/order/AddressFields/AddressFields.tsx'
export { CouponField, type CouponFieldProps } from './widgets/order/CouponField/CouponField.tsx'
export {
  OrderConfirmStep,
  type OrderConfirmStepProps,
  type OrderCoupon,
} from './widgets/order/OrderConfirmStep/OrderConfirmStep.tsx'
export {
  OrderInformationStep,
  type OrderInformationStepProps,
} from './widgets/order/OrderInformationStep/OrderInformationStep.tsx'
export { OrderLayout, type OrderLayoutProps } from './widgets/order/OrderLayout/OrderLayout.tsx'
export { OrderShareStep, type OrderShareStepProps } from './widgets/order/OrderShareStep/OrderShareStep.tsx'
export { OrderSummary, type OrderSummaryProps } from './widgets/order/OrderSummary/OrderSummary.tsx'
export {
  PlaceSearch,
  type PlaceSearchProps,
  type PlaceSuggestion,
} from './widgets/order/PlaceSearch/PlaceSearch.tsx'
export { PriceSummary, type PriceSummaryProps } from './widgets/order/PriceSummary/PriceSummary.tsx'
export {
  type OfferedService,
  ServiceStep,
  type ServiceStepProps,
} from './widgets/order/ServiceStep/ServiceStep.tsx'
export {
  StaffOrderTerms,
  type StaffOrderTermsProps,
  type TypedTerms,
} from './widgets/order/StaffOrderTerms/StaffOrderTerms.tsx'
export { type UnitBooking, UnitChoice, type UnitChoiceProps } from './widgets/order/UnitChoice/UnitChoice.tsx'
export {
  BookkeepingExport,
  type BookkeepingExportProps,
} from './widgets/payment/BookkeepingExport/BookkeepingExport.tsx'
export {
  CardPaymentForm,
  type CardPaymentFormProps,
} from './widgets/payment/CardPaymentForm/CardPaymentForm.tsx'
export {
  type ListedStatement,
  MonthlyStatementList,
  type MonthlyStatementListProps,
} from './widgets/payment/MonthlyStatementList/MonthlyStatementList.tsx'
export {
  MonthlyStatementSheet,
  type MonthlyStatementSheetProps,
} from './widgets/payment/MonthlyStatementSheet/MonthlyStatementSheet.tsx'
export { PaymentLayout, type PaymentLayoutProps } from './widgets/payment/PaymentLayout/PaymentLayout.tsx'
export { PaymentList, type PaymentListProps } from './widgets/payment/PaymentList/PaymentList.tsx'
export {
  type PaymentMethod,
  PaymentMethodChoice,
  type PaymentMethodChoiceProps,
} from './widgets/payment/PaymentMethodChoice/PaymentMethodChoice.tsx'
export type { PaymentProblem } from './widgets/payment/PaymentOutcomeDialog/outcome-words.ts'
export {
  PaymentOutcomeDialog,
  type PaymentOutcomeDialogProps,
} from './widgets/payment/PaymentOutcomeDialog/PaymentOutcomeDialog.tsx'
export { PixCodeCard, type PixCodeCardProps } from './widgets/payment/PixCodeCard/PixCodeCard.tsx'
export { PixPaymentForm, type PixPaymentFormProps } from './widgets/payment/PixPaymentForm/PixPaymentForm.tsx'
export {
  PurchaseChoice,
  type PurchaseChoiceProps,
  type PurchaseDraft,
} from './widgets/payment/PurchaseChoice/PurchaseChoice.tsx'
export { ReceiptSheet, type ReceiptSheetProps } from './widgets/payment/ReceiptSheet/ReceiptSheet.tsx'
export { StatementTable, type StatementTableProps } from './widgets/payment/StatementTable/StatementTable.tsx'
export { ListingCard, type ListingCardProps } from './widgets/publication/ListingCard/ListingCard.tsx'
export {
  ListingFeedCard,
  type ListingFeedCardProps,
} from './widgets/publication/ListingFeedCard/ListingFeedCard.tsx'
export {
  PageVisitsCard,
  type PageVisitsCardProps,
} from './widgets/publication/PageVisitsCard/PageVisitsCard.tsx'
export { PropertyPage, type PropertyPageProps } from './widgets/publication/PropertyPage/PropertyPage.tsx'
export {
  PropertyPageClosed,
  type PropertyPageClosedProps,
} from './widgets/publication/PropertyPageClosed/PropertyPageClosed.tsx'
export {
  PublicationCard,
  type PublicationCardProps,
} from './widgets/publication/PublicationCard/PublicationCard.tsx'
export { BookedStep, type BookedStepProps } from './widgets/scheduling/BookedStep/BookedStep.tsx'
export { CalendarGrid, type CalendarGridProps } from './widgets/scheduling/CalendarGrid/CalendarGrid.tsx'
export {
  CalendarSubscription,
  type CalendarSubscriptionProps,
} from './widgets/scheduling/CalendarSubscription/CalendarSubscription.tsx'
export {
  ConfirmationStep,
  type ConfirmationStepProps,
} from './widgets/scheduling/ConfirmationStep/ConfirmationStep.tsx'
export {
  DayAndTimeStep,
  type DayAndTimeStepProps,
} from './widgets/scheduling/DayAndTimeStep/DayAndTimeStep.tsx'
export {
  InformationStep,
  type InformationStepProps,
} from './widgets/scheduling/InformationStep/InformationStep.tsx'
export { Invitation, type InvitationProps } from './widgets/scheduling/Invitation/Invitation.tsx'
export {
  ResponsibleStep,
  type ResponsibleStepProps,
} from './widgets/scheduling/ResponsibleStep/ResponsibleStep.tsx'
export {
  SchedulingClosed,
  type SchedulingClosedProps,
} from './widgets/scheduling/SchedulingClosed/SchedulingClosed.tsx'
export {
  SchedulingLayout,
  type SchedulingLayoutProps,
} from './widgets/scheduling/SchedulingLayout/SchedulingLayout.tsx'
export { SchedulingNotFound } from './widgets/scheduling/SchedulingNotFound/SchedulingNotFound.tsx'
export {
  SchedulingSummary,
  type SchedulingSummaryProps,
} from './widgets/scheduling/SchedulingSummary/SchedulingSummary.tsx'
export { SlotPicker, type SlotPickerProps } from './widgets/scheduling/SlotPicker/SlotPicker.tsx'
export { VisitUnits, type VisitUnitsProps } from './widgets/scheduling/VisitUnits/VisitUnits.tsx'
export { AddressCard, type AddressCardProps } from './widgets/session/AddressCard/AddressCard.tsx'
export {
  AssignedPhotographer,
  type AssignedPhotographerProps,
} from './widgets/session/AssignedPhotographer/AssignedPhotographer.tsx'
export {
  type CancelChoice,
  CancelDialog,
  type CancelDialogProps,
} from './widgets/session/CancelDialog/CancelDialog.tsx'
export {
  ClientServiceCard,
  type ClientServiceCardProps,
} from './widgets/session/ClientServiceCard/ClientServiceCard.tsx'
export {
  ContactDataCard,
  type ContactDataCardProps,
} from './widgets/session/ContactDataCard/ContactDataCard.tsx'
export { Counters, type CountersProps, type SessionTotals } from './widgets/session/Counters/Counters.tsx'
export { DetailColumns, type DetailColumnsProps } from './widgets/session/DetailColumns/DetailColumns.tsx'
export { DetailWaiting } from './widgets/session/DetailColumns/DetailWaiting.tsx'
export {
  ExtraInformationCard,
  type ExtraInformationCardProps,
} from './widgets/session/ExtraInformationCard/ExtraInformationCard.tsx'
export { HeaderCard, type HeaderCardProps } from './widgets/session/HeaderCard/HeaderCard.tsx'
export {
  ImportantInformationCard,
  type ImportantInformationCardProps,
} from './widgets/session/ImportantInformationCard/ImportantInformationCard.tsx'
export { NextSessions, type NextSessionsProps } from './widgets/session/NextSessions/NextSessions.tsx'
export {
  ProductProgress,
  type ProductProgressProps,
} from './widgets/session/ProductProgress/ProductProgress.tsx'
export { ProductsCard, type ProductsCardProps } from './widgets/session/ProductsCard/ProductsCard.tsx'
export { ScheduleCard, type ScheduleCardProps } from './widgets/session/ScheduleCard/ScheduleCard.tsx'
export { ServiceChange, type ServiceChangeProps } from './widgets/session/ServiceChange/ServiceChange.tsx'
export { SessionFilters, type SessionFiltersProps } from './widgets/session/SessionFilters/SessionFilters.tsx'
export { SessionTable, type SessionTableProps } from './widgets/session/SessionTable/SessionTable.tsx'
export type { SessionOrdering } from './widgets/session/SessionTable/session-ordering.ts'
export { ShareLink, type ShareLinkProps } from './widgets/session/ShareLink/ShareLink.tsx'
export { StatusBadge, type StatusBadgeProps } from './widgets/session/StatusBadge/StatusBadge.tsx'
export { Timeline, type TimelineProps } from './widgets/session/Timeline/Timeline.tsx'
export { VisitCard, type VisitCardProps } from './widgets/session/VisitCard/VisitCard.tsx'
export { ApiKeyList, type ApiKeyListProps } from './widgets/systems/ApiKeyList/ApiKeyList.tsx'
export { WebhookList, type WebhookListProps } from './widgets/systems/WebhookList/WebhookList.tsx'
export { ArrivalCard, type ArrivalCardProps } from './widgets/visit/ArrivalCard/ArrivalCard.tsx'
export { ArrivalNotice, type ArrivalNoticeProps } from './widgets/visit/ArrivalNotice/ArrivalNotice.tsx'
export { OwnDay, type OwnDayProps } from './widgets/visit/OwnDay/OwnDay.tsx'
export type { RefusedStep } from './widgets/visit/OwnDay/RefusedSteps.tsx'
export { PreferredPeriodAction } from './widgets/visit/PreferredPeriodAction/PreferredPeriodAction.tsx'
export type { PreferredPeriodActionProps } from './widgets/visit/PreferredPeriodAction/period-props.ts'
export {
  PreferredPeriodCard,
  type PreferredPeriodCardProps,
} from './widgets/visit/PreferredPeriodCard/PreferredPeriodCard.tsx'
export {
  PreparednessCard,
  type PreparednessCardProps,
} from './widgets/visit/PreparednessCard/PreparednessCard.tsx'
export { PreparednessQuestion } from './widgets/visit/PreparednessQuestion/PreparednessQuestion.tsx'
export type {
  ContactWay,
  PreparednessQuestionProps,
} from './widgets/visit/PreparednessQuestion/question-props.ts'
