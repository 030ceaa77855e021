import { type Brand, colorPairs, ensaio, radius, Text, tabular } from '@ensaio/ui'
import styled from 'styled-components'
import { Specimen } from './Specimen.tsx'

/** The use of each colour pair, by name. */
const uses: Record<string, string> = {
  'ink / canvas': 'Texto na página',
  'ink / surface': 'Texto num cartão',
  'ink / sunken': 'Texto num poço',
  'ink / actionSoft': 'Texto numa linha escolhida',
  'ink / dangerSoft': 'Texto num aviso de falha',
  'inkSoft / canvas': 'Texto secundário, de 15 px para cima',
  'inkSoft / surface': 'Texto secundário num cartão',
  'inkSoft / sunken': 'Cabeçalho de tabela, campo só de leitura',
  'action / canvas': 'Link',
  'action / surface': 'Link num cartão',
  'action / actionSoft': 'Seleção, filtro ativo',
  'onAction / action': 'Botão principal',
  'onAction / actionStrong': 'Botão principal sob o ponteiro',
  'onGold / gold': 'Foto em destaque',
  'danger / canvas': 'Erro na página',
  'danger / surface': 'Erro de um campo',
  'danger / dangerSoft': 'Aviso de falha',
  'onDanger / danger': 'Botão do que não tem volta',
  'onDanger / dangerStrong': 'O mesmo botão sob o ponteiro',
  'lineStrong / canvas (traço)': 'Borda de um campo',
  'lineStrong / surface (traço)': 'Borda de um campo num cartão',
  'action / canvas (traço)': 'Foco',
  'action / surface (traço)': 'Foco num cartão',
}

const Table = styled.table`
  ${tabular}

  td {
    padding: 6px 16px 6px 0;
    vertical-align: middle;
  }
`

const Swatch = styled.span<{ $text: string; $ground: string }>`
  display: inline-grid;
  place-items: center;
  width: 88px;
  height: 40px;
  border-radius: ${radius.control};
  background: ${({ $ground }) => $ground};
  color: ${({ $text }) => $text};
  box-shadow: inset 0 0 0 1px rgb(128 128 128 / 0.25);
  font-weight: 600;
`

type Colors = { brand?: Brand; mode: 'light' | 'dark' }

/** Shows every colour pair of a brand and mode with its computed contrast. */
export function ColorTable({ brand = ensaio, mode }: Colors) {
  return (
    <Specimen mode={mode} brand={brand}>
      <Table>
        <tbody>
          {colorPairs(brand, mode).map(({ name, text, ground, ratio, least }) => (
            <tr key={name}>
              <td>
                <Swatch $text={text} $ground={ground}>
                  Aa
                </Swatch>
              </td>
              <td>
                <Text strong>{name}</Text>
                <Text soft>{uses[name] ?? 'Selo ou aviso, sempre com ícone e palavra'}</Text>
              </td>
              <td>
                {ratio.toFixed(1).replace('.', ',')}
                {ratio < least && ` (abaixo de ${least})`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Specimen>
  )
}
