import { Failure } from '@ensaio/domain'
import { companyPeople, companyPerson, team } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { failed, ready } from '../../../remote/remote.ts'
import { TeamList, type TeamListProps } from './TeamList.tsx'

const offline = new Failure('offline', 'Verifique a sua conexão e tente novamente.')

type OfficeProps = Required<Extract<TeamListProps, { of?: 'office' }>>
type CompanyProps = Required<Extract<TeamListProps, { of: 'company' }>>

const meta = preview.meta({
  title: 'Componentes/Configurações/TeamList: de uma empresa',
  component: TeamList,
  args: {
    people: ready(team()),
    now: '2026-11-20T15:00:00.000Z',
    onAdd: fn<OfficeProps['onAdd']>(async () => undefined),
    onChange: fn<OfficeProps['onChange']>(async () => undefined),
    onInvite: fn<OfficeProps['onInvite']>(async () => undefined),
    onSignOut: fn<OfficeProps['onSignOut']>(async () => undefined),
    onRetry: fn(),
  },
})

const companyArgs = {
  now: '2026-11-20T15:00:00.000Z',
  onAdd: fn<CompanyProps['onAdd']>(async () => undefined),
  onChange: fn<CompanyProps['onChange']>(async () => undefined),
  onInvite: fn<CompanyProps['onInvite']>(async () => undefined),
  onSignOut: fn<CompanyProps['onSignOut']>(async () => undefined),
  onCorrectEmail: fn<CompanyProps['onCorrectEmail']>(async () => undefined),
  onResetSecondStep: fn<CompanyProps['onResetSecondStep']>(async () => undefined),
  onRetry: fn(),
}

export const DaEmpresa = meta.story({
  name: 'Pessoas de uma empresa: gestão, pedidos, convite em aberto, sem acesso',
  render: () => <TeamList of="company" people={ready(companyPeople())} {...companyArgs} />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
    await expect(rows).toEqual([
      'Mariana Duartepospago@demo.test(11) 98765-4321VocêGestãoÚltimo acesso: hoje, 11h58',
      'Caio Fontescaio.fontes@prisma.testPedidosÚltimo acesso: hoje, 09h10',
      'Lívia Rochalivia@horizonte.testAinda não entrou pelo convite.Enviar convite de novoCorrigir e-mailFinanceiro',
      'Pedro Sallespedro@horizonte.testSem acessoLeituraÚltimo acesso: 2 de setembro, 15h00',
    ])
  },
})

export const ConvidaNaEmpresa = meta.story({
  name: 'Convida para a empresa, com os papéis dela',
  render: () => <TeamList of="company" people={ready(companyPeople())} {...companyArgs} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convidar pessoa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar pessoa' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Nome/ }), 'Bia Reis')
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'bia@horizonte.test')
    const role = dialog.getByRole('combobox', { name: /Papel/ })
    await expect(dialog.queryByText(/Agenda\.$/)).toBeNull()
    await expect(role).toHaveAccessibleDescription(/Pede, agenda, cancela e avalia/)
    await userEvent.selectOptions(role, 'Leitura')
    await expect(role).toHaveAccessibleDescription(/não muda nada/)
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }))
    await waitFor(() =>
      expect(companyArgs.onAdd).toHaveBeenCalledWith({
        name: 'Bia Reis',
        email: 'bia@horizonte.test',
        role: 'reader',
      }),
    )
  },
})

const withStep = () => companyPeople().map((one) => ({ ...one, has_second_step: !one.is_invited }))

export const DuasEtapasNaEmpresa = meta.story({
  name: 'Desliga as duas etapas de quem perdeu o celular, na empresa; as próprias, não',
  render: () => <TeamList of="company" people={ready(withStep())} {...companyArgs} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Editar Mariana Duarte' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Caio Fontes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Caio Fontes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Desligar as duas etapas' }))
    const caio = companyPerson({ has_second_step: true })
    await waitFor(() => expect(companyArgs.onResetSecondStep).toHaveBeenCalledWith(caio))
  },
})

export const CorrigeNaEmpresa = meta.story({
  ...notPictured,
  name: 'Corrige o e-mail de um convite da empresa',
  render: () => <TeamList of="company" people={ready(companyPeople())} {...companyArgs} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Corrigir e-mail: Lívia Rocha' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.type(dialog.getByRole('textbox'), 'livia@certo.test')
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir e convidar' }))
    await waitFor(() =>
      expect(companyArgs.onCorrectEmail).toHaveBeenCalledWith(companyPeople()[2], 'livia@certo.test'),
    )
  },
})

export const SoLeitura = meta.story({
  name: 'Quem só lê não convida nem edita',
  render: () => (
    <TeamList
      of="company"
      people={ready([
        companyPerson({ seen_at: null }),
        companyPerson({ id: 5, name: 'Ana Sá', is_invited: true }),
      ])}
      now={companyArgs.now}
      onRetry={companyArgs.onRetry}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não abriu o portal')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const EmpresaVazia = meta.story({
  name: 'Empresa sem ninguém',
  render: () => <TeamList of="company" people={ready([])} {...companyArgs} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ninguém com acesso ainda')).toBeVisible()
  },
})

export const EmpresaFalhou = meta.story({
  name: 'As pessoas de uma empresa não vieram',
  render: () => <TeamList of="company" people={failed(offline)} {...companyArgs} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não foi possível carregar as pessoas')).toBeVisible()
  },
})

const cut = Promise.withResolvers<unknown>()

export const SaidaACaminho = meta.story({
  ...notPictured,
  name: 'Ninguém fecha no meio da saída de todos os aparelhos, e a falha é dita no diálogo',
  render: () => (
    <TeamList of="company" people={ready(companyPeople())} {...companyArgs} onSignOut={() => cut.promise} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Caio Fontes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Caio Fontes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sair de todos os aparelhos' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    cut.reject(offline)
    await expect(await dialog.findByText('Verifique a sua conexão e tente novamente.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
