/** The code that an authenticator app shows for a secret at an instant. */
export { codeAt } from '@ensaio/api/accounts/second-step/totp'
