export { AccountButton } from './components/AdminLayout/AccountButton';
export { AdminLayout } from './components/AdminLayout/AdminLayout';
export { CompanyCard } from './components/AdminLayout/CompanyCard';
export { MenuRow } from './components/AdminLayout/MenuRow';
export { NavItem } from './components/AdminLayout/NavItem';
export { AuthLayout } from './components/AuthLayout/AuthLayout';
export { Avatar } from './components/Avatar/Avatar';
export { Brand } from './components/Brand/Brand';
export { Button } from './components/Button/Button';
export { ButtonLink } from './components/Button/ButtonLink';
export { Checkbox } from './components/Checkbox/Checkbox';
export { ColumnChoice } from './components/ColumnChoice/ColumnChoice';
export { useColumnChoice } from './components/ColumnChoice/useColumnChoice';
export { ConfirmHost } from './components/ConfirmDialog/ConfirmHost';
export { type ConfirmRequest, closeConfirm, confirm } from './components/ConfirmDialog/confirm';
export type { Column, Sort } from './components/DataTable/columns';
export { DataTable, type DataTableProps } from './components/DataTable/DataTable';
export { RowLink } from './components/DataTable/RowLink';
export type { RowAction } from './components/DataTable/rowOptions';
export type { Selected, Selection } from './components/DataTable/selection';
export { Cover } from './components/Cover/Cover';
export { Dialog } from './components/Dialog/Dialog';
export { type DialogPosition, dialogPositions } from './components/Dialog/position';
export { EmptyState } from './components/EmptyState/EmptyState';
export { ErrorNote } from './components/ErrorNote/ErrorNote';
export { ErrorScreen } from './components/ErrorScreen/ErrorScreen';
export { ExportButton } from './components/ExportButton/ExportButton';
export { useDownload } from './components/ExportButton/useDownload';
export { FilterBar } from './components/FilterBar/FilterBar';
export { FilteredEmpty } from './components/FilterBar/FilteredEmpty';
export { type FilterChoice, FilterMenu } from './components/FilterBar/FilterMenu';
export { FilterToggle } from './components/FilterBar/FilterToggle';
export { SearchField } from './components/FilterBar/SearchField';
export { type Segment, Segmented } from './components/FilterBar/Segmented';
export { Icon } from './components/Icon/Icon';
export { type Drawing, Icon } from './components/Icon/Icon';
export { IdentityBanner } from './components/IdentityBanner/IdentityBanner';
export { KeyHint } from './components/KeyHint/KeyHint';
export { LoadingScreen } from './components/LoadingScreen/LoadingScreen';
export { Menu } from './components/Menu/Menu';
export { MenuAction } from './components/Menu/MenuAction';
export { type Choice, MenuChoice } from './components/Menu/MenuChoice';
export { MenuLine } from './components/Menu/MenuLine';
export { Monogram } from './components/Monogram/Monogram';
export { Notices } from './components/Notices/Notices';
export { Page } from './components/Page/Page';
export { PageTitle } from './components/Page/PageTitle';
export { PasswordField } from './components/PasswordField/PasswordField';
export { ProgressBar } from './components/ProgressBar/ProgressBar';
export {
  clearEndedJobs,
  type Job,
  type JobDetails,
  type JobFailure,
  type JobState,
  removeJob,
  startJob,
  updateJob,
} from './components/ProgressTray/jobs';
export { ProgressTrayHost } from './components/ProgressTray/ProgressTrayHost';
export { QueryView, type ViewableQuery } from './components/QueryView/QueryView';
export { Skeleton } from './components/QueryView/Skeleton';
export { SelectionBar } from './components/SelectionBar/SelectionBar';
export { TablePager } from './components/TablePager/TablePager';
export { useKeysetPages } from './components/TablePager/useKeysetPages';
export { SectionHeader } from './components/SectionHeader/SectionHeader';
export { type StatusShape, StatusTag, type StatusTone } from './components/StatusTag/StatusTag';
export { StepLink } from './components/Stepper/StepLink';
export { Stepper } from './components/Stepper/Stepper';
export type { Step } from './components/Stepper/step';
export { StitchProgress } from './components/StitchProgress/StitchProgress';
export { type Tab, Tabs } from './components/Tabs/Tabs';
export { TextField } from './components/TextField/TextField';
export { Thread } from './components/Thread/Thread';
export { ToastHost } from './components/Toast/ToastHost';
export { clearToasts, dismiss, notify, type Severity, type ToastMessage } from './components/Toast/toasts';
export { Tooltip } from './components/Tooltip/Tooltip';
export { TwoLines } from './components/TwoLines/TwoLines';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export type { Labels } from './labels/labels';
export { type Appearance, appearanceKey, appearances } from './theme/appearance';
export { ThemeProvider } from './theme/ThemeProvider';
export { useAppearance } from './theme/useAppearance';
