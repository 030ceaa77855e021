import { propertyKindLabels, squareMeters, type VerticalData } from '@ensaio/domain'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The property's details, read-only; missing ones are left out, and vehicles have neither units nor an area (rule vertical-fields). */
export function PropertyFacts({ data, isCar }: { data: VerticalData; isCar: boolean }) {
  const facts = [
    ...(isCar
      ? []
      : [
          { name: 'Tipo do imóvel', value: data.kind && propertyKindLabels[data.kind] },
          { name: 'Unidade', value: data.unit },
          { name: 'Bloco ou torre', value: data.complement },
          { name: 'Área', value: data.area === null ? null : squareMeters(data.area) },
        ]),
    { name: 'Ponto de referência', value: data.reference },
    { name: 'Chaves', value: data.keys },
  ]
  if (facts.every(({ value }) => !value)) return <Text soft>Nada foi informado.</Text>
  return <FactRow facts={facts} />
}
