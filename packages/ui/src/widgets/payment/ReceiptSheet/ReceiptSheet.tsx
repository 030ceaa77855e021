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
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { NameMark } from '../../../theme/NameMark.tsx'
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx'
import { Amount, Facts, Foot, Head, Paper } from './ReceiptSheet.styles.ts'

/** What a receipt takes. */
export type ReceiptSheetProps = {
  receipt: Receipt
  /** Opens the printer's dialog: `() => window.print()`. */
  onPrint: () => void
}

const identity = (text: string) =>
  text.length === 11 ? `CPF ${formatCpf(text)}` : `CNPJ ${formatCnpj(text)}`

/**
 * The receipt of a payment, on the screen and on paper: always dark on white, as it is printed, and alone on its page, whatever stands
 * around it. Amounts in reais; the moment is told in São Paulo's time.
 */
export function ReceiptSheet({ receipt, onPrint }: ReceiptSheetProps) {
  const { company, payer } = receipt
  return (
    <Stack gap={16} align="start">
      <Button icon={<Printer size={18} strokeWidth={1.75} />} onPress={onPrint}>
        Imprimir
      </Button>
      <ThemeProvider mode="light">
        <Paper>
          <Head>
            <NameMark size={28} />
            <h1>Recibo de pagamento</h1>
          </Head>
          <Amount>
            Valor pago <strong>{formatCents(centsOf(receipt.amount))}</strong>
          </Amount>
          <Facts>
            <Fact name="Referente a">{receipt.description}</Fact>
            <Fact name="Pago em" capital>
              {formatLongInstant(receipt.paid_at, defaultZone)}
            </Fact>
            <Fact name="Pago por">
              {payer.name}
              <small>{identity(payer.identity)}</small>
            </Fact>
            <Fact name="Empresa">
              {company.name}
              {company.identification && <small>{identity(company.identification)}</small>}
            </Fact>
            <Fact name="Código do pagamento">{receipt.reference}</Fact>
          </Facts>
          <Foot>Pago com cartão de crédito, à vista. Este recibo não substitui a nota fiscal.</Foot>
        </Paper>
      </ThemeProvider>
    </Stack>
  )
}

function Fact({ name, capital, children }: { name: string; capital?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-capital={capital}>{children}</dd>
    </div>
  )
}
