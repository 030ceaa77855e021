import type { Client } from '@ensaio/client'
import type { ListingForm, Session } from '@ensaio/domain'
import { listingForm } from '@ensaio/mocks'
import { expect } from 'vitest'

const form: ListingForm = listingForm({ contact_phone: '(11) 91234-5678' })

/** Lists a delivered ensaio's property for portals, gives them an address, and takes both back. */
export async function checkListing(client: Client, id: Session['id']): Promise<void> {
  expect((await client.listings.get(id)).photos).toBeGreaterThan(0)
  const listed = await client.listings.save(id, form)
  expect(listed).toMatchObject({ is_on: true, details: { title: form.title } })
  expect(listed.changed_at).toEqual(expect.any(String))
  expect((await client.listingFeed.create()).address).toMatch(/\/listing-feeds\/[\w-]+\/vrsync\.xml$/)
  expect(await client.listingFeed.get()).toHaveProperty('listings')
  expect(await client.listingFeed.end()).toBeNull()
  expect(await client.listings.save(id, { ...form, is_on: false, seen: listed.changed_at })).toHaveProperty(
    'is_on',
    false,
  )
}
