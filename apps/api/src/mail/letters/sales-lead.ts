import { formatCnpj, formatPhone, type Registration } from '@ensaio/domain'
import type { Letter } from '../repository/outbox.ts'
import { writeLetter } from './write-letter.ts'

/** The mail to sales about a company above the limits of the pre-registration. */
export function salesLeadMail(recipient: string, lead: Registration, url: string): Letter {
  const { employees_qnt, tours_per_month, largest_area, identification } = lead.extra_data
  return writeLetter({
    recipient,
    name: null,
    subject: 'Novo contato comercial',
    about: null,
    parts: [
      'Uma empresa fez o pré-cadastro e espera um contato:',
      {
        facts: [
          ['Empresa', lead.company],
          ...(identification ? [['CNPJ', formatCnpj(identification)] as const] : []),
          ['Nome', lead.name],
          ['E-mail', lead.email],
          ['Telefone', formatPhone(lead.phone)],
          ['Cidade', lead.address],
          ['Funcionários', String(employees_qnt)],
          ['Tours por mês', tours_per_month === undefined ? 'não informado' : String(tours_per_month)],
          ['Maior área', largest_area === undefined ? 'não informada' : `${largest_area} m²`],
        ],
      },
      { label: 'Abrir em Novos clientes', url },
    ],
  })
}

/** The mail that staff write to the contact of a lead; each line is a paragraph. `answerTo` is where an answer is read. */
export function leadMail(
  { email, name }: { email: string; name: string },
  text: string,
  answerTo: string | null,
): Letter {
  const paragraphs = text.split('\n').map((line) => line.trim())
  return writeLetter({
    recipient: email,
    name,
    subject: ({ at }) => `Sobre o seu pré-cadastro ${at}`,
    about: null,
    parts: [
      ...paragraphs.filter(Boolean),
      ...(answerTo ? [{ remark: `Para responder, escreva para ${answerTo}.` }] : []),
    ],
  })
}
