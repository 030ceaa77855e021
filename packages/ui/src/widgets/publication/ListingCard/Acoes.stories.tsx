import { createClient } from '@ensaio/client'
import { saveListing } from '@ensaio/domain'
import { cut, knownProperty, listing, listingDetails, listingForm, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { press, tabTo, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { ListingCard, type ListingCardProps } from './ListingCard.tsx'

const client = createClient({ baseUrl: '/api' })
const property = knownProperty()
const empty = listing({ is_on: false, details: null, changed_at: null })
const { changed_at: seen } = listing()

const meta = preview.meta({
  title: 'Componentes/Publicação/ListingCard: ações',
  component: ListingCard,
  tags: ['!autodocs'],
  args: {
    listing: ready(listing()),
    property,
    links: [],
    feedHref: '/profile/systems',
    onSave: fn<ListingCardProps['onSave']>(async () => undefined),
    onRetry: fn(),
  } as ListingCardProps,
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

async function open(canvas: Canvas, button: string) {
  await press(canvas.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: button }))
}

export const SoPeloTeclado = meta.story({
  ...notPictured,
  name: 'Só pelo teclado: anunciar um imóvel para alugar',
  args: { listing: ready(empty) },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, 'Anunciar nos portais')
    const field = (name: RegExp) => dialog.getByRole('textbox', { name })
    await tabTo(dialog.getByRole('radio', { name: 'Venda' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('radio', { name: 'Aluguel' })).toBeChecked()
    await write(field(/^Descrição/), listingDetails().description)
    await write(await dialog.findByRole('textbox', { name: /^Aluguel por mês/ }), '3200')
    await write(field(/^Condomínio/), '950')
    await write(field(/^IPTU/), '1200')
    await write(field(/^Quartos/), '3')
    await write(field(/^Suítes/), '2')
    await write(field(/^Banheiros/), '2')
    await write(field(/^Vagas/), '1')
    await press(dialog.getByRole('checkbox', { name: 'Varanda' }))
    await press(dialog.getByRole('checkbox', { name: 'Elevador' }))
    await press(dialog.getByRole('button', { name: 'Anunciar' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        listingForm({
          purpose: 'rent',
          title: 'Apartamento em Consolação',
          sale_price: null,
          rent_price: 3200,
          seen: null,
        }),
      ),
    )
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(await screen.findByText('Anúncio ligado.')).toBeVisible()
  },
})

export const OQueFalta = meta.story({
  name: 'O que os portais recusariam é dito no campo',
  args: { listing: ready(empty) },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, 'Anunciar nos portais')
    const field = (name: RegExp) => dialog.getByRole('textbox', { name })
    await userEvent.click(dialog.getByRole('radio', { name: 'Venda e aluguel' }))
    await userEvent.type(field(/^Descrição/), 'Curta demais.')
    await userEvent.type(field(/^Quartos/), '2')
    await userEvent.type(field(/^Suítes/), '3')
    await userEvent.type(field(/^Vagas/), 'x')
    await userEvent.click(dialog.getByRole('button', { name: 'Anunciar' }))
    const problems: [RegExp, RegExp][] = [
      [/^Descrição/, /^Use pelo menos 50 caracteres\./],
      [/^Preço de venda/, /^Informe o preço de venda\./],
      [/^Aluguel por mês/, /^Informe o aluguel por mês\./],
      [/^Suítes/, /^As suítes contam como quartos/],
      [/^Banheiros/, /^Informe quantos banheiros há\./],
      [/^Vagas/, /^Informe um número\./],
    ]
    for (const [name, problem] of problems) {
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(problem))
    }
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(field(/^Descrição/)).toHaveValue('Curta demais.')
  },
})

export const Terreno = meta.story({
  ...notPictured,
  name: 'Um terreno não pergunta por quartos',
  args: { listing: ready(empty) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, 'Anunciar nos portais')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Tipo do imóvel/ }), 'Terreno')
    await expect(await dialog.findByRole('textbox', { name: /^Terreno em m²/ })).toHaveValue('78')
    for (const name of [/^Quartos/, /^Suítes/, /^Banheiros/, /^Vagas/]) {
      await expect(dialog.queryByRole('textbox', { name })).toBeNull()
    }
  },
})

export const TerrenoDepois = meta.story({
  ...notPictured,
  name: 'O que um terreno não tem não impede salvar, nem é publicado',
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, 'Editar anúncio')
    const suites = dialog.getByRole('textbox', { name: /^Suítes/ })
    await userEvent.clear(suites)
    await userEvent.type(suites, '9')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Tipo do imóvel/ }), 'Terreno')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    const none = { bedrooms: null, suites: null, bathrooms: null, parking_spaces: null }
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(listingForm({ kind: 'land', ...none, seen })),
    )
  },
})

export const AreaComPonto = meta.story({
  ...notPictured,
  name: 'Uma área com ponto de milhar é publicada como se lê',
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, 'Editar anúncio')
    const area = dialog.getByRole('textbox', { name: /^Área em m²/ })
    const save = dialog.getByRole('button', { name: 'Salvar' })
    const problems: [string, RegExp][] = [
      ['78.5', /^Informe a área em metros inteiros\./],
      ['1.2.5', /^Informe a área, em m²\./],
    ]
    for (const [typed, problem] of problems) {
      await userEvent.clear(area)
      await userEvent.type(area, typed)
      await userEvent.click(save)
      await waitFor(() => expect(area).toHaveAccessibleDescription(problem))
    }
    await userEvent.clear(area)
    await userEvent.type(area, '1.000')
    await userEvent.click(save)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(listingForm({ area: 1000, seen })))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const Tirar = meta.story({
  name: 'Tirar dos portais pergunta antes',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tirar dos portais' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Tirar o anúncio dos portais?' }))
    await userEvent.click(question.getByRole('button', { name: 'Tirar dos portais' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(listingForm({ is_on: false, seen })))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

/** The card as a page has it: each answer replaces what is shown. */
function OverNetwork(args: ListingCardProps) {
  const [asked, retry] = useRemote((signal) => client.listings.get(7, signal), [])
  const [changed, setChanged] = useState<typeof asked | null>(null)
  return (
    <ListingCard
      {...args}
      listing={changed ?? asked}
      onSave={async (form) => setChanged(ready(await client.listings.save(7, form)))}
      onRetry={retry}
    />
  )
}

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: tirar dos portais e anunciar de novo',
  render: OverNetwork,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tirar dos portais' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Tirar dos portais' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Anunciar nos portais' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Anunciar nos portais' }))
    await expect(dialog.getByRole('textbox', { name: /^Título/ })).toHaveValue(listingDetails().title)
    await userEvent.click(dialog.getByRole('button', { name: 'Anunciar' }))
    await expect(await canvas.findByText('Ligado')).toBeVisible()
  },
})

export const Recusado = meta.story({
  ...notPictured,
  name: 'Recusado: o que foi digitado fica, e o erro vai ao campo',
  render: OverNetwork,
  beforeEach({ msw }) {
    msw.use(
      refuse(saveListing, 'invalid', 'Confira os campos.', {
        fields: { title: 'Este título não pode ser usado.' },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Editar anúncio' })
    const dialog = await open(canvas, 'Editar anúncio')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    const title = dialog.getByRole('textbox', { name: /^Título/ })
    await waitFor(() => expect(title).toHaveAccessibleDescription(/^Este título não pode ser usado\./))
    await expect(title).toHaveValue(listingDetails().title)
  },
})

export const SemRede = meta.story({
  ...notPictured,
  name: 'Sem rede ao salvar: o que foi digitado fica',
  render: OverNetwork,
  beforeEach({ msw }) {
    msw.use(cut(saveListing))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Editar anúncio' })
    const dialog = await open(canvas, 'Editar anúncio')
    const price = dialog.getByRole('textbox', { name: /^Preço de venda/ })
    await userEvent.clear(price)
    await userEvent.type(price, '840000')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await dialog.findByText('Não foi possível salvar')).toBeVisible()
    await expect(price).toHaveValue('R$ 840.000')
  },
})
