import { createClient } from '@ensaio/client'
import {
  addCompanyMember,
  clientRoleNames,
  clientRoles,
  clientRoleTexts,
  Failure,
  moveOnboarding,
  type OnboardingUser,
  representatives,
} from '@ensaio/domain'
import { companyMember, onboarding, refuse, reply } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { emailField, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { CompanyUsersStep, type CompanyUsersStepProps } from './CompanyUsersStep.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Empresa/CompanyUsersStep',
  component: CompanyUsersStep,
  args: {
    members: [] as CompanyUsersStepProps['members'],
    me: { name: 'Mariana Duarte', email: 'mariana@horizonte.test' },
    onSave: fn<CompanyUsersStepProps['onSave']>(async () => companyMember()),
    onFinish: fn<CompanyUsersStepProps['onFinish']>(async () => null),
    onLater: fn(),
    sessionsHref: '#sessions',
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'As pessoas da empresa: três representantes, que podem ser quem está conectado, e quantas mais forem precisas. `onSave` é chamado uma vez por pessoa ainda não salva; quando uma é recusada, a mensagem fica nela, as outras ficam salvas e só ela vai de novo.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole'>

function group(canvas: Canvas, name: string) {
  return within(canvas.getByRole('group', { name }))
}

async function fill(canvas: Canvas, name: string, person: { name: string; cpf: string; email: string }) {
  const fields = group(canvas, name)
  await write(fields.getByRole('textbox', { name: 'Nome' }), person.name)
  await write(fields.getByRole('textbox', { name: 'CPF' }), person.cpf)
  await write(fields.getByRole('textbox', { name: 'E-mail' }), person.email)
}

const paulo = { name: 'Paulo Siqueira', cpf: '52998224725', email: 'paulo@horizonte.test' }
const rita = { name: 'Rita Nunes', cpf: '12345678909', email: 'rita@horizonte.test' }

function finish(canvas: Canvas) {
  return canvas.getByRole('button', { name: 'Concluir cadastro' })
}

async function tickMe(canvas: Canvas) {
  for (const box of canvas.getAllByRole('checkbox')) await press(box)
}

export const Vazio = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Eu sou o representante legal' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Eu sou o responsável financeiro' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Eu sou o responsável operacional' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Quem é quem na empresa')
    for (const { title, text } of representatives)
      await expect(group(canvas, title).getByText(text)).toBeVisible()
    await expect(canvas.queryByText('Salvo')).toBeNull()
    const first = group(canvas, 'Representante legal')
    const required = { autocomplete: 'off', 'aria-required': 'true' }
    await hasAttributes(first.getByRole('textbox', { name: 'Nome' }), required)
    await hasAttributes(first.getByRole('textbox', { name: 'CPF' }), { ...required, inputmode: 'numeric' })
    await hasAttributes(first.getByRole('textbox', { name: 'E-mail' }), { ...required, ...emailField })
    await expect(first.queryByRole('combobox')).toBeNull()
    await expect(first.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector(':focus')).toBeNull()
    await userEvent.click(finish(canvas))
    await waitFor(() =>
      expect(first.getByRole('textbox', { name: 'Nome' })).toHaveAccessibleDescription('Informe o nome.'),
    )
    await expect(first.getByRole('textbox', { name: 'CPF' })).toHaveAccessibleDescription('Informe o CPF.')
    await expect(first.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Informe o e-mail.',
    )
    await waitFor(() => expect(first.getByRole('textbox', { name: 'Nome' })).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const SouEu = meta.story({
  name: 'Sou eu nas três: nada a preencher',
  tags: ['spec:4-onboard-finished'],
  play: async ({ canvas, args }) => {
    await tickMe(canvas)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(finish(canvas))
    const done = await canvas.findByRole('dialog', { name: 'Cadastro realizado com sucesso' })
    await expect(done).toHaveAccessibleDescription('A sua empresa já pode pedir o primeiro ensaio.')
    await expect(within(done).getByRole('link')).toHaveAttribute('href', '#sessions')
    await expect(args.onSave.mock.calls.map(([user]) => user)).toEqual([
      { is_me: true, legal_representative: true },
      { is_me: true, finances_manager: true },
      { is_me: true, operation_manager: true },
    ])
    await expect(args.onFinish).toHaveBeenCalledOnce()
    await userEvent.click(within(done).getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getAllByText('Salvo')).toHaveLength(3)
  },
})

export const Concluido = meta.story({
  name: 'Concluído; os ensaios estão no lugar de sempre',
  args: { sessionsHref: undefined },
  play: async ({ canvas }) => {
    await tickMe(canvas)
    await userEvent.click(finish(canvas))
    const done = await canvas.findByRole('dialog', { name: 'Cadastro realizado com sucesso' })
    await expect(within(done).getByRole('link')).toHaveAttribute('href', '/sessions')
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: cada pessoa vai uma vez',
  args: { onSave: fn<CompanyUsersStepProps['onSave']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await tickMe(canvas)
    await userEvent.dblClick(finish(canvas))
    await waitFor(() => expect(finish(canvas)).toHaveAttribute('aria-busy', 'true'))
    // One after the other.
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onFinish).not.toHaveBeenCalled()
  },
})

export const Mudo = meta.story({
  name: 'Marca e desmarca: o que foi digitado volta',
  play: async ({ canvas }) => {
    await fill(canvas, 'Representante legal', paulo)
    const box = canvas.getByRole('checkbox', { name: 'Eu sou o representante legal' })
    const legal = group(canvas, 'Representante legal')
    await userEvent.click(box)
    await expect(legal.queryByRole('textbox')).toBeNull()
    await expect(box).toHaveAccessibleDescription('Mariana Duarte · mariana@horizonte.test')
    // The others are theirs.
    await expect(canvas.getByRole('checkbox', { name: 'Eu sou o responsável financeiro' })).not.toBeChecked()
    await userEvent.click(box)
    await expect(legal.getByRole('textbox', { name: 'CPF' })).toHaveValue('529.982.247-25')
    await expect(legal.getByRole('textbox', { name: 'Nome' })).toHaveValue(paulo.name)
    await expect(box).toHaveAccessibleDescription('')
  },
})

export const CpfInexistente = meta.story({
  name: 'CPF inexistente e e-mail incompleto',
  play: async ({ canvas }) => {
    await fill(canvas, 'Representante legal', { ...paulo, cpf: '52998224724', email: 'paulo@' })
    await userEvent.click(finish(canvas))
    const legal = group(canvas, 'Representante legal')
    const cpf = legal.getByRole('textbox', { name: 'CPF' })
    await waitFor(() => expect(cpf).toHaveAccessibleDescription('Este CPF não existe. Confira os números.'))
    await expect(legal.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/e-mail válido/)
    await waitFor(() => expect(cpf).toHaveFocus())
    await userEvent.type(cpf, '{Backspace}5')
    await expect(cpf).toBeValid()
    // Judged while typing, from then on; what is another person's stays.
    await userEvent.type(cpf, '{Backspace}4')
    await expect(cpf).toBeInvalid()
    await expect(
      group(canvas, 'Responsável financeiro').getByRole('textbox', { name: 'Nome' }),
    ).toHaveAccessibleDescription('Informe o nome.')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Eu sou o representante legal' }))
    await userEvent.click(finish(canvas))
    // The first that is wrong gets the focus each time.
    await waitFor(() =>
      expect(group(canvas, 'Responsável financeiro').getByRole('textbox', { name: 'Nome' })).toHaveFocus(),
    )
  },
})

export const OutrasPessoas = meta.story({
  name: 'Adiciona e remove outras pessoas',
  play: async ({ canvas, args }) => {
    await tickMe(canvas)
    const add = canvas.getByRole('button', { name: 'Adicionar outra pessoa' })
    await press(add)
    await expect(group(canvas, 'Outra pessoa 1').getByRole('textbox', { name: 'Nome' })).toHaveFocus()
    await press(add)
    await fill(canvas, 'Outra pessoa 2', rita)
    await press(canvas.getByRole('button', { name: 'Remover: Outra pessoa 1' }))
    await expect(add).toHaveFocus()
    await expect(group(canvas, 'Outra pessoa 1').getByRole('textbox', { name: 'Nome' })).toHaveValue(
      rita.name,
    )
    const role = group(canvas, 'Outra pessoa 1').getByRole('combobox', { name: 'Papel' })
    await expect(role).toHaveValue('orders')
    await expect(role).toHaveAccessibleDescription(clientRoleTexts.orders)
    const roles = within(role).getAllByRole('option')
    await expect(roles.map((option) => option.textContent)).toEqual(
      clientRoles.map((one) => clientRoleNames[one]),
    )
    await userEvent.selectOptions(role, 'Leitura')
    await expect(role).toHaveAccessibleDescription(clientRoleTexts.reader)
    await press(finish(canvas))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenLastCalledWith({ is_me: false, ...rita, role: 'reader' })
    await expect(args.onSave).toHaveBeenCalledTimes(4)
  },
})

const refusedOnce = fn(async (user: OnboardingUser) => {
  if (!user.is_me && user.email === rita.email && refusedOnce.mock.calls.length < 4) {
    throw new Failure('invalid', 'Este e-mail é de outra empresa.', {
      email: 'Este e-mail é de outra empresa.',
    })
  }
  return companyMember()
})

export const UmaRecusada = meta.story({
  name: 'Uma recusada: só ela vai de novo',
  args: { onSave: refusedOnce },
  beforeEach() {
    refusedOnce.mockClear()
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Eu sou o representante legal' }))
    await fill(canvas, 'Responsável financeiro', rita)
    await fill(canvas, 'Responsável operacional', paulo)
    await userEvent.click(finish(canvas))
    const email = () => group(canvas, 'Responsável financeiro').getByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Este e-mail é de outra empresa.'))
    await waitFor(() => expect(email()).toHaveFocus())
    await expect(group(canvas, 'Representante legal').getByText('Salvo')).toBeVisible()
    await expect(group(canvas, 'Responsável operacional').getByText('Salvo')).toBeVisible()
    await expect(group(canvas, 'Responsável financeiro').queryByText('Salvo')).toBeNull()
    // Said at the field, not again for the whole person.
    await expect(canvas.queryByText('Não foi possível salvar')).toBeNull()
    await expect(args.onFinish).not.toHaveBeenCalled()
    await userEvent.click(finish(canvas))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
    await expect(refusedOnce).toHaveBeenCalledTimes(4)
    await expect(refusedOnce).toHaveBeenLastCalledWith({ is_me: false, finances_manager: true, ...rita })
  },
})

export const SemConexao = meta.story({
  name: 'Sem conexão: dito em cada pessoa',
  args: {
    onSave: fn<CompanyUsersStepProps['onSave']>(async () => {
      throw new Failure('offline', 'Sem conexão. Verifique a sua internet.')
    }),
  },
  play: async ({ canvas, args }) => {
    await tickMe(canvas)
    await userEvent.click(finish(canvas))
    await expect(await canvas.findAllByText('Sem conexão. Verifique a sua internet.')).toHaveLength(3)
    await expect(canvas.getAllByText('Não foi possível salvar')).toHaveLength(3)
    await expect(args.onFinish).not.toHaveBeenCalled()
  },
})

const given = [
  companyMember({ is_me: true, cpf: null, finances_manager: true }),
  companyMember({ ...rita, legal_representative: false }),
]

export const NoCelular = meta.story({
  name: 'No celular',
  args: { members: given },
  ...onPhone,
  play: async ({ canvas, args }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Mais Tarde' }))
    await expect(args.onLater).toHaveBeenCalledOnce()
  },
})

const sent = fn()

export const PelaRede = meta.story({
  name: 'Pela rede: o fim falha uma vez, ninguém vai de novo',
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(
      reply(addCompanyMember, async ({ request }) => {
        sent(await request.json())
        return companyMember()
      }),
      refuse(moveOnboarding, 'unavailable', 'O serviço está em manutenção.', { once: true }),
      reply(moveOnboarding, onboarding({ is_finished: true })),
    )
  },
  render: function OverTheNetwork(args) {
    const [known, retry] = useRemote((signal) => client.onboarding.get(signal), [])
    return (
      <Await remote={known} onRetry={retry} waiting={<Skeleton height="480px" />}>
        {({ users }) => (
          <CompanyUsersStep
            {...args}
            members={users}
            onSave={client.onboarding.addMember}
            onFinish={client.onboarding.finish}
          />
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Concluir cadastro' })
    await tickMe(canvas)
    await userEvent.click(finish(canvas))
    await expect(await canvas.findByText('O serviço está em manutenção.')).toBeVisible()
    await waitFor(() => expect(finish(canvas)).not.toHaveAttribute('aria-busy'))
    await userEvent.click(finish(canvas))
    await expect(await canvas.findByRole('dialog', { name: 'Cadastro realizado com sucesso' })).toBeVisible()
    await expect(sent).toHaveBeenCalledTimes(3)
  },
})
