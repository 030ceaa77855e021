/** Where each section of "Configurações" is. */
export const settingsHrefs = {
  password: '/profile/password',
  company: '/profile/company',
  people: '/profile/people',
}
