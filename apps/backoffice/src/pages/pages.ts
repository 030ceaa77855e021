import { lazyPage } from '@ensaio/frame'

const companies = () => import('./CompaniesPage.tsx')
const outbox = () => import('./OutboxPage.tsx')
const entrance = () => import('./LoginPage.tsx')

export const AgendaPage = lazyPage(() => import('./AgendaPage.tsx'), 'AgendaPage')
export const CataloguePage = lazyPage(() => import('./CataloguePage.tsx'), 'CataloguePage')
export const CompaniesPage = lazyPage(companies, 'CompaniesPage')
export const CompanyPage = lazyPage(companies, 'CompanyPage')
export const LetterPage = lazyPage(outbox, 'LetterPage')
export const LoginPage = lazyPage(entrance, 'LoginPage')
export const OutboxPage = lazyPage(outbox, 'OutboxPage')
export const PasswordPage = lazyPage(() => import('./PasswordPage.tsx'), 'PasswordPage')
export const QueuePage = lazyPage(() => import('./QueuePage.tsx'), 'QueuePage')
export const RecoverPage = lazyPage(entrance, 'RecoverPage')
export const SessionPage = lazyPage(() => import('./session/SessionPage.tsx'), 'SessionPage')
export const SetUpPage = lazyPage(() => import('./SetUpPage.tsx'), 'SetUpPage')
export const StatusPage = lazyPage(() => import('./StatusPage.tsx'), 'StatusPage')
