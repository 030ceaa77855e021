import type { PublicationForm } from '@ensaio/domain'

/** What a company writes for the page of a property, with everything optional left out. */
export const publicationForm: PublicationForm = {
  is_on: true,
  headline: 'Apartamento com vista',
  description: '',
  address_shown: 'district',
  contact_name: null,
  contact_phone: null,
  contact_email: null,
  expires_on: null,
  is_listed: false,
}
