import { createClient } from '@ensaio/client'
import { addProvider, Failure } from '@ensaio/domain'
import { refuse, staffProvider } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ProviderForm } from './ProviderForm.tsx'
import type { ProviderDraft } from './provider-draft.ts'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Equipe/ProviderForm',
  component: ProviderForm,
  args: {
    provider: null,
    onSave: fn<(draft: ProviderDraft) => Promise<unknown>>(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component:
          'Adiciona ou edita quem fotografa. Os dias de trabalho são sete botões que ligam e desligam (0 domingo a 6 sábado). O que a pessoa faz além de fotos e o CEP de onde sai decidem quem vai a cada visita. O e-mail é o login: depois de adicionado, não muda aqui; a dica diz onde se troca. A quem perdeu o celular, desliga as duas etapas. Fica aberto enquanto é desenhado.',
      },
    },
  },
})

export const OutrasCidades = meta.story({
  ...notPictured,
  name: 'As cidades da casa: começa na primeira',
  args: { cities: ['Curitiba', 'Recife'] },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('combobox', { name: /^Cidade/ })
    await expect(city).toHaveValue('Curitiba')
    await expect([...city.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Curitiba', 'Recife'])
  },
})

export const Novo = meta.story({
  name: 'Novo: o que falta é dito, e o teclado basta',
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome/ })
    await expect(name).toHaveFocus()
    await press(canvas.getByRole('button', { name: 'Adicionar' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Informe o nome.'))
    await expect(canvas.getByRole('textbox', { name: /Telefone/ })).toHaveAccessibleDescription(
      'Informe o telefone.',
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Ana Terra{Tab}ana@demo.test{Tab}11912345678{Tab}{Tab}')
    await expect(canvas.getByRole('button', { name: 'segunda-feira' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'segunda-feira' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await userEvent.tab()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}')
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Tour virtual' })).toHaveFocus()
    await userEvent.keyboard(' {Tab}{Tab} {Tab}')
    await expect(canvas.getByRole('textbox', { name: /CEP de onde sai/ })).toHaveFocus()
    await userEvent.keyboard('0542')
    await press(canvas.getByRole('button', { name: 'Adicionar' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /CEP de onde sai/ })).toHaveAccessibleDescription(
        'Complete o CEP: são 8 números. Quem está mais perto vai primeiro.',
      ),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: /CEP de onde sai/ })).toHaveFocus()
    await userEvent.keyboard('{End}2001')
    await expect(canvas.getByRole('textbox', { name: /CEP de onde sai/ })).toHaveValue('05422-001')
    await press(canvas.getByRole('button', { name: 'Adicionar' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onSave.mock.lastCall?.[0]).toEqual({
      name: 'Ana Terra',
      email: 'ana@demo.test',
      phone: '+5511912345678',
      city: 'São Paulo',
      working_days: [2, 3, 4, 5],
      active: true,
      base_cep: '05422001',
      skills: ['tour', 'plans'],
    })
  },
})

export const Existente = meta.story({
  name: 'Existente: desativar',
  args: { provider: staffProvider() },
  play: async ({ canvas, args }) => {
    const active = await canvas.findByRole('checkbox', { name: 'Ativo' })
    await expect(active).toHaveAccessibleDescription(/perde o acesso na hora.* continuam com essa pessoa/)
    await userEvent.click(active)
    // Off and on again: the days stay in the order of the week.
    const monday = canvas.getByRole('button', { name: 'segunda-feira' })
    await userEvent.click(monday)
    await userEvent.click(monday)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    const { working_days } = staffProvider()
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          active: false,
          name: 'Rafael Nogueira',
          working_days,
          base_cep: '05402000',
          skills: ['tour', 'plans'],
        }),
        // What was not typed over may have been changed by somebody else since.
        { active: false },
      ),
    )
  },
})

export const DuasEtapas = meta.story({
  name: 'Diz onde se troca o e-mail, e desliga as duas etapas de quem perdeu o celular',
  args: {
    provider: staffProvider({ has_second_step: true }),
    onResetSecondStep: fn<() => Promise<unknown>>(async () => undefined),
  },
  play: async ({ canvas, args }) => {
    const email = await canvas.findByRole('textbox', { name: /E-mail/ })
    await expect(email).toHaveAccessibleDescription('É o login. A própria pessoa troca, em Segurança.')
    await press(canvas.getByRole('button', { name: 'Desligar as duas etapas' }))
    await waitFor(() => expect(args.onResetSecondStep).toHaveBeenCalledOnce())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Convidado = meta.story({
  ...notPictured,
  name: 'Convidado: o e-mail se corrige na lista, e não há duas etapas',
  args: {
    provider: staffProvider({ is_invited: true }),
    onResetSecondStep: fn<() => Promise<unknown>>(async () => undefined),
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: /E-mail/ })
    await expect(email).toHaveAccessibleDescription(/^É o login\. Até a pessoa entrar, corrija na lista/)
    await expect(canvas.queryByRole('button', { name: 'Desligar as duas etapas' })).toBeNull()
  },
})

export const EnterNoCep = meta.story({
  ...notPictured,
  name: 'Enter no CEP envia',
  args: { provider: staffProvider() },
  play: async ({ canvas, args }) => {
    await write(await canvas.findByRole('textbox', { name: /CEP de onde sai/ }), '05422001{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave.mock.lastCall?.[0]).toMatchObject({ base_cep: '05422001' })
  },
})

export const SemDias = meta.story({
  name: 'Sem dia nenhum, no celular',
  ...onPhone,
  args: { provider: staffProvider({ working_days: [], upcoming_visits: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Dias de trabalho' })).toHaveAccessibleDescription(
      'Sem nenhum dia, não recebe visitas novas.',
    )
  },
})

export const Falhou = meta.story({
  name: 'Sem conexão: dito acima, nada se perde',
  args: {
    provider: staffProvider(),
    onSave: fn<(draft: ProviderDraft) => Promise<unknown>>(async () => {
      throw new Failure('offline', 'Verifique a sua conexão e tente novamente.')
    }),
  },
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome/ })
    await userEvent.type(name, ' Filho')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await expect(await canvas.findByText('Verifique a sua conexão e tente novamente.')).toBeVisible()
    await expect(name).toHaveValue('Rafael Nogueira Filho')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: o e-mail já tem acesso',
  args: {
    onSave: fn<(draft: ProviderDraft) => Promise<unknown>>(({ active, ...provider }) =>
      client.providers.add(provider),
    ),
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(addProvider, 'invalid', 'Confira os campos.', {
        fields: { email: 'Este e-mail já tem acesso.' },
      }),
    )
  },
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('Ana Terra{Tab}ana@demo.test{Tab}11912345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }))
    const email = canvas.getByRole('textbox', { name: /E-mail/ })
    await waitFor(() => expect(email).toHaveAccessibleDescription('Este e-mail já tem acesso.'))
    await expect(email).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const NomeLongo = meta.story({
  name: 'Nome longo, no celular',
  ...onPhone,
  args: {
    provider: staffProvider({
      name: 'Maria Aparecida de Albuquerque Vasconcelos e Silva Bragança',
      email: 'maria.aparecida.de.albuquerque.vasconcelos@fotografosassociados.com.br',
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
