import { expect, test } from 'vitest'
import { addressOf } from '../address/parts.ts'
import { invitationText, mailUrl, whatsAppUrl } from './invitation-text.ts'

const url = 'https://ensaio.test/calendar/Zk3vT9qLw8RrY2mNc5Xb7A'
const address = addressOf({
  street: 'Rua Augusta',
  number: '1500',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '01305100',
})

test('names sender and place, and ends with the link on its own line', () => {
  expect(invitationText({ name: 'Paulo Siqueira', company: 'Construtora Horizonte', address }, url)).toBe(
    `Olá, Paulo! A Construtora Horizonte solicitou um ensaio do imóvel em Rua Augusta, 1500. Escolha o melhor dia e horário:\n${url}`,
  )
  expect(invitationText({ company: 'Belmonte Residenciais', address }, url)).toMatch(
    /^Olá! Belmonte Residenciais solicitou/,
  )
  expect(invitationText({ address, unit: 'Unidade 84' }, url)).toBe(
    `Olá! Vamos fazer o ensaio do imóvel em Rua Augusta, 1500, Unidade 84. Escolha o melhor dia e horário:\n${url}`,
  )
})

test('goes to a mobile phone directly, and without a recipient for a landline', () => {
  expect(whatsAppUrl('Olá!\nhttps://a.b/c', '(11) 91234-5678')).toBe(
    'https://wa.me/5511912345678?text=Ol%C3%A1!%0Ahttps%3A%2F%2Fa.b%2Fc',
  )
  expect(whatsAppUrl('Olá', '1133334444')).toBe('https://wa.me/?text=Ol%C3%A1')
})

test('a mail address cannot smuggle another header in', () => {
  expect(mailUrl('Ensaio & cia', 'Oi\nhttps://a.b', 'p@x.com.br?cc=z@y.com')).toBe(
    'mailto:p@x.com.br%3Fcc%3Dz@y.com?subject=Ensaio%20%26%20cia&body=Oi%0D%0Ahttps%3A%2F%2Fa.b',
  )
  expect(mailUrl('a', 'b')).toBe('mailto:?subject=a&body=b')
})
