import { contrast, ensaio, type Palette, Text, tabular, toneNames } from '@ensaio/ui'
import styled from 'styled-components'
import { Specimen } from './Specimen.tsx'

type Plain = Exclude<keyof Palette, 'tones' | 'shadow' | 'veil'>

const pairs: { text: Plain; ground: Plain; use: string; least: number }[] = [
  { text: 'ink', ground: 'canvas', use: 'Texto na página', least: 4.5 },
  { text: 'ink', ground: 'surface', use: 'Texto num cartão', least: 4.5 },
  { text: 'inkSoft', ground: 'canvas', use: 'Texto secundário, de 15 px para cima', least: 4.5 },
  { text: 'inkSoft', ground: 'surface', use: 'Texto secundário num cartão', least: 4.5 },
  { text: 'inkSoft', ground: 'sunken', use: 'Cabeçalho de tabela, campo só de leitura', least: 4.5 },
  { text: 'action', ground: 'canvas', use: 'Link', least: 4.5 },
  { text: 'onAction', ground: 'action', use: 'Botão principal', least: 4.5 },
  { text: 'onAction', ground: 'actionStrong', use: 'Botão principal sob o ponteiro', least: 4.5 },
  { text: 'action', ground: 'actionSoft', use: 'Seleção, filtro ativo', least: 4.5 },
  { text: 'onGold', ground: 'gold', use: 'Foto em destaque', least: 4.5 },
  { text: 'danger', ground: 'surface', use: 'Erro de um campo', least: 4.5 },
  { text: 'danger', ground: 'dangerSoft', use: 'Aviso de falha', least: 4.5 },
  { text: 'onDanger', ground: 'danger', use: 'Botão do que não tem volta', least: 4.5 },
  { text: 'lineStrong', ground: 'canvas', use: 'Borda de um campo', least: 3 },
  { text: 'lineStrong', ground: 'surface', use: 'Borda de um campo num cartão', least: 3 },
]

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
  border-radius: 6px;
  background: ${({ $ground }) => $ground};
  color: ${({ $text }) => $text};
  box-shadow: inset 0 0 0 1px rgb(128 128 128 / 0.25);
  font-weight: 600;
`

type Line = { name: string; use: string; text: string; ground: string; least: number }

function Lines({ lines, palette }: { lines: Line[]; palette: 'light' | 'dark' }) {
  return (
    <Specimen mode={palette}>
      <Table>
        <tbody>
          {lines.map(({ name, use, text, ground, least }) => {
            const ratio = contrast(text, ground)
            return (
              <tr key={name}>
                <td>
                  <Swatch $text={text} $ground={ground}>
                    Aa
                  </Swatch>
                </td>
                <td>
                  <Text strong>{name}</Text>
                  <Text soft>{use}</Text>
                </td>
                <td>
                  {ratio.toFixed(1).replace('.', ',')}
                  {ratio < least && ` (abaixo de ${least})`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Specimen>
  )
}

/** Every pair of text and ground the product uses, with its contrast worked out from the tokens. */
export function ColorTable({ palette }: { palette: 'light' | 'dark' }) {
  const colors = ensaio[palette]
  const lines = pairs.map(({ text, ground, use, least }) => ({
    name: `${text} / ${ground}`,
    use,
    text: colors[text],
    ground: colors[ground],
    least,
  }))
  return <Lines lines={lines} palette={palette} />
}

/** The tones of badges and banners, with their contrast. */
export function ToneTable({ palette }: { palette: 'light' | 'dark' }) {
  const lines = toneNames.map((name) => ({
    name,
    use: 'Selo ou aviso, sempre com ícone e palavra',
    ...{ text: ensaio[palette].tones[name].text, ground: ensaio[palette].tones[name].fill },
    least: 4.5,
  }))
  return <Lines lines={lines} palette={palette} />
}
