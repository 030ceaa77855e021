import { formatPhone, type Registration } from '@ensaio/domain'
import type { Letter } from '../repository/outbox.ts'
import { writeLetter } from './write-letter.ts'

/** The mail to sales about a company above the limits of the pre-registration. */
export function salesLeadMail(recipient: string, lead: Registration): Letter {
  const { employees_qnt, tours_per_month, largest_area } = lead.extra_data
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
          ['Nome', lead.name],
          ['E-mail', lead.email],
          ['Telefone', formatPhone(lead.phone)],
          ['Cidade', lead.address],
          ['Funcionários', String(employees_qnt)],
          ['Tours por mês', tours_per_month === undefined ? 'não informado' : String(tours_per_month)],
          ['Maior área', largest_area === undefined ? 'não informada' : `${largest_area} m²`],
        ],
      },
    ],
  })
}
