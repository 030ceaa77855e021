import { companyMember } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { CompanyUsersStep, type CompanyUsersStepProps } from './CompanyUsersStep.tsx'

const meta = preview.meta({
  title: 'Componentes/Empresa/CompanyUsersStep: de volta',
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

const given = [
  companyMember({ is_me: true, cpf: null, finances_manager: true }),
  companyMember({ ...rita, legal_representative: false }),
]

export const DeVolta = meta.story({
  name: 'De volta: os salvos não vão de novo',
  args: { members: given },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Salvo')).toHaveLength(3)
    // The signed-in person by name and address; nobody is asked to correct what is not theirs.
    await expect(
      group(canvas, 'Responsável financeiro').getByText('Mariana Duarte · mariana@horizonte.test'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remover/ })).toBeNull()
    await expect(canvas.queryByText('Ainda não entrou pelo convite.')).toBeNull()
    await expect(group(canvas, 'Outra pessoa 1').getByText(/Rita Nunes · 123\.456\.789-09/)).toBeVisible()
    await fill(canvas, 'Responsável operacional', paulo)
    await userEvent.click(finish(canvas))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
    await calledOnce(args.onSave, { is_me: false, operation_manager: true, ...paulo })
  },
})

export const Convidados = meta.story({
  name: 'De volta: quem ainda não entrou pode ser convidado de novo',
  args: {
    members: [
      companyMember({ ...paulo, legal_representative: true, is_invited: true }),
      companyMember({ is_me: true, cpf: null, finances_manager: true, is_invited: true }),
      companyMember({ ...rita, legal_representative: false, is_invited: true }),
    ],
    onInvite: fn<NonNullable<CompanyUsersStepProps['onInvite']>>(async () => null),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Ainda não entrou pelo convite.')).toHaveLength(2)
    await press(canvas.getByRole('button', { name: 'Enviar convite de novo: Paulo Siqueira' }))
    await waitFor(() => calledOnce(args.onInvite, paulo.email))
    await press(canvas.getByRole('button', { name: 'Enviar convite de novo: Rita Nunes' }))
    await waitFor(() => expect(args.onInvite).toHaveBeenLastCalledWith(rita.email))
  },
})

export const Corrige = meta.story({
  name: 'Corrige alguém já salvo',
  args: { members: given },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Corrigir: Outra pessoa 1' }))
    const extra = group(canvas, 'Outra pessoa 1')
    await expect(extra.getByRole('textbox', { name: 'CPF' })).toHaveValue('123.456.789-09')
    await expect(extra.queryByText('Salvo')).toBeNull()
    await expect(extra.queryByRole('combobox')).toBeNull()
    await fill(canvas, 'Outra pessoa 1', { ...rita, name: 'Rita Nunes Lima' })
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(finish(canvas))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenLastCalledWith({ is_me: false, ...rita, name: 'Rita Nunes Lima' })
  },
})

export const NasConfiguracoes = meta.story({
  name: 'Fora do primeiro acesso: só os representantes, nenhum obrigatório',
  args: { members: given, onLater: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Quem é quem na empresa', level: 2 })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: /Outra pessoa/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Adicionar outra pessoa' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Mais Tarde' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
    // The celebration belongs to the first access.
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const NasConfiguracoesPelaMetade = meta.story({
  ...notPictured,
  name: 'Fora do primeiro acesso: quem foi começado tem de estar inteiro',
  args: { members: given, onLater: undefined },
  play: async ({ canvas, args }) => {
    const operational = group(canvas, 'Responsável operacional')
    await userEvent.type(operational.getByRole('textbox', { name: 'Nome' }), 'Paulo Siqueira')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(operational.getByRole('textbox', { name: 'CPF' })).toHaveAccessibleDescription('Informe o CPF.'),
    )
    await expect(args.onFinish).not.toHaveBeenCalled()
    // Only spaces is nobody.
    await userEvent.clear(operational.getByRole('textbox', { name: 'Nome' }))
    await userEvent.type(operational.getByRole('textbox', { name: 'Nome' }), '  ')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const NomesLongos = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: {
    members: [
      companyMember({
        name: 'Maria Aparecida de Albuquerque Vasconcelos e Silva Bragança',
        email: 'maria.aparecida.de.albuquerque.vasconcelos@incorporadoralitoralnorte.com.br',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Maria Aparecida/)[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
