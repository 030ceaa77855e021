import { createClient } from '@ensaio/client'
import {
  Failure,
  listClientServices,
  type SessionFilter,
  sessionStatuses,
  statusLongLabel,
} from '@ensaio/domain'
import { refuse, services } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press, tabTo } from '#storybook/keyboard'
import { notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { SessionFilters, type SessionFiltersProps } from './SessionFilters.tsx'

function Filtering(props: SessionFiltersProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SessionFilters
      {...props}
      value={value}
      onChange={(filter) => {
        props.onChange(filter)
        setValue(filter)
      }}
    />
  )
}

const everything: SessionFilter = {
  status: [4, 5],
  session_date: { from: '2026-11-01', to: '2026-11-30' },
  created_date: { from: '2026-10-01' },
  client_code: 'HZ-22',
  services: [1, 3],
  address: 'Augusta',
}

const meta = preview.meta({
  title: 'Componentes/Ensaio/SessionFilters',
  component: SessionFilters,
  args: { value: {} as SessionFilter, services: ready(services()), onChange: fn() },
  render: (args) => <Filtering {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Estreita a lista de ensaios. A busca por endereço fica sempre à vista; os outros cinco filtros abrem abaixo dela, ou numa folha no celular, e valem ao "Aplicar filtros" (Enter também). `value` é o filtro em vigor e `onChange` recebe o próximo inteiro, com datas em yyyy-MM-dd e sem o que não filtra; na tela as datas são dd-MM-yyyy. Data que não existe ou invertida é dita no próprio campo, e nada do que foi digitado se perde. Sem a lista de serviços, os demais filtros funcionam.',
      },
    },
  },
})

const field = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('textbox', { name })

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filtros/ }))
}

const apply = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar filtros' }))
}

export const SemFiltros = meta.story({
  name: 'Nenhum filtro, busca por endereço',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: /^Buscar por endereço/ })
    await expect(canvas.getByRole('button', { name: 'Filtros', expanded: false })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Filtros' })).toBeNull()
    await expect(canvas.queryByRole('list', { name: 'Filtros ativos' })).not.toBeInTheDocument()
    await userEvent.type(box, '  Rua Augusta {Enter}')
    await canvas.findByRole('button', { name: 'Remover filtro Endereço: Rua Augusta' })
    await expect(args.onChange).toHaveBeenLastCalledWith({ address: 'Rua Augusta' })
    await userEvent.clear(box)
    await userEvent.type(box, 'Oscar Freire')
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }))
    await canvas.findByRole('button', { name: 'Remover filtro Endereço: Oscar Freire' })
  },
})

export const TodosOsSeis = meta.story({
  name: 'Os seis filtros ativos',
  tags: ['spec:2-list-filters'],
  args: { value: everything },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filtros 8 ativos' })).toBeVisible()
    const chips = within(canvas.getByRole('list', { name: 'Filtros ativos' }))
    for (const text of [
      'Endereço: Augusta',
      'Entrega Pendente',
      'Entregue',
      'Agendado de 01-11-2026 a 30-11-2026',
      'Criado a partir de 01-10-2026',
      'Código: HZ-22',
      'Tour virtual, fotos e planta',
      'Vídeo do imóvel',
    ]) {
      await expect(chips.getByRole('button', { name: `Remover filtro ${text}` })).toBeVisible()
    }
  },
})

export const Tirando = meta.story({
  name: 'Tirando um a um, e todos',
  args: { value: everything },
  play: async ({ canvas, args }) => {
    const chips = within(canvas.getByRole('list', { name: 'Filtros ativos' }))
    await userEvent.click(chips.getByRole('button', { name: 'Remover filtro Entregue' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...everything, status: [4] })
    await expect(canvas.getByRole('button', { name: 'Filtros 7 ativos' })).toHaveFocus()
    await userEvent.click(chips.getByRole('button', { name: 'Remover filtro Endereço: Augusta' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await userEvent.click(chips.getByRole('button', { name: 'Limpar' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({})
    await expect(canvas.getByRole('button', { name: 'Filtros' })).toHaveFocus()
  },
})

export const Preenchendo = meta.story({
  name: 'Preenchendo e aplicando',
  play: async ({ args }) => {
    await open()
    const situations = within(screen.getByRole('group', { name: 'Situação' }))
    for (const of of sessionStatuses) {
      await expect(situations.getByRole('checkbox', { name: statusLongLabel(of) })).not.toBeChecked()
    }
    await userEvent.click(situations.getByRole('checkbox', { name: 'Entrega Pendente' }))
    await userEvent.click(situations.getByRole('checkbox', { name: 'Em revisão' }))
    const offered = within(screen.getByRole('group', { name: 'Serviços' }))
    await userEvent.click(offered.getByRole('checkbox', { name: 'Fotos profissionais' }))
    await userEvent.type(field('Agendado para', 'De'), '01112026')
    await expect(field('Agendado para', 'De')).toHaveValue('01-11-2026')
    await userEvent.type(field('Agendado para', 'Até'), '30112026')
    await userEvent.type(field('Criado em', 'Até'), '15112026')
    await userEvent.type(field('Referência', 'Código do cliente'), ' HZ-22 ')
    await apply()
    await screen.findByRole('button', { name: 'Filtros 6 ativos', expanded: false })
    await expect(args.onChange).toHaveBeenLastCalledWith({
      status: [4, 8],
      session_date: { from: '2026-11-01', to: '2026-11-30' },
      created_date: { to: '2026-11-15' },
      client_code: 'HZ-22',
      services: [2],
    })
    await expect(screen.getByRole('button', { name: 'Filtros 6 ativos' })).toHaveFocus()
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado, Enter aplica',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Filtros' }))
    await tabTo(screen.getByRole('checkbox', { name: 'Cancelada' }))
    await userEvent.keyboard(' ')
    await tabTo(field('Criado em', 'De'))
    await userEvent.keyboard('02112026{Enter}')
    await canvas.findByRole('button', { name: 'Remover filtro Criado a partir de 02-11-2026' })
    await expect(args.onChange).toHaveBeenLastCalledWith({
      status: [3],
      created_date: { from: '2026-11-02' },
    })
  },
})

export const DatasErradas = meta.story({
  name: 'Datas que não existem ou invertidas',
  play: async ({ args }) => {
    await open()
    await userEvent.type(field('Agendado para', 'De'), '30022026')
    await userEvent.type(field('Agendado para', 'Até'), '0103')
    await userEvent.type(field('Criado em', 'De'), '20112026')
    await userEvent.type(field('Criado em', 'Até'), '10112026')
    await apply()
    await screen.findByText('A data final precisa ser igual ou posterior à data inicial.')
    await expect(field('Agendado para', 'De')).toHaveAccessibleDescription(
      'Este dia não existe. Confira a data.',
    )
    await expect(field('Agendado para', 'De')).toHaveFocus()
    await expect(field('Agendado para', 'Até')).toHaveAccessibleDescription(
      'Complete a data: dia, mês e ano.',
    )
    await expect(field('Criado em', 'Até')).toBeInvalid()
    await expect(args.onChange).not.toHaveBeenCalled()
    for (const [group, end, text] of [
      ['Agendado para', 'De', '30-02-2026'],
      ['Agendado para', 'Até', '01-03'],
      ['Criado em', 'De', '20-11-2026'],
      ['Criado em', 'Até', '10-11-2026'],
    ] as const) {
      await expect(field(group, end)).toHaveValue(text)
    }
  },
})

export const DatasCorrigidas = meta.story({
  name: 'Corrigir uma data tira o aviso',
  play: async ({ canvas, args }) => {
    await open()
    await userEvent.type(field('Criado em', 'De'), '20112026')
    await userEvent.type(field('Criado em', 'Até'), '10112026{Enter}')
    await screen.findByText('A data final precisa ser igual ou posterior à data inicial.')
    await userEvent.clear(field('Criado em', 'De'))
    await userEvent.type(field('Criado em', 'De'), '10112026{Enter}')
    await canvas.findByRole('button', { name: 'Remover filtro Criado em 10-11-2026' })
    await expect(args.onChange).toHaveBeenLastCalledWith({
      created_date: { from: '2026-11-10', to: '2026-11-10' },
    })
  },
})

export const Desistir = meta.story({
  ...notPicturedOn('phone'),
  name: 'Fechar sem aplicar',
  args: { value: { status: [4] } },
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'Augusta')
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agendada' }))
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    // The search stays on screen, and what was typed in it.
    await expect(search).toHaveValue('Augusta')
    const opener = canvas.getByRole('button', { name: 'Filtros 1 ativo', expanded: false })
    await expect(opener).toHaveFocus()
    await expect(opener).not.toHaveAttribute('aria-controls')
    await open()
    await expect(screen.getByRole('group', { name: 'Filtros' })).toHaveAttribute(
      'id',
      opener.getAttribute('aria-controls'),
    )
    await expect(screen.getByRole('checkbox', { name: 'Agendada' })).not.toBeChecked()
    await expect(screen.getByRole('checkbox', { name: 'Entrega Pendente' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const ServicosEsperando = meta.story({
  name: 'Esperando os serviços',
  args: { services: waiting },
  play: async () => {
    await open()
    await isAnnounced(screen.getByText('Carregando os serviços…'))
    await expect(screen.getByRole('checkbox', { name: 'Agendada' })).toBeVisible()
  },
})

export const Atualizando = meta.story({
  ...notPicturedOn('phone'),
  name: 'Atualizando os serviços',
  args: { services: refreshing(services()) },
  play: async () => {
    await open()
    await expect(screen.getByRole('checkbox', { name: services()[0]?.name ?? '' })).toBeVisible()
    await expect(screen.queryByText('Carregando os serviços…')).not.toBeInTheDocument()
  },
})

export const SemServicos = meta.story({
  name: 'Nenhum serviço contratado',
  args: { services: ready([]) },
  play: async () => {
    await open()
    await expect(screen.getByText('Nenhum serviço contratado ainda.')).toBeVisible()
  },
})

export const ServicosFalharam = meta.story({
  name: 'Serviços falharam, o resto funciona',
  args: {
    value: { services: [3] },
    services: failed(new Failure('unavailable', 'O serviço está fora do ar.')),
    onRetryServices: fn(),
  },
  play: async ({ canvas, args }) => {
    await open()
    await expect(screen.getByText(/Não foi possível carregar os serviços/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetryServices).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Entregue' }))
    await apply()
    await canvas.findByRole('button', { name: 'Remover filtro Entregue' })
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: [5], services: [3] })
  },
})

export const TextosLongos = meta.story({
  name: 'Os textos mais longos, no celular',
  args: {
    value: {
      address: 'Avenida Desembargador Marcelino Pereira dos Santos Albuquerque, 12.480, fundos',
      client_code: 'HORIZONTE-2026-IPE-AMARELO-COBERTURA-2801',
      session_date: { from: '2026-11-01', to: '2026-11-30' },
      status: [4, 7],
    },
  },
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filtros 5 ativos' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const NoCelular = meta.story({
  name: 'No celular, numa folha',
  ...onPhone,
  play: async ({ canvas }) => {
    await open()
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
    await expect(sheet.getByRole('checkbox', { name: 'Fotógrafo ausente' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Fechar' }))
    await expect(canvas.getByRole('button', { name: 'Filtros', expanded: false })).toHaveFocus()
    await open()
    await expect(screen.getByRole('button', { name: 'Aplicar filtros' })).toBeVisible()
  },
})

const client = createClient({ baseUrl: '/api' })

export const ComAApi = meta.story({
  name: 'Com a API',
  beforeEach({ msw }) {
    msw.use(refuse(listClientServices, 'internal', 'Algo deu errado do nosso lado.', { once: true }))
  },
  render: function Adopter(args) {
    const [list, retry] = useRemote((signal) => client.services.list(signal), [])
    return <Filtering {...args} services={list} onRetryServices={retry} />
  },
  play: async ({ args }) => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Vídeo do imóvel' }))
    await apply()
    await screen.findByRole('button', { name: 'Remover filtro Vídeo do imóvel' })
    await expect(args.onChange).toHaveBeenLastCalledWith({ services: [3] })
  },
})
