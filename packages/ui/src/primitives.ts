// The primitives, tokens and remote values that other packages and apps may use.

export { contrast } from '@ensaio/domain'
export { ActionBar } from './primitives/action/ActionBar/ActionBar.tsx'
export { Button, type ButtonProps } from './primitives/action/Button/Button.tsx'
export type { ButtonSize, ButtonVariant } from './primitives/action/button-styles.ts'
export { CopyButton, type CopyButtonProps } from './primitives/action/CopyButton/CopyButton.tsx'
export { CsvButton } from './primitives/action/CsvButton/CsvButton.tsx'
export {
  DownloadButton,
  type DownloadButtonProps,
} from './primitives/action/DownloadButton/DownloadButton.tsx'
export { saveFile } from './primitives/action/save-file.ts'
export { type Press, usePress } from './primitives/action/usePress.ts'
export { BarList } from './primitives/chart/BarList/BarList.tsx'
export {
  Plot,
  type PlotKind,
  type PlotPoint,
  type PlotProps,
  type PlotSeries,
} from './primitives/chart/Plot/Plot.tsx'
export { ConfirmDialog } from './primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
export { Dialog, type DialogProps } from './primitives/dialog/Dialog/Dialog.tsx'
export { FormDialog, type FormDialogProps } from './primitives/dialog/FormDialog/FormDialog.tsx'
export { Await } from './primitives/feedback/Await/Await.tsx'
export { Badge } from './primitives/feedback/Badge/Badge.tsx'
export { Banner } from './primitives/feedback/Banner/Banner.tsx'
export { Boundary } from './primitives/feedback/Boundary/Boundary.tsx'
export { EmptyState } from './primitives/feedback/EmptyState/EmptyState.tsx'
export { FailureNotice } from './primitives/feedback/FailureNotice/FailureNotice.tsx'
export { failureMessage, useReport } from './primitives/feedback/failure-report.ts'
export { Progress, type ReportProgress } from './primitives/feedback/Progress/Progress.tsx'
export { SaveIndicator, type SaveIndicatorProps } from './primitives/feedback/SaveIndicator/SaveIndicator.tsx'
export { Skeleton } from './primitives/feedback/Skeleton/Skeleton.tsx'
export { Spinner } from './primitives/feedback/Spinner/Spinner.tsx'
export { type Toast, ToastProvider, useToast } from './primitives/feedback/ToastProvider/ToastProvider.tsx'
export { Field } from './primitives/form/Field/Field.tsx'
export { useFieldControl } from './primitives/form/field-context.ts'
export { showFieldFailures } from './primitives/form/field-failures.ts'
export { focusFirstInvalid } from './primitives/form/focus-invalid.ts'
export { type SaveState, type Saving, useSaving } from './primitives/form/useSaving.ts'
export { useStepForm } from './primitives/form/useStepForm.ts'
export { Checkbox, type CheckboxProps } from './primitives/input/Checkbox/Checkbox.tsx'
export { Chip } from './primitives/input/Chip/Chip.tsx'
export { DateInput, type DateInputProps } from './primitives/input/DateInput/DateInput.tsx'
export { FilePicker } from './primitives/input/FilePicker/FilePicker.tsx'
export { MaskedInput, type MaskedInputProps } from './primitives/input/MaskedInput/MaskedInput.tsx'
export type { Mask } from './primitives/input/MaskedInput/mask.ts'
export { MoneyInput, type MoneyInputProps } from './primitives/input/MoneyInput/MoneyInput.tsx'
export { PasswordInput } from './primitives/input/PasswordInput/PasswordInput.tsx'
export { PhoneInput, type PhoneInputProps } from './primitives/input/PhoneInput/PhoneInput.tsx'
export { SearchField } from './primitives/input/SearchField/SearchField.tsx'
export { Select } from './primitives/input/Select/Select.tsx'
export { Switch } from './primitives/input/Switch/Switch.tsx'
export { TextArea } from './primitives/input/TextArea/TextArea.tsx'
export { TextInput, type TextInputProps } from './primitives/input/TextInput/TextInput.tsx'
export { Band } from './primitives/layout/Band/Band.tsx'
export { Card } from './primitives/layout/Card/Card.tsx'
export { type Column, DataTable, type DataTableProps } from './primitives/layout/DataTable/DataTable.tsx'
export { Disclosure } from './primitives/layout/Disclosure/Disclosure.tsx'
export { FactRow } from './primitives/layout/FactRow/FactRow.tsx'
export { Fact, Facts } from './primitives/layout/Facts/Facts.tsx'
export { Grid, Row, Stack } from './primitives/layout/Layout/Layout.tsx'
export { Page } from './primitives/layout/Page/Page.tsx'
export { SplitPage, type SplitPageProps } from './primitives/layout/SplitPage/SplitPage.tsx'
export { Avatar } from './primitives/media/Avatar/Avatar.tsx'
export {
  BeforeAfter,
  type BeforeAfterProps,
  type ComparedPicture,
} from './primitives/media/BeforeAfter/BeforeAfter.tsx'
export { Carousel, type CarouselProps } from './primitives/media/Carousel/Carousel.tsx'
export { Picture, type PictureFiles } from './primitives/media/Picture/Picture.tsx'
export {
  PictureViewer,
  type PictureViewerProps,
  type ViewedPicture,
} from './primitives/media/PictureViewer/PictureViewer.tsx'
export { VideoPlayer, type VideoPlayerProps } from './primitives/media/VideoPlayer/VideoPlayer.tsx'
export {
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  useLink,
} from './primitives/navigation/LinkProvider/LinkProvider.tsx'
export { PagedList } from './primitives/navigation/PagedList.tsx'
export { Pagination, type PaginationProps } from './primitives/navigation/Pagination/Pagination.tsx'
export {
  StepIndicator,
  type StepIndicatorProps,
} from './primitives/navigation/StepIndicator/StepIndicator.tsx'
export { TextLink } from './primitives/navigation/TextLink/TextLink.tsx'
export { Heading } from './primitives/text/Heading.tsx'
export { Text } from './primitives/text/Text.tsx'
export { VisuallyHidden } from './primitives/text/VisuallyHidden/VisuallyHidden.tsx'
export { type Ask, type FirstAnswers, FirstAnswersContext } from './remote/first-answers.ts'
export { freshKey } from './remote/fresh-key.ts'
export { failed, mapRemote, type Remote, ready, waiting } from './remote/remote.ts'
export { type QueryState, remoteOfQuery } from './remote/remote-of-query.ts'
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
export { type DesignTokens, designTokens } from './theme/design-tokens.ts'
export { houseTheme } from './theme/house-theme.ts'
export { HouseZone, useHouseZone } from './theme/house-zone.ts'
export { NameMark } from './theme/NameMark.tsx'
export { embeddedClass, ThemeProvider, useBrand } from './theme/ThemeProvider.tsx'
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
export { tokensStyleSheet } from './theme/tokens-style-sheet.ts'
export { type Mode, themeVariables } from './theme/variables.ts'
