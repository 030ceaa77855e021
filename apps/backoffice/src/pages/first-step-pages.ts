import type { FirstStepName } from '@ensaio/domain'

/** The page on which each first step is done. */
export const stepPages: Record<FirstStepName, string> = {
  brand: '/first-steps/brand',
  cities: '/first-steps/cities',
  services: '/first-steps/services',
  photographers: '/first-steps/photographers',
  mails: '/first-steps/mails',
  payments: '/first-steps/payments',
  terms: '/settings',
  colleague: '/team',
  client: '/companies',
  visit: '/',
}
