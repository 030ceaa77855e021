/** The path of each section of "Configurações". */
export const settingsHrefs = {
  password: '/profile/password',
  company: '/profile/company',
  people: '/profile/people',
}
