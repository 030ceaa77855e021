import type { PhoneFailure } from '@ensaio/domain'

/** The failure behind each error code of the Cloud API; with `isLater`, the message is sent again. */
const codes: readonly { of: (code: number) => boolean; failure: PhoneFailure; isLater: boolean }[] = [
  { of: (code) => code === 131026, failure: 'no_whatsapp', isLater: false },
  { of: (code) => code === 131030, failure: 'not_reachable', isLater: false },
  { of: (code) => code === 131050, failure: 'stopped', isLater: false },
  { of: (code) => code === 131047 || (code >= 132000 && code < 133000), failure: 'template', isLater: false },
  {
    of: (code) => [4, 80007, 130429, 131048, 131056, 133016].includes(code),
    failure: 'too_many',
    isLater: true,
  },
  {
    of: (code) => [0, 3, 10, 190].includes(code) || (code >= 200 && code < 300),
    failure: 'login',
    isLater: true,
  },
  { of: (code) => [368, 131031, 131042, 131045].includes(code), failure: 'account', isLater: true },
  { of: (code) => [1, 2, 131000, 131016, 133004].includes(code), failure: 'away', isLater: true },
]

/** The meaning of an error code of WhatsApp; null for unknown ones. */
export function whatsappFailure(code: number): { failure: PhoneFailure; isLater: boolean } | null {
  return codes.find(({ of }) => of(code)) ?? null
}
