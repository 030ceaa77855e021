import { type Mutant, widget } from '../mutant.ts'

const credit = widget('widgets/company/CreditAdjustmentForm')
const leads = widget('widgets/company/LeadTable')
const table = widget('widgets/company/CompanyTable')
const users = widget('widgets/company/CompanyUsersStep')

/** What can break in the widgets of company. */
export const companyMutants: readonly Mutant[] = [
  table(
    'CompanyTable.tsx',
    "companies.state !== 'ready' || companies.refreshing",
    "companies.state !== 'ready'",
    'announces the count of the search before while a new one is asked',
  ),
  credit('CreditAdjustmentForm.tsx', 'form.reset(empty)', '', 'keeps an adjustment that was made'),
  users(
    'CompanyUsersStep.tsx',
    'setFinished(props.onLater !== undefined)',
    'setFinished(true)',
    'says in the settings that the company is registered',
  ),
  leads('LeadTable.tsx', '<div role="status">', '<div>', 'does not announce how many wait'),
  table(
    'CompanyTable.tsx',
    'company.corporate_name && company.corporate_name !== company.name',
    'company.corporate_name',
    'says the same name twice',
  ),
  credit(
    'CreditAdjustmentForm.tsx',
    "(direction === 'take' ? -1 : 1) * (amount ?? 0)",
    '(amount ?? 0)',
    'shows a balance that rises when credit is taken',
  ),
  users('CompanyUsersStep.tsx', 'place + 1', 'place', 'counts people from zero'),
]
