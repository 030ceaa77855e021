import type { CalendarFeed, NewCalendarFeed } from '@ensaio/domain'
import { CalendarCheck } from 'lucide-react'
import type { Press } from '../../../primitives/action/usePress.ts'
import type { Remote } from '../../../remote/remote.ts'
import { SecretAddress, type SecretAddressWords } from '../../systems/SecretAddress.tsx'
import { NewAddress } from './NewAddress.tsx'

/** The props of `CalendarSubscription`. Each promise settles once `feed` holds the answer. */
export type CalendarSubscriptionProps = {
  /** Whose visits: of the reader's company, of the reader as a photographer, or of a city. */
  of: 'company' | 'photographer' | { city: string }
  /** The address as far as it is known; null while there is none. */
  feed: Remote<CalendarFeed | null>
  /** Creates the address, or replaces it; the answer alone tells it. */
  onCreate: () => Promise<NewCalendarFeed>
  /** Ends the address. */
  onEnd: () => Promise<unknown>
  onRetry: Press
}

const everywhere = 'no Google Agenda, no Outlook ou no calendário do celular'

function subject(of: CalendarSubscriptionProps['of']): Pick<SecretAddressWords, 'title' | 'text'> {
  if (of === 'company') {
    return {
      title: 'Visitas no seu calendário',
      text: `As visitas da empresa ${everywhere}: entram, mudam de horário e são canceladas sozinhas.`,
    }
  }
  if (of === 'photographer') {
    return {
      title: 'Minhas visitas no calendário',
      text: `As suas visitas ${everywhere}. Rua e unidade aparecem de dois dias antes até um dia depois; contato e chaves ficam só na página da visita.`,
    }
  }
  return {
    title: `Visitas de ${of.city} no calendário`,
    text: `As visitas da cidade ${everywhere}, com cliente e fotógrafo; contato e chaves ficam só na página da visita.`,
  }
}

const words: Omit<SecretAddressWords, 'title' | 'text'> = {
  failureTitle: 'Não foi possível carregar o calendário',
  hidden: 'Por segurança, ele só aparece quando é criado. Para usar em outro calendário, troque o endereço.',
  questions: {
    replace: {
      title: 'Trocar o endereço?',
      description:
        'O endereço de agora para na hora: os calendários que o usam deixam de receber mudanças. Depois, ponha o novo no lugar dele.',
      action: 'Trocar endereço',
    },
    end: {
      title: 'Desligar o calendário?',
      description: 'O endereço para na hora, e os calendários que o usam deixam de receber as visitas.',
      action: 'Desligar',
    },
  },
}

/**
 * A read-only calendar subscription: creates its address, which is shown once, replaces it, and turns it off. The address is its only key
 * and is kept as a hash (rule calendar-feed); who lost it creates another.
 */
export function CalendarSubscription({ of, feed, ...calls }: CalendarSubscriptionProps) {
  return (
    <SecretAddress
      words={{ ...words, ...subject(of) }}
      icon={<CalendarCheck size={14} strokeWidth={2} aria-hidden="true" />}
      known={feed}
      fresh={(address) => <NewAddress address={address} />}
      {...calls}
    />
  )
}
