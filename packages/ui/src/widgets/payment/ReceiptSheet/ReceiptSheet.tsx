import { centsOf, formatCents, formatCnpj, formatCpf, formatLongInstant, type Receipt } from '@ensaio/domain'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { NameMark } from '../../../theme/NameMark.tsx'
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx'
import { Amount, Facts, Foot, Head, Paper } from '../sheet-styles.ts'

/** The props of `ReceiptSheet`. */
export type ReceiptSheetProps = {
  receipt: Receipt
  /** Opens the print dialog: `() => window.print()`. */
  onPrint: () => void
}

const identity = (text: string) =>
  text.length === 11 ? `CPF ${formatCpf(text)}` : `CNPJ ${formatCnpj(text)}`

/**
 * The receipt of a payment, for screen and print: always in light colours, and printed without the rest of the page. The amount is in reais,
 * the time in the zone of São Paulo.
 */
export function ReceiptSheet({ receipt, onPrint }: ReceiptSheetProps) {
  const zone = useHouseZone()
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
              {formatLongInstant(receipt.paid_at, zone)}
            </Fact>
            <Fact name="Pago por">
              {payer.name}
              {/* Of an erased person there is none. */}
              {payer.identity && <small>{identity(payer.identity)}</small>}
            </Fact>
            <Fact name="Empresa">
              {company.name}
              {company.identification && <small>{identity(company.identification)}</small>}
            </Fact>
            <Fact name="Código do pagamento">{receipt.reference}</Fact>
          </Facts>
          <Foot>
            Pago {receipt.method === 'pix' ? 'por PIX' : 'com cartão de crédito, à vista'}. Este recibo não
            substitui a nota fiscal.
          </Foot>
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
