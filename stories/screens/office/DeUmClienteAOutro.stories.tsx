import { findAnything, getCompany, getUser, listCompanyPayments } from '@ensaio/domain'
import { found, reply, staffCompanyDetail, staffPayments, user } from '@ensaio/mocks'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { BackofficeAt } from '../BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const names: Record<string, string> = { 1: 'Prisma Imóveis', 2: 'Augusta Imóveis' }

const meta = preview.meta({
  title: 'Telas/Equipe: de um cliente a outro',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/companies/1' },
  parameters: { bare: true, ...notPictured.parameters },
})

/** Waits for what the client found by the search opens. */
async function goToAugusta() {
  await userEvent.click(screen.getByRole('button', { name: 'Buscar em tudo' }))
  await userEvent.type(await screen.findByRole('combobox', { name: /^Buscar/ }), 'augu')
  await userEvent.click(await screen.findByRole('option', { name: /Augusta Imóveis/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** O crédito digitado para um cliente não fica na página do outro. */
export const PelaBusca = meta.story({
  name: 'Pela busca: o crédito digitado não vai junto',
  beforeEach({ msw }) {
    const { companies } = found()
    msw.use(
      reply(getUser, admin),
      reply(findAnything, () => found({ sessions: [], people: [], payments: [], companies })),
      reply(getCompany, ({ values }) =>
        staffCompanyDetail({ id: Number(values.id), name: names[values.id ?? ''] ?? '' }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Prisma Imóveis' })
    const credit = () => within(canvas.getByRole('form', { name: 'Ajustar crédito' }))
    await userEvent.type(credit().getByRole('textbox', { name: /^Valor/ }), '35000')
    await userEvent.type(credit().getByRole('textbox', { name: /^Motivo/ }), 'Ensaio repetido')
    await goToAugusta()
    await canvas.findByRole('heading', { name: 'Augusta Imóveis' })
    await expect(credit().getByRole('textbox', { name: /^Valor/ })).toHaveValue('')
    await expect(credit().getByRole('textbox', { name: /^Motivo/ })).toHaveValue('')
  },
})

/** A união traz os pagamentos da outra empresa, e a página os mostra. */
export const Unidas = meta.story({
  name: 'Depois de unir com outra empresa, os pagamentos dela aparecem',
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, admin),
      reply(listCompanyPayments, [], { once: true }),
      reply(listCompanyPayments, () => staffPayments()),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nenhum pagamento ainda')
    await userEvent.click(await canvas.findByRole('button', { name: 'Unir com outra' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('searchbox', { name: /^Buscar empresa/ }), 'vista')
    await userEvent.click(dialog.getByRole('button', { name: 'Buscar' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Escolher Vista Mar Incorporadora' }))
    // The choice gives way to the question in another dialog.
    await userEvent.click(await screen.findByRole('button', { name: 'Unir empresas' }))
    await screen.findByText('As empresas foram unidas.')
    await canvas.findAllByText(staffPayments()[0]?.description ?? '')
  },
})
