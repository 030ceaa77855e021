import {
  centsOf,
  defaultZone,
  formatCents,
  formatCnpj,
  formatCpf,
  formatLongInstant,
  type Receipt,
} from '@ensaio/domain'
import { Printer } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Typography/Heading.tsx'
import { NameMark } from '../../theme/NameMark.tsx'
import { color, radius, space, tabular, text } from '../../theme/tokens.ts'

const Paper = styled.article`
  max-width: 640px;
  padding: ${space[32]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[16]};
    margin-bottom: ${space[32]};
  }

  dl {
    display: grid;
    gap: ${space[16]};
    margin: ${space[24]} 0;
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
    ${tabular}
  }

  @media print {
    border: 0;
    padding: 0;

    button {
      display: none;
    }
  }
`

const Amount = styled.p`
  font-size: ${text.size40};
  font-weight: 600;
  line-height: 1.15;
  ${tabular}
`

const identity = (text: string) => (text.length === 11 ? formatCpf(text) : formatCnpj(text))

/** The receipt of a payment, on the screen and on paper; `onPrint` opens the printer's dialog. */
export function ReceiptSheet({ receipt, onPrint }: { receipt: Receipt; onPrint: () => void }) {
  const { company, payer } = receipt
  return (
    <Paper>
      <header>
        <NameMark size={24} />
        <Button icon={<Printer size={18} strokeWidth={1.75} />} onPress={onPrint}>
          Imprimir
        </Button>
      </header>
      <Heading level={1}>Recibo</Heading>
      <Amount>{formatCents(centsOf(receipt.amount))}</Amount>
      <dl>
        <div>
          <dt>Referente a</dt>
          <dd>{receipt.description}</dd>
        </div>
        <div>
          <dt>Pago em</dt>
          <dd>{formatLongInstant(receipt.paid_at, defaultZone)}</dd>
        </div>
        <div>
          <dt>Pago por</dt>
          <dd>{`${payer.name}, ${identity(payer.identity)}`}</dd>
        </div>
        <div>
          <dt>Empresa</dt>
          <dd>
            {[company.name, company.identification && formatCnpj(company.identification)]
              .filter(Boolean)
              .join(', ')}
          </dd>
        </div>
        <div>
          <dt>Código do pagamento</dt>
          <dd>{receipt.reference}</dd>
        </div>
      </dl>
    </Paper>
  )
}
