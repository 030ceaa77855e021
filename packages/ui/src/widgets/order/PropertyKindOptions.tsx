import { propertyKindLabels, propertyKinds } from '@ensaio/domain'

/** The options of the field "Tipo do imóvel", none among them. */
export function PropertyKindOptions() {
  return (
    <>
      <option value="">Não informado</option>
      {propertyKinds.map((kind) => (
        <option key={kind} value={kind}>
          {propertyKindLabels[kind]}
        </option>
      ))}
    </>
  )
}
