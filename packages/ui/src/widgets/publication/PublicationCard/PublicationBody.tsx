import {
  addDays,
  formatLongDate,
  isOpenPublication,
  type LocalDate,
  type Publication,
  type PublicationForm,
} from '@ensaio/domain'
import { CalendarClock, CalendarX2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { type Brochures, brochureOf } from './brochures.ts'
import { PublicationAddress } from './PublicationAddress.tsx'
import { publicationForm } from './publication-values.ts'

/** The form of the page; its code comes when it first opens. */
const publicationDialog = async () => (await import('./PublicationDialog.tsx')).PublicationDialog

const PublicationDialog = lazyDialog(publicationDialog)

/** The days before the last one on which the card warns. */
const warnedDays = 7

/** The card's content, once the page is known. */
export function PublicationBody(props: {
  publication: Publication
  origin: string
  today: LocalDate
  onSave: (form: PublicationForm) => Promise<void>
  onRenew: () => Promise<void>
  brochures: Brochures | undefined
}) {
  const { publication, origin, today, onSave, onRenew, brochures } = props
  const [asked, setAsked] = useState<'form' | 'renew' | 'off' | null>(null)
  const reason = useId()
  const close = () => setAsked(null)
  const { is_on, code, neutral_code, headline, has_material } = publication
  // The code on a brochure leads nowhere once the page has closed.
  const offered = isOpenPublication(publication, today) ? brochures : undefined
  return (
    <Stack gap={24}>
      {is_on ? (
        <>
          <Ending publication={publication} today={today} />
          {code && (
            <PublicationAddress
              name="Página com a sua marca"
              text="Com o nome da empresa e o contato. Para enviar a quem compra ou aluga."
              code={code}
              origin={origin}
              headline={headline}
              brochure={brochureOf(offered, false)}
            />
          )}
          {neutral_code && (
            <PublicationAddress
              name="Página neutra"
              text="As mesmas fotos, sem nome e sem contato. Para parceiros."
              code={neutral_code}
              origin={origin}
              headline={headline}
              brochure={brochureOf(offered, true)}
            />
          )}
          <Row gap={8}>
            <Button size="small" onPress={() => setAsked('form')}>
              Editar página
            </Button>
            <Button size="small" variant="quiet" onPress={() => setAsked('renew')}>
              Trocar os endereços
            </Button>
            <Button size="small" variant="quiet" onPress={() => setAsked('off')}>
              Tirar do ar
            </Button>
          </Row>
        </>
      ) : (
        <Stack gap={16} align="start">
          <Text>
            Uma página só deste imóvel, com fotos, tour, vídeos e plantas, para enviar a quem compra, aluga ou
            vende.
          </Text>
          <Button
            variant="primary"
            disabled={!has_material}
            describedBy={has_material ? undefined : reason}
            onPress={() => setAsked('form')}
          >
            Publicar página
          </Button>
          {!has_material && (
            <Text soft id={reason}>
              Ainda não há material entregue. A página pode ser publicada assim que a primeira entrega chegar.
            </Text>
          )}
        </Stack>
      )}
      {asked === 'form' && (
        <PublicationDialog open publication={publication} onSave={onSave} onClose={close} />
      )}
      <ConfirmDialog
        open={asked === 'renew'}
        title="Trocar os dois endereços?"
        description="Os endereços de agora nunca mais abrem, nem para quem já os recebeu. Depois, envie os novos."
        action="Trocar endereços"
        onConfirm={onRenew}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'off'}
        title="Tirar a página do ar?"
        description="Quem tem o endereço deixa de ver a página. O que você preencheu fica guardado, e os endereços voltam a abrir quando a página voltar."
        action="Tirar do ar"
        onConfirm={() => onSave({ ...publicationForm(publication), is_on: false })}
        onClose={close}
      />
    </Stack>
  )
}

function Ending({ publication, today }: { publication: Publication; today: LocalDate }) {
  const { expires_on } = publication
  if (expires_on === null) return null
  if (!isOpenPublication(publication, today))
    return (
      <Banner tone="red" icon={<CalendarX2 size={20} strokeWidth={1.75} aria-hidden="true" />}>
        {`A página fechou: o último dia foi ${formatLongDate(expires_on)}. Para abrir de novo, mude o último dia em “Editar página”.`}
      </Banner>
    )
  if (expires_on > addDays(today, warnedDays))
    return <Text soft>{`Abre até ${formatLongDate(expires_on)}.`}</Text>
  return (
    <Banner tone="yellow" icon={<CalendarClock size={20} strokeWidth={1.75} aria-hidden="true" />}>
      {expires_on === today
        ? 'Hoje é o último dia em que a página abre.'
        : `A página fecha em breve: o último dia é ${formatLongDate(expires_on)}.`}
    </Banner>
  )
}
