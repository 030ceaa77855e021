import { expect, userEvent, within } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { Card } from '../Card/Card.tsx'
import { Naming, Second } from '../data-table-styles.ts'
import { type Column, DataTable } from './DataTable.tsx'

type Room = { id: number; name: string; area: number }

const rooms: Room[] = [
  { id: 1, name: 'Sala de estar', area: 28 },
  { id: 2, name: 'Cozinha', area: 11.5 },
]

const columns: Column<Room>[] = [
  {
    head: 'Cômodo',
    cell: ({ id, name }) => (
      <Naming>
        <a href={`#/${id}`}>{name}</a>
      </Naming>
    ),
  },
  { head: 'Área', width: '120px', isNumber: true, cell: ({ area }) => `${area.toLocaleString('pt-BR')} m²` },
]

function Rooms({ rows }: { rows: Room[] | null }) {
  return (
    <DataTable
      caption="Cômodos"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      isLinked
      card={({ id, name, area }) => (
        <>
          <Naming>
            <a href={`#/${id}`}>{name}</a>
          </Naming>
          <Second>{`${area.toLocaleString('pt-BR')} m²`}</Second>
        </>
      )}
    />
  )
}

const meta = preview.meta({
  title: 'Primitivos/Layout/DataTable',
  component: Rooms,
  subcomponents: { DataTable },
  args: { rows: rooms },
  parameters: {
    docs: {
      description: {
        component:
          'Linhas com os mesmos fatos: tabela de 720 px de largura em diante, cartões abaixo disso (`card`). A primeira coluna nomeia a linha e fica com o que sobra; as outras têm `width` em qualquer medida do CSS, e `isNumber` alinha algarismos à direita. `rows` nulo: ainda a caminho.\n\n**Acessibilidade.** `caption` é o nome lido; a primeira célula é o cabeçalho da linha. Com `isLinked` a linha toda leva ao primeiro link dela, mas o teclado para só no link.',
      },
    },
  },
})

export const Tabela = meta.story({
  name: 'Tabela, onde há espaço',
  ...onDesk,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Cômodos' }))
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Cômodo',
      'Área',
    ])
    await expect(table.getByRole('rowheader', { name: 'Cozinha' })).toBeVisible()
    await expect(table.getByRole('cell', { name: '11,5 m²' })).toBeVisible()
    await expect(table.getAllByRole('row')).toHaveLength(1 + rooms.length)
    await expect(canvas.queryByRole('list')).toBeNull()
    // Digits are read from the right.
    await expect(table.getByRole('columnheader', { name: 'Área' })).toHaveAttribute('data-number', 'true')
    await expect(table.getByRole('cell', { name: '28 m²' })).toHaveAttribute('data-number', 'true')
    await expect(table.getByRole('columnheader', { name: 'Área' }).getBoundingClientRect().width).toBe(120)
    await tabTo(table.getByRole('link', { name: 'Cozinha' }))
  },
})

export const Cartoes = meta.story({
  name: 'Cartões, onde não há',
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const cards = within(canvas.getByRole('list', { name: 'Cômodos' })).getAllByRole('listitem')
    await expect(cards).toHaveLength(2)
    await expect(cards[1]).toHaveTextContent('Cozinha11,5 m²')
    // The hidden table has no Tab stops.
    for (const name of ['Sala de estar', 'Cozinha']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
  },
})

export const ACaminho = meta.story({
  name: 'A caminho',
  args: { rows: null },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.queryByRole('table', { name: 'Cômodos', hidden: true })
    await expect(table?.querySelectorAll('tbody tr')).toHaveLength(5)
    await expect(table?.querySelectorAll('thead th')).toHaveLength(columns.length)
    const cards = canvasElement.querySelectorAll('ul > li')
    await expect(cards).toHaveLength(5)
    for (const card of cards) await expect(card).toHaveAttribute('aria-hidden', 'true')
  },
})

export const SemFundo = meta.story({
  name: 'Sem fundo, dentro de um cartão, sem links',
  render: ({ rows }) => (
    <Card title="Cômodos" flush>
      <DataTable
        isBare
        caption="Cômodos"
        columns={[{ head: 'Cômodo', cell: ({ name }) => name }]}
        rows={rows}
        keyOf={({ id }) => id}
        card={({ name }) => name}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
