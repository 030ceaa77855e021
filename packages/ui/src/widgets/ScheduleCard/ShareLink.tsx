import { addressTitle, isMobile, phoneToE164, type Session } from '@ensaio/domain'
import { Link2, MessageCircle } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { useToast } from '../../primitives/Toast/ToastProvider.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import { color, space } from '../../theme/tokens.ts'

const Place = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[24]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  > * {
    flex: 1 0 auto;
  }
`

/** What the share needs to know of an ensaio. */
export type Shared = Pick<Session, 'address' | 'responsible_information'>

function whatsAppLink({ address, responsible_information }: Shared, url: string): string {
  const person = responsible_information
  const greeting = person ? `Olá, ${person.name.split(' ')[0]}.` : 'Olá.'
  const words = `${greeting} Escolha o melhor dia para o ensaio fotográfico do imóvel na ${addressTitle(address)}: ${url}`
  const to = person && isMobile(person.phone) ? phoneToE164(person.phone).slice(1) : ''
  return `https://wa.me/${to}?text=${encodeURIComponent(words)}`
}

/** Copies the scheduling link, or sends it by WhatsApp to the responsible person where their phone takes it. */
export function ShareLink(props: { session: Shared; url: string; invites: boolean }) {
  const { session, url, invites } = props
  const { say, fail } = useToast()
  const [refused, setRefused] = useState(false)
  const shown = useRef<HTMLInputElement>(null)
  const hintId = useId()

  useEffect(() => {
    if (refused) shown.current?.select()
  }, [refused])

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setRefused(false)
      say('Link copiado.')
    } catch {
      setRefused(true)
      fail('Falha ao copiar para área de transferência')
    }
  }

  return (
    <Place>
      <Text soft id={hintId}>
        {invites
          ? 'Ou deixe que a pessoa que receberá o fotógrafo escolha o dia:'
          : 'Quem receberá o fotógrafo também pode mudar o dia por este link:'}
      </Text>
      <Ways>
        {invites && (
          <Button
            size="small"
            href={whatsAppLink(session, url)}
            external
            icon={<MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />}
          >
            Enviar por WhatsApp
          </Button>
        )}
        <Button
          size="small"
          onPress={copy}
          describedBy={hintId}
          icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          Copiar link
        </Button>
      </Ways>
      {refused && (
        <Field label="Link de agendamento" hint="Selecione o link e copie.">
          <TextInput ref={shown} value={url} readOnly onFocus={(event) => event.target.select()} />
        </Field>
      )}
    </Place>
  )
}
