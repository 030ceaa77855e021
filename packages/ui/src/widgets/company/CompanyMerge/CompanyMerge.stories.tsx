import { createClient } from '@ensaio/client'
import { Failure, type MergePreview, mergeCompanies, type StaffCompany } from '@ensaio/domain'
import { mergePreview, refuse, staffCompanies, staffCompany } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { CompanyMerge, type CompanyMergeProps } from './CompanyMerge.tsx'

const client = createClient({ baseUrl: '/api' })

type Find = CompanyMergeProps['findCompanies']
type Ask = CompanyMergeProps['findPreview']

const meta = preview.meta({
  title: 'Componentes/Empresa/CompanyMerge',
  component: CompanyMerge,
  args: {
    company: staffCompany(),
    findCompanies: fn<Find>(async () => staffCompanies()),
    findPreview: fn<Ask>(async () => mergePreview()),
    onMerge: fn<CompanyMergeProps['onMerge']>(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Une uma empresa repetida com a que fica: procura a outra, diz o que passa (pessoas, ensaios, crédito, pagamentos) e pergunta qual CNPJ e qual plano ficam, quando diferem. A outra fica desativada e diz para onde foi.',
      },
    },
  },
})

const find = async (text: string) => {
  const dialog = within(await screen.findByRole('dialog'))
  await write(dialog.getByRole('searchbox', { name: 'Buscar empresa' }), text)
  await press(dialog.getByRole('button', { name: 'Buscar' }))
  return dialog
}

export const AntesDaBusca = meta.story({
  name: 'Antes da busca; quem desiste não une nada',
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Unir outra empresa com Prisma Imóveis' }),
    )
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Procure a empresa repetida/)
    const box = dialog.getByRole('searchbox', { name: 'Buscar empresa' })
    await expect(box).toHaveAttribute('placeholder', 'Nome, CNPJ ou e-mail')
    await expect(dialog.queryByText('Nenhuma outra empresa foi encontrada.')).toBeNull()
    await press(dialog.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.findCompanies).not.toHaveBeenCalled()
  },
})

export const Procura = meta.story({
  name: 'Procura a outra: a própria empresa não aparece, nem as que já foram unidas',
  args: {
    findCompanies: fn<Find>(async () => [
      ...staffCompanies(),
      staffCompany({ id: 9, name: 'Prisma Antiga', merged_into: { id: 2, name: 'Prisma Imóveis' } }),
    ]),
  },
  play: async () => {
    const dialog = await find('mar')
    const list = within(await dialog.findByRole('list', { name: 'Empresas encontradas' }))
    await expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Construtora Horizonte11.222.333/0001-81Escolher',
      'Corretora Lar & CiaSem CNPJEscolher',
      'Vista Mar Incorporadora45.997.418/0001-53Escolher',
    ])
  },
})

const findOnce = fn<Find>(async () => staffCompanies())

export const BuscaFalhou = meta.story({
  name: 'A busca falha: procura de novo o mesmo texto',
  beforeEach() {
    findOnce.mockRejectedValueOnce(new Failure('offline', 'Verifique a sua conexão.'))
  },
  args: { findCompanies: findOnce },
  play: async ({ args }) => {
    const dialog = await find('mar')
    await isAnnounced(await dialog.findByText('Verifique a sua conexão.'), 'alert')
    await press(dialog.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(3)
    await expect(args.findCompanies).toHaveBeenLastCalledWith('mar', expect.any(AbortSignal))
  },
})

export const Interrompida = meta.story({
  ...notPictured,
  name: 'Outra busca interrompe a de antes',
  args: { findCompanies: fn<Find>(() => new Promise<readonly StaffCompany[]>(() => undefined)) },
  play: async ({ args }) => {
    await find('mar')
    await find('vista')
    await waitFor(() => expect(args.findCompanies).toHaveBeenCalledTimes(2))
    const [first, second] = (args.findCompanies as ReturnType<typeof fn<Find>>).mock.calls
    await expect(first?.[1].aborted).toBe(true)
    await expect(second?.[1].aborted).toBe(false)
  },
})

export const NadaEncontrado = meta.story({
  name: 'Nenhuma encontrada',
  args: { findCompanies: fn<Find>(async () => []) },
  play: async () => {
    const dialog = await find('ninguém')
    await expect(await dialog.findByText('Nenhuma outra empresa foi encontrada.')).toBeVisible()
  },
})

export const Pergunta = meta.story({
  name: 'Diz o que passa e pergunta o que fica, pelo teclado',
  play: async ({ args }) => {
    const dialog = await find('vista')
    await press(await dialog.findByRole('button', { name: 'Escolher Vista Mar Incorporadora' }))
    const question = within(
      await screen.findByRole('dialog', { name: 'Unir Vista Mar Incorporadora com Prisma Imóveis?' }),
    )
    for (const fact of ['Pessoas3', 'Ensaios14', 'Avaliações6', 'CréditoR$ 120,50', 'A faturarR$ 90,00'])
      await expect(
        question.getByText(
          (_, element) => element?.tagName === 'DIV' && element.textContent?.replace(/\s/g, ' ') === fact,
        ),
      ).toBeVisible()
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Tudo passa para Prisma Imóveis. Vista Mar Incorporadora fica desativada, e isto não se desfaz.',
    )
    const options = (name: RegExp) =>
      within(question.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent)
    await expect(options(/CNPJ que fica/)).toEqual([
      '12.ABC.345/01DE-35 (Prisma Imóveis)',
      '45.997.418/0001-53 (Vista Mar Incorporadora)',
    ])
    await expect(options(/Plano que fica/)).toEqual([
      'Pré-pago (Prisma Imóveis)',
      'Pós-pago (Vista Mar Incorporadora)',
    ])
    await expect(question.getByRole('combobox', { name: /CNPJ que fica/ })).toHaveValue('kept')
    await expect(question.getByRole('combobox', { name: /Plano que fica/ })).toHaveValue('1')
    await userEvent.selectOptions(question.getByRole('combobox', { name: /CNPJ que fica/ }), 'other')
    await userEvent.selectOptions(question.getByRole('combobox', { name: /Plano que fica/ }), '2')
    await press(question.getByRole('button', { name: 'Unir empresas' }))
    await waitFor(() =>
      calledOnce(args.onMerge, { other_id: 3, identification_of: 'other', payment_plan: 2 }),
    )
    await expect(args.findPreview).toHaveBeenLastCalledWith(3, expect.any(AbortSignal))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

const chosen = async (name = 'Vista Mar Incorporadora') => {
  const dialog = await find('vista')
  await press(await dialog.findByRole('button', { name: `Escolher ${name}` }))
}

export const SemConflito = meta.story({
  name: 'Mesmo plano e um só CNPJ: nada a decidir',
  args: {
    findPreview: fn<Ask>(async () =>
      mergePreview({
        other: staffCompany({ id: 3, name: 'Vista Mar Incorporadora', identification: null }),
        balance: 0,
        billed: 0,
        payments: 3,
      }),
    ),
  },
  play: async ({ args }) => {
    await chosen()
    const question = within(await screen.findByRole('dialog', { name: /Unir Vista Mar/ }))
    await expect(await question.findByRole('button', { name: 'Unir empresas' })).toBeVisible()
    await expect(question.queryByRole('combobox')).toBeNull()
    const facts = question.getAllByRole('term').map((term) => term.textContent)
    await expect(facts).toEqual(['Pessoas', 'Ensaios', 'Avaliações', 'Pagamentos'])
    await press(question.getByRole('button', { name: 'Unir empresas' }))
    await waitFor(() => calledOnce(args.onMerge, { other_id: 3, identification_of: 'kept', payment_plan: 1 }))
  },
})

export const Unindo = meta.story({
  name: 'A caminho: nada fecha',
  args: { onMerge: fn<CompanyMergeProps['onMerge']>(() => new Promise(() => {})) },
  play: async ({ args }) => {
    await chosen()
    const send = await screen.findByRole('button', { name: 'Unir empresas' })
    await userEvent.dblClick(send)
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onMerge).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const EsperandoABusca = meta.story({
  name: 'Esperando a busca',
  args: { findCompanies: fn<Find>(() => new Promise<readonly StaffCompany[]>(() => undefined)) },
  play: async () => {
    await find('vista')
  },
})

export const EsperandoOResumo = meta.story({
  name: 'Esperando o resumo',
  args: { findPreview: fn<Ask>(() => new Promise<MergePreview>(() => undefined)) },
  play: async ({ args }) => {
    await chosen()
    const dialog = within(await screen.findByRole('dialog', { name: /Unir Vista Mar/ }))
    await expect(dialog.getByText('Carregando…')).toBeInTheDocument()
    // Esc and the button close it; nothing is decided yet.
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const ResumoComFalha = meta.story({
  name: 'A outra já foi unida',
  args: {
    findPreview: fn<Ask>(async () => {
      throw new Failure('transition_refused', 'A empresa Vista Mar Incorporadora já foi unida a outra.')
    }),
  },
  play: async ({ args }) => {
    await chosen()
    const question = within(await screen.findByRole('dialog', { name: /Unir Vista Mar/ }))
    await expect(await question.findByText(/já foi unida a outra/)).toBeVisible()
    await expect(question.getByText('Não foi possível unir estas empresas')).toBeVisible()
    await expect(question.queryByRole('button', { name: 'Unir empresas' })).toBeNull()
    await press(question.getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(args.findPreview).toHaveBeenCalledTimes(2))
    await press(question.getByRole('button', { name: 'Escolher outra' }))
    await expect(await screen.findByRole('searchbox', { name: 'Buscar empresa' })).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com nomes longos',
  ...onPhone,
  args: {
    findPreview: fn<Ask>(async () =>
      mergePreview({
        other: staffCompany({
          id: 3,
          name: 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais',
          identification: '45997418000153',
          payment_plan: 2,
        }),
      }),
    ),
  },
  play: async () => {
    await chosen()
    await screen.findByRole('button', { name: 'Unir empresas' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

const refused = 'Esta empresa está desativada. Reative-a antes.'

export const PelaRede = meta.story({
  name: 'Pela rede: uma recusa aparece, e a segunda tentativa une',
  args: {
    findCompanies: fn<Find>(
      async (text, signal) => (await client.companies.search(text, 1, signal)).companies,
    ),
    findPreview: fn<Ask>((otherId, signal) => client.companies.previewMerge(2, otherId, signal)),
    onMerge: fn<CompanyMergeProps['onMerge']>((merge) => client.companies.merge(2, merge)),
  },
  beforeEach({ msw }) {
    msw.use(refuse(mergeCompanies, 'transition_refused', refused, { once: true }))
  },
  play: async ({ args }) => {
    await chosen()
    const button = await screen.findByRole('button', { name: 'Unir empresas' })
    await userEvent.click(button)
    await expect(await screen.findByText(refused)).toBeVisible()
    await userEvent.click(button)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})
