import { createClient } from '@ensaio/client'
import { changeTeamMember, Failure, inviteTeamMember, roleTexts } from '@ensaio/domain'
import { refuse, team, teamMember } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldsOf } from '#storybook/checks/fields'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { TeamList, type TeamListProps } from './TeamList.tsx'

const client = createClient({ baseUrl: '/api' })
const offline = new Failure('offline', 'Verifique a sua conexão e tente novamente.')

type OfficeProps = Required<Extract<TeamListProps, { of?: 'office' }>>

const meta = preview.meta({
  title: 'Componentes/Configurações/TeamList',
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
  parameters: {
    docs: {
      description: {
        component:
          'Quem trabalha na casa, ou quem usa o portal numa empresa (`of="company"`), com papel e último acesso; fotógrafos ficam na agenda. Quem está na tela não muda o próprio papel, e a última pessoa da administração, ou da gestão da empresa, não se perde. Tirar o acesso não apaga ninguém: o que a pessoa fez continua com o nome dela.',
      },
    },
  },
})

export const Equipe = meta.story({
  name: 'Você, coordenação, convite em aberto, sem acesso',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
    await expect(rows).toEqual([
      'Helena Pradoadmin@demo.testVocêAdministraçãoÚltimo acesso: hoje, 11h58',
      'Otávio Linsotavio@demo.testCoordenaçãoÚltimo acesso: hoje, 09h10',
      'Regina Coutoregina@demo.testAinda não entrou pelo convite.Enviar convite de novoFinanceiro',
      'Sílvio Pratasilvio@demo.testSem acessoAdministraçãoÚltimo acesso: 2 de setembro, 15h00',
    ])
    await expect(canvas.queryByRole('button', { name: 'Editar Helena Prado' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'otavio@demo.test' })).toHaveAttribute(
      'href',
      'mailto:otavio@demo.test',
    )
  },
})

export const NuncaEntrou = meta.story({
  name: 'Tem senha, mas ainda não abriu',
  args: { people: ready([teamMember({ seen_at: null })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não abriu a mesa de trabalho')).toBeVisible()
  },
})

const reset = fn<OfficeProps['onResetSecondStep']>(async () => undefined)

function Resetting() {
  const [people, setPeople] = useState([teamMember({ has_second_step: true })])
  return (
    <TeamList
      people={ready(people)}
      now="2026-11-20T15:00:00.000Z"
      onChange={async () => undefined}
      onSignOut={async () => undefined}
      onResetSecondStep={async (person) => {
        await reset(person)
        setPeople([teamMember()])
      }}
      onRetry={() => undefined}
    />
  )
}

export const Redefine = meta.story({
  name: 'Desliga as duas etapas de quem perdeu o celular',
  render: () => <Resetting />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Duas etapas')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Convidar pessoa' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Otávio Lins' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Otávio Lins' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Desligar as duas etapas' }))
    await waitFor(() => expect(reset).toHaveBeenCalledWith(teamMember({ has_second_step: true })))
    // The open dialog shows what is true by then.
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Desligar as duas etapas' })).toBeNull())
    await expect(dialog.getByRole('button', { name: 'Sair de todos os aparelhos' })).toBeVisible()
  },
})

export const Convida = meta.story({
  name: 'Convida pelo teclado: o papel diz o que faz',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Convidar pessoa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar pessoa' }))
    await write(dialog.getByRole('textbox', { name: /Nome/ }), ' Rita Sales ')
    await write(dialog.getByRole('textbox', { name: /E-mail/ }), 'Rita@Casa.test')
    const role = dialog.getByRole('combobox', { name: /Papel/ })
    await expect(role).toHaveAccessibleDescription(/não mexe em crédito/)
    await userEvent.selectOptions(role, 'Financeiro')
    await expect(role).toHaveAccessibleDescription(/do crédito e dos preços/)
    await press(dialog.getByRole('button', { name: 'Enviar convite' }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        name: 'Rita Sales',
        email: 'rita@casa.test',
        role: 'finance',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const FaltaOEmail = meta.story({
  name: 'Sem nome nem e-mail, cada campo diz o que falta',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convidar pessoa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar pessoa' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /Nome/ })).toHaveAccessibleDescription('Informe o nome.'),
    )
    await expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveAccessibleDescription(/e-mail/)
    await expect(fieldsOf(screen.getByRole('dialog'))).toEqual([
      'Nome* required autocomplete=off maxlength=120',
      'E-mail* required type=email inputmode=email autocomplete=off',
      'Papel* required',
    ])
    await expect(dialog.getByText(/Fotógrafos são incluídos na Agenda\.$/)).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})

export const Muda = meta.story({
  name: 'Muda o papel e tira o acesso',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Otávio Lins' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Otávio Lins' }))
    await expect(dialog.getByText('otavio@demo.test')).toBeVisible()
    const role = dialog.getByRole('combobox', { name: /Papel/ })
    await expect(role).toHaveValue('coordinator')
    await expect(role).toBeRequired()
    await expect(role).toHaveAccessibleDescription(roleTexts.coordinator)
    await userEvent.selectOptions(role, 'Administração')
    await expect(role).toHaveAccessibleDescription(roleTexts.administrator)
    const access = dialog.getByRole('checkbox', { name: 'Tem acesso' })
    await expect(access).toBeChecked()
    await expect(access).toHaveAccessibleDescription(/^Sem acesso, a pessoa sai na hora/)
    await userEvent.click(access)
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(2, { role: 'administrator', active: false }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const SaiDeTudo = meta.story({
  name: 'Sai de todos os aparelhos; as duas etapas não estão à mão',
  args: { people: ready([teamMember({ has_second_step: true })]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Otávio Lins' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Otávio Lins' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sair de todos os aparelhos' }))
    await expect(dialog.queryByRole('button', { name: 'Desligar as duas etapas' })).toBeNull()
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledWith(teamMember({ has_second_step: true })))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const SemAparelhos = meta.story({
  name: 'Sem acesso, ou antes da senha, não há de onde sair',
  play: async ({ canvas }) => {
    for (const name of ['Regina Couto', 'Sílvio Prata']) {
      await userEvent.click(canvas.getByRole('button', { name: `Editar ${name}` }))
      const dialog = within(await screen.findByRole('dialog', { name }))
      await expect(dialog.queryByRole('button', { name: 'Sair de todos os aparelhos' })).toBeNull()
      await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    }
  },
})

export const ConvidaDeNovo = meta.story({
  name: 'Convida de novo quem não entrou',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar convite de novo: Regina Couto' }))
    await waitFor(() => expect(args.onInvite).toHaveBeenCalledOnce())
    await expect(args.onInvite).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }))
  },
})

export const CorrigeOEmail = meta.story({
  ...notPictured,
  name: 'Corrige o e-mail de quem não entrou; de quem perdeu o acesso, não',
  args: {
    people: ready([
      teamMember({ is_invited: true }),
      teamMember({ id: 9, name: 'Ana Sá', is_invited: true, active: false }),
    ]),
    onCorrectEmail: fn<OfficeProps['onCorrectEmail']>(async () => undefined),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /: Ana Sá$/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Corrigir e-mail: Otávio Lins' }))
    const dialog = within(await screen.findByRole('dialog'))
    const email = dialog.getByRole('textbox', { name: /E-mail/ })
    await userEvent.clear(email)
    await userEvent.type(email, 'lins@casa.test')
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir e convidar' }))
    await waitFor(() =>
      expect(args.onCorrectEmail).toHaveBeenCalledWith(teamMember({ is_invited: true }), 'lins@casa.test'),
    )
    await expect(args.onCorrectEmail).toHaveBeenCalledOnce()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com nome e e-mail longos',
  ...onPhone,
  args: {
    people: ready([
      teamMember({
        name: 'Maria Aparecida Fernandes de Albuquerque Vasconcelos',
        email: 'maria.aparecida.fernandes.vasconcelos@imobiliariaaltodaserra.test',
        is_invited: true,
      }),
      ...team(),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const left = new Set(
      within(canvasElement)
        .getAllByText(/Administração|Coordenação|Financeiro/)
        .map((role) => Math.round(role.closest('li')?.firstElementChild?.getBoundingClientRect().width ?? 0)),
    )
    await expect(Math.min(...left)).toBeGreaterThan(200)
  },
})

export const Vazio = meta.story({
  args: { people: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ninguém na equipe ainda')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Convidar pessoa' })).toBeVisible()
  },
})

export const Esperando = meta.story({
  args: { people: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Convidar pessoa' })).toBeNull()
  },
})

export const Atualizando = meta.story({
  args: { people: refreshing(team()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { people: failed(offline) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar a equipe')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const known = 'Este e-mail já é de uma conta. Use outro.'
const last =
  'Esta é a última pessoa da administração que consegue entrar. Dê antes este papel a outra pessoa da equipe.'

export const PelaRede = meta.story({
  name: 'Pela rede: o e-mail já tem conta, e a última pessoa não se perde',
  render: function Adopter() {
    const [people, retry, replace] = useRemote((signal) => client.team.list(signal), [])
    return (
      <TeamList
        now="2026-11-20T15:00:00.000Z"
        people={people}
        onAdd={async (person) => replace(await client.team.add(person))}
        onChange={async (id, change) => replace(await client.team.change(id, change))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(inviteTeamMember, 'invalid', known, { once: true, fields: { email: known } }),
      refuse(changeTeamMember, 'transition_refused', last, { once: true }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Convidar pessoa' }))
    const added = within(await screen.findByRole('dialog'))
    const email = added.getByRole('textbox', { name: /E-mail/ })
    await userEvent.type(added.getByRole('textbox', { name: /Nome/ }), 'Rita Sales')
    await userEvent.type(email, 'pospago@demo.test')
    await userEvent.click(added.getByRole('button', { name: 'Enviar convite' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription(known))
    await expect(email).toHaveValue('pospago@demo.test')
    await userEvent.clear(email)
    await userEvent.type(email, 'rita@casa.test')
    await userEvent.click(added.getByRole('button', { name: 'Enviar convite' }))
    await expect(await canvas.findByText('Rita Sales')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Sílvio Prata' }))
    const changed = within(await screen.findByRole('dialog', { name: 'Sílvio Prata' }))
    await userEvent.selectOptions(changed.getByRole('combobox', { name: /Papel/ }), 'Financeiro')
    await userEvent.click(changed.getByRole('button', { name: 'Salvar' }))
    await expect(await changed.findByText(last)).toBeVisible()
    await expect(changed.getByRole('combobox', { name: /Papel/ })).toHaveDisplayValue('Financeiro')
  },
})
