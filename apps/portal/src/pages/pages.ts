import { type ComponentType, lazy } from 'react'

/** A page whose code is fetched when it is first opened. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const registration = () => import('./RegistrationPage.tsx')
const recovery = () => import('./RecoverPage.tsx')
const statement = () => import('./StatementPage.tsx')

export const LandingPage = page(() => import('./landing/LandingPage.tsx'), 'LandingPage')
export const LoginPage = page(() => import('./LoginPage.tsx'), 'LoginPage')
export const OnboardingPage = page(() => import('./OnboardingPage.tsx'), 'OnboardingPage')
export const OrderPage = page(() => import('./order/OrderPage.tsx'), 'OrderPage')
export const PasswordPage = page(() => import('./PasswordPage.tsx'), 'PasswordPage')
export const PaymentPage = page(() => import('./PaymentPage.tsx'), 'PaymentPage')
export const ReceiptPage = page(statement, 'ReceiptPage')
export const RecoverDonePage = page(recovery, 'RecoverDonePage')
export const RecoverPage = page(recovery, 'RecoverPage')
export const RegistrationDonePage = page(registration, 'RegistrationDonePage')
export const RegistrationFailedPage = page(registration, 'RegistrationFailedPage')
export const RegistrationPage = page(registration, 'RegistrationPage')
export const SchedulingPage = page(() => import('./SchedulingPage.tsx'), 'SchedulingPage')
export const SessionPage = page(() => import('./session/SessionPage.tsx'), 'SessionPage')
export const SessionsPage = page(() => import('./SessionsPage.tsx'), 'SessionsPage')
export const StatementPage = page(statement, 'StatementPage')
