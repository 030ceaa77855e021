import { type Cents, reaisOf } from '@ensaio/domain'

/** What a simulated PIX code says: to whom, how much, and which payment; names without accents. */
export interface BrCode {
  reference: string
  amount: Cents
  merchant: string
  city: string
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The copy-paste code of a dynamic PIX ("BR Code", an EMV QR code, by the manual of Banco Central); its address leads nowhere. */
export function brCode({ reference, amount, merchant, city }: BrCode): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', `pix.ensaio.invalid/${reference}`)
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', reaisOf(amount).toFixed(2)),
    field('58', 'BR'),
    field('59', merchant),
    field('60', city),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return text + crc16(text)
}
