// The widgets of the back office that other packages and apps may use, by noun.
export { DayBoard, type DayBoardProps } from './widgets/agenda/DayBoard/DayBoard.tsx'
export type { BoardMove } from './widgets/agenda/DayBoard/moving/useMoves.ts'
export {
  HostingTable,
  type HostingTableProps,
} from './widgets/deliverable/HostingTable/HostingTable.tsx'
export { LetterView, type LetterViewProps } from './widgets/mail/LetterView/LetterView.tsx'
export {
  MailTextEditor,
  type MailTextEditorProps,
} from './widgets/mail/MailTextEditor/MailTextEditor.tsx'
export { MailTextList, type MailTextListProps } from './widgets/mail/MailTextList/MailTextList.tsx'
export { OutboxTable, type OutboxTableProps } from './widgets/mail/OutboxTable/OutboxTable.tsx'
export {
  PropertyPosition,
  type PropertyPositionProps,
} from './widgets/scheduling/PropertyPosition/PropertyPosition.tsx'
export { CityHoursForm, type CityHoursFormProps } from './widgets/settings/CityHoursForm/CityHoursForm.tsx'
export { CityList, type CityListProps } from './widgets/settings/CityList/CityList.tsx'
export { CouponList, type CouponListProps } from './widgets/settings/CouponList/CouponList.tsx'
export {
  FirstRunLayout,
  type FirstRunLayoutProps,
  type FirstRunPlace,
} from './widgets/settings/FirstRunLayout/FirstRunLayout.tsx'
export {
  FirstStepsCard,
  type FirstStepsCardProps,
} from './widgets/settings/FirstStepsCard/FirstStepsCard.tsx'
export type { HouseLogo } from './widgets/settings/HouseBrandForm/brand-values.ts'
export {
  HouseBrandForm,
  type HouseBrandFormProps,
} from './widgets/settings/HouseBrandForm/HouseBrandForm.tsx'
export {
  HouseRulesForm,
  type HouseRulesFormProps,
} from './widgets/settings/HouseRulesForm/HouseRulesForm.tsx'
export {
  HouseSecurityCard,
  type HouseSecurityCardProps,
} from './widgets/settings/HouseSecurityCard/HouseSecurityCard.tsx'
export { HouseTestCard, type HouseTestCardProps } from './widgets/settings/HouseTestCard/HouseTestCard.tsx'
export {
  MessageTestCard,
  type MessageTestCardProps,
} from './widgets/settings/MessageTestCard/MessageTestCard.tsx'
export {
  PreparationEditor,
  type PreparationEditorProps,
} from './widgets/settings/PreparationEditor/PreparationEditor.tsx'
export {
  PreparationLists,
  type PreparationListsProps,
} from './widgets/settings/PreparationLists/PreparationLists.tsx'
export { TagListForm, type TagListFormProps } from './widgets/settings/TagListForm/TagListForm.tsx'
export { TeamList, type TeamListProps } from './widgets/settings/TeamList/TeamList.tsx'
export { ArrangeVisit, type ArrangeVisitProps } from './widgets/staff/ArrangeVisit/ArrangeVisit.tsx'
export { AuditLog, type AuditLogProps } from './widgets/staff/AuditLog/AuditLog.tsx'
export {
  CapacityCalendar,
  type CapacityCalendarProps,
} from './widgets/staff/CapacityCalendar/CapacityCalendar.tsx'
export { HolidayList, type HolidayListProps } from './widgets/staff/HolidayList/HolidayList.tsx'
export { NewServiceForm, type NewServiceFormProps } from './widgets/staff/NewServiceForm/NewServiceForm.tsx'
export {
  OperationStatus,
  type OperationStatusProps,
} from './widgets/staff/OperationStatus/OperationStatus.tsx'
export {
  PriceRuleDialog,
  type PriceRuleDialogProps,
} from './widgets/staff/PriceRuleDialog/PriceRuleDialog.tsx'
export {
  ProviderAssignment,
  type ProviderAssignmentProps,
} from './widgets/staff/ProviderAssignment/ProviderAssignment.tsx'
export { ProviderCard, type ProviderCardProps } from './widgets/staff/ProviderCard/ProviderCard.tsx'
export { ProviderForm, type ProviderFormProps } from './widgets/staff/ProviderForm/ProviderForm.tsx'
export type { ProviderDraft } from './widgets/staff/ProviderForm/provider-draft.ts'
export { ProviderList, type ProviderListProps } from './widgets/staff/ProviderList/ProviderList.tsx'
export { ReadyPackages, type ReadyPackagesProps } from './widgets/staff/ReadyPackages/ReadyPackages.tsx'
export {
  ServiceCatalogue,
  type ServiceCatalogueProps,
} from './widgets/staff/ServiceCatalogue/ServiceCatalogue.tsx'
export type { QueueChange } from './widgets/staff/SessionQueue/SearchBar.tsx'
export { SessionQueue, type SessionQueueProps } from './widgets/staff/SessionQueue/SessionQueue.tsx'
export { StatusMoves, type StatusMovesProps } from './widgets/staff/StatusMoves/StatusMoves.tsx'
export { TimeOffEditor, type TimeOffEditorProps } from './widgets/staff/TimeOffEditor/TimeOffEditor.tsx'
