import { centsOf, formatCents, type Instant, type PixCode, pixMinutesLeft } from '@ensaio/domain'
import { Clock } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { CopyButton } from '../../../primitives/action/CopyButton/CopyButton.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { lazyPart } from '../../../primitives/feedback/lazy-part.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner/Spinner.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Buttons, Code, Columns, Picture, Sum, Wait } from './PixCodeCard.styles.ts'

/** The part that draws the QR code; its code comes with the first one shown. */
export const qrPicture = async () => (await import('../../../primitives/media/QrPicture.tsx')).QrPicture

const QrPicture = lazyPart(qrPicture, <Skeleton height="232px" />)

/** The props of `PixCodeCard`. */
export type PixCodeCardProps = {
  pix: PixCode
  /** The current instant by the server's clock, from `told_at` on; the remaining minutes are counted from it. */
  now: Instant
  /** Creates a new code in place of an expired one, or of one that never came. */
  onRenew: Press
  /** Shows the other ways to pay; the code stays valid. */
  onLeave: () => void
}

function minutesText(minutes: number): string {
  return minutes === 1 ? 'Vale por mais 1 minuto.' : `Vale por mais ${minutes} minutos.`
}

/**
 * A PIX code to scan or to copy, its sum and how long it is valid. Once expired it offers a new one, and says that money already sent arrives all
 * the same. Whoever shows it asks for the payment's status and takes it away when paid.
 */
export function PixCodeCard({ pix, now, onRenew, onLeave }: PixCodeCardProps) {
  const sum = formatCents(centsOf(pix.amount))
  const minutes = pixMinutesLeft(pix, now)
  const { code } = pix
  const isReady = code !== null && minutes > 0
  const title = minutes === 0 ? 'Este código PIX venceu' : 'Pague com PIX'
  return (
    <Card title={title}>
      <Stack gap={24}>
        {isReady ? (
          <Columns>
            <Stack gap={16}>
              <Sum>
                <strong>{sum}</strong>
                {pix.description}
              </Sum>
              <Text>
                Abra o app do seu banco, escolha pagar com PIX e leia o código QR, ou cole o código abaixo.
              </Text>
              <Code>
                <span>{code}</span>
              </Code>
              <Buttons>
                <CopyButton
                  text={code}
                  said="Código PIX copiado."
                  name="Código PIX copia e cola"
                  hint="Selecione o código e copie."
                  rows={4}
                  variant="primary"
                >
                  Copiar código PIX
                </CopyButton>
              </Buttons>
            </Stack>
            <Picture>
              <QrPicture text={code} label={`Código QR do PIX de ${sum}`} />
            </Picture>
          </Columns>
        ) : (
          <Without pix={pix} sum={sum} isExpired={minutes === 0} />
        )}
        {isReady && (
          <Stack gap={8}>
            <Wait>
              <Spinner />
              Esperando o pagamento. Esta página avisa sozinha quando ele chegar.
            </Wait>
            <Wait>
              <Clock size={18} strokeWidth={1.75} aria-hidden="true" />
              {minutesText(minutes)}
            </Wait>
          </Stack>
        )}
        <Buttons>
          {!isReady && (
            <Button variant="primary" onPress={onRenew}>
              Gerar novo código
            </Button>
          )}
          <Button onPress={onLeave}>Pagar de outra forma</Button>
        </Buttons>
      </Stack>
    </Card>
  )
}

function Without({ pix, sum, isExpired }: { pix: PixCode; sum: string; isExpired: boolean }) {
  return (
    <Stack gap={16}>
      <Sum>
        <strong>{sum}</strong>
        {pix.description}
      </Sum>
      {isExpired ? (
        <Text>Se você já pagou, não se preocupe: o crédito entra sozinho assim que o banco avisar.</Text>
      ) : (
        <Wait>
          <Spinner />O banco ainda não enviou o código. Ele aparece aqui assim que chegar.
        </Wait>
      )}
    </Stack>
  )
}
