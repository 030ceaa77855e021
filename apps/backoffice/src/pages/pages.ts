import { lazyPage } from '@ensaio/frame'

const companies = () => import('./CompaniesPage.tsx')
const leads = () => import('./LeadsPage.tsx')
const outbox = () => import('./OutboxPage.tsx')
const account = () => import('./PasswordPage.tsx')
const entrance = () => import('./LoginPage.tsx')

export const AgendaPage = lazyPage(() => import('./AgendaPage.tsx'), 'AgendaPage')
export const CataloguePage = lazyPage(() => import('./CataloguePage.tsx'), 'CataloguePage')
export const CompaniesPage = lazyPage(companies, 'CompaniesPage')
export const CompanyPage = lazyPage(companies, 'CompanyPage')
export const ConfirmEmailPage = lazyPage(entrance, 'ConfirmEmailPage')
export const LeadPage = lazyPage(leads, 'LeadPage')
export const LeadsPage = lazyPage(leads, 'LeadsPage')
export const LetterPage = lazyPage(outbox, 'LetterPage')
export const LoginPage = lazyPage(entrance, 'LoginPage')
export const OutboxPage = lazyPage(outbox, 'OutboxPage')
export const PasswordPage = lazyPage(account, 'PasswordPage')
export const QueuePage = lazyPage(() => import('./QueuePage.tsx'), 'QueuePage')
export const RecoverPage = lazyPage(entrance, 'RecoverPage')
export const SecurityPage = lazyPage(account, 'SecurityPage')
export const SessionPage = lazyPage(() => import('./session/SessionPage.tsx'), 'SessionPage')
export const SetUpPage = lazyPage(() => import('./SetUpPage.tsx'), 'SetUpPage')
export const SettingsArea = lazyPage(() => import('./settings/SettingsArea.tsx'), 'SettingsArea')
export const HouseRulesPage = lazyPage(() => import('./settings/HouseRulesPage.tsx'), 'HouseRulesPage')
export const BrandPage = lazyPage(() => import('./settings/BrandPage.tsx'), 'BrandPage')
export const HouseSecurityPage = lazyPage(
  () => import('./settings/HouseSecurityPage.tsx'),
  'HouseSecurityPage',
)
export const CitiesPage = lazyPage(() => import('./settings/CitiesPage.tsx'), 'CitiesPage')
export const StatusPage = lazyPage(() => import('./StatusPage.tsx'), 'StatusPage')
export const TeamPage = lazyPage(() => import('./TeamPage.tsx'), 'TeamPage')
