import { type HouseBrandForm, type KeptHouseBrand, standardHouse } from '@ensaio/domain'

/** The standard brand with a contact, as an administrator saved it yesterday. */
export function keptHouseBrand(over: Partial<KeptHouseBrand> = {}): KeptHouseBrand {
  return {
    brand: {
      ...standardHouse,
      sales: 'vendas@ensaio.test',
      support: 'suporte@ensaio.test',
    },
    logo_url: null,
    changed: { by: 'Helena Prado', at: '2026-11-19T13:20:00.000Z' },
    ...over,
  }
}

/** The brand after a form was saved; fields left empty are null. */
export function savedHouseBrand(form: FormData, before: KeptHouseBrand): KeptHouseBrand {
  const fields = Object.keys(standardHouse) as (keyof HouseBrandForm)[]
  const typed = fields.map((field) => [field, form.get(field) || null])
  const logo_url = form.get('logo_removed') === '1' ? null : before.logo_url
  return { ...before, brand: { ...before.brand, ...Object.fromEntries(typed) }, logo_url }
}
