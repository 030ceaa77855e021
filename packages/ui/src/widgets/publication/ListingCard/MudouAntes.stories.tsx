import { Failure, type Listing } from '@ensaio/domain'
import { knownProperty, listing, listingDetails, listingForm } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { ListingCard, type ListingCardProps } from './ListingCard.tsx'

const opened = listing()
const told = 'O anúncio mudou depois que você o abriu.'
/** The listing as a colleague left it: taken out of the portals, at another price. */
const theirs: Listing = listing({
  is_on: false,
  details: listingDetails({ sale_price: 800_000 }),
  changed_at: '2026-11-20T14:00:00.000Z',
})

/** The card of a listing that refuses a form which has not seen the colleague's change, and shows that then. */
function Stale(args: ListingCardProps) {
  const [shown, setShown] = useState(opened)
  return (
    <ListingCard
      {...args}
      listing={ready(shown)}
      onSave={async (form) => {
        await args.onSave(form)
        if (form.seen === theirs.changed_at) return
        setShown(theirs)
        throw new Failure('transition_refused', told)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Componentes/Publicação/ListingCard: mudou antes de salvar',
  component: ListingCard,
  tags: ['!autodocs'],
  args: {
    listing: ready(opened),
    property: knownProperty(),
    links: [],
    onSave: fn<ListingCardProps['onSave']>(async () => undefined),
    onRetry: fn(),
  } as ListingCardProps,
  render: Stale,
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Editar anúncio' }))
  return within(await screen.findByRole('dialog', { name: 'Editar anúncio' }))
}

async function write(field: HTMLElement, words: string) {
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

export const Vendido = meta.story({
  name: 'Outra pessoa o tirou dos portais, com outro preço: não volta sem que se veja',
  play: async ({ args }) => {
    const dialog = await edit()
    const title = 'Apartamento claro, sem o erro'
    await write(dialog.getByRole('textbox', { name: /^Título/ }), title)
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    const now = within(await screen.findByRole('dialog', { name: 'Anunciar nos portais' }))
    await expect(now.getByText(told)).toBeVisible()
    await expect(now.getByRole('textbox', { name: /^Preço de venda/ })).toHaveValue('R$ 800.000')
    await expect(now.getByRole('textbox', { name: /^Título/ })).toHaveValue(title)
    await expect(args.onSave).toHaveBeenCalledWith(listingForm({ title, seen: opened.changed_at }))
    await userEvent.click(now.getByRole('button', { name: 'Anunciar' }))
    await expect(await screen.findByText('Anúncio ligado.')).toBeVisible()
    await expect(args.onSave).toHaveBeenLastCalledWith(
      listingForm({ title, sale_price: 800_000, seen: theirs.changed_at }),
    )
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
})

export const OMesmoPreco = meta.story({
  ...notPictured,
  name: 'Duas pessoas mudaram o preço: o digitado fica, e o campo diz',
  play: async () => {
    const dialog = await edit()
    await write(dialog.getByRole('textbox', { name: /^Preço de venda/ }), '840000')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    const now = within(await screen.findByRole('dialog', { name: 'Anunciar nos portais' }))
    const price = now.getByRole('textbox', { name: /^Preço de venda/ })
    await waitFor(() =>
      expect(price).toHaveAccessibleDescription(/Este campo também mudou enquanto você o editava\./),
    )
    await expect(price).toHaveValue('R$ 840.000')
  },
})

const withoutContact = listing({
  is_on: false,
  details: { ...listingDetails(), contact_name: null, contact_email: null, contact_phone: null },
})

export const SemContato = meta.story({
  name: 'O contato foi apagado: o resto fica, e só ele é pedido',
  args: { listing: ready(withoutContact) },
  render: (args) => <ListingCard {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Falta o contato/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Anunciar nos portais' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Anunciar nos portais' }))
    const field = (name: RegExp) => dialog.getByRole('textbox', { name })
    await expect(field(/^Título/)).toHaveValue(listingDetails().title)
    await expect(field(/^Descrição/)).toHaveValue(listingDetails().description)
    await expect(field(/^Preço de venda/)).toHaveValue('R$ 850.000')
    await userEvent.click(dialog.getByRole('button', { name: 'Anunciar' }))
    await waitFor(() =>
      expect(field(/^Nome do contato/)).toHaveAccessibleDescription(/Informe o nome do contato\./),
    )
    await expect(field(/^E-mail do contato/)).toHaveAccessibleDescription(/Informe o e-mail\./)
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(field(/^Nome do contato/), 'Paulo Siqueira')
    await userEvent.type(field(/^E-mail do contato/), 'paulo@horizonte.test')
    await userEvent.click(dialog.getByRole('button', { name: 'Anunciar' }))
    const contact = {
      contact_name: 'Paulo Siqueira',
      contact_email: 'paulo@horizonte.test',
      contact_phone: null,
    }
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(listingForm({ ...contact, seen: withoutContact.changed_at })),
    )
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const ContatoQueFalta = meta.story({
  name: 'Falta o contato: o cartão diz',
  args: { listing: ready(withoutContact) },
  render: (args) => <ListingCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Falta o contato/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Anunciar nos portais' })).toBeEnabled()
  },
})
