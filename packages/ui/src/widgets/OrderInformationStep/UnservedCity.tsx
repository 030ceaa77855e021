import { isServedCity, servedCities } from '@ensaio/domain'
import { MapPinOff } from 'lucide-react'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { Announced } from './OrderInformationStep.styles.ts'

const cities = new Intl.ListFormat('pt-BR').format(servedCities.map(({ name }) => name))

/** Says that a city is not served and who can be asked; nothing for one that is. */
export function UnservedCity({ city, salesHref }: { city: string; salesHref?: string }) {
  const isUnserved = city.trim() !== '' && !isServedCity(city)
  return (
    <Announced role="status">
      {isUnserved && (
        <Banner
          tone="yellow"
          icon={<MapPinOff size={20} strokeWidth={1.75} aria-hidden="true" />}
          action={
            salesHref && (
              <TextLink href={salesHref} external>
                Falar com vendas
              </TextLink>
            )
          }
        >
          O portal atende {cities}. Para um ensaio em {city.trim()}, fale com o nosso time de vendas.
        </Banner>
      )}
    </Announced>
  )
}
