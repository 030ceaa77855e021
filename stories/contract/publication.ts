import type { Client } from '@ensaio/client'
import type { PublicationForm, Session } from '@ensaio/domain'
import { expect } from 'vitest'
import { checkHosting, checkOriginals } from './hosting.ts'

const form: PublicationForm = {
  is_on: true,
  headline: 'Apartamento com vista',
  description: 'Sol da manhã.',
  address_shown: 'district',
  contact_name: 'Renata Lima',
  contact_phone: '(11) 91234-5678',
  contact_email: '',
  expires_on: null,
  is_listed: false,
}

/** Publishes the page of a delivered ensaio, opens it as a stranger, and replaces its addresses; renews the hosting of a tour. */
export async function checkPublication(client: Client, stranger: Client, id: Session['id']): Promise<void> {
  expect(await client.publications.get(id)).toHaveProperty('has_material', true)
  const page = await client.publications.save(id, form)
  expect(page).toMatchObject({ is_on: true, contact_phone: '+5511912345678', contact_email: null })
  const property = await stranger.publications.read(page.code ?? '')
  expect(property.photos.length).toBeGreaterThan(0)
  expect(property.company).not.toBeNull()
  const neutral = await stranger.publications.read(page.neutral_code ?? '')
  expect(neutral).toMatchObject({ company: null, contact: null })
  expect((await client.publications.visits(id)).days).toHaveLength(30)
  const { pages } = await client.publications.brochurePages(id, true)
  expect(pages.length).toBeGreaterThan(0)
  const closed = await client.publications.save(id, {
    ...form,
    password: 'segredo',
    seen: page.changed_at,
  })
  expect(closed.has_password).toBe(true)
  expect((await stranger.publications.open(page.code ?? '', 'segredo')).headline).toBe(property.headline)
  const renewed = await client.publications.renew(id)
  expect(renewed.code).not.toBe(page.code)
  await checkHosting(client)
  await checkOriginals(client)
}
