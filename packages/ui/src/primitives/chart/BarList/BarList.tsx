import styled from 'styled-components'
import { color, radius, space, tabular, text } from '../../../theme/tokens.ts'

const Bars = styled.ul`
  display: grid;
  gap: ${space[8]};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[16]};
  font-size: ${text.size15};
  ${tabular}
`

const Line = styled.span`
  grid-column: 1 / -1;
  height: 8px;
  border-radius: ${radius.small};
  background: ${color.sunken};

  > span {
    display: block;
    height: 100%;
    min-width: 2px;
    border-radius: inherit;
    background: ${color.action};
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;

    > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

/** Compares named values by the length of their bars; the values stand beside the names as text. */
export function BarList(props: {
  /** What is compared: "Visitas por fotógrafo". */
  label: string
  items: readonly { key: string | number; name: string; value: number }[]
  format: (value: number) => string
}) {
  const { items } = props
  const greatest = Math.max(1, ...items.map(({ value }) => value))
  return (
    <Bars role="list" aria-label={props.label}>
      {items.map(({ key, name, value }) => (
        <Item key={key}>
          <span>{name}</span>
          <span>{props.format(value)}</span>
          <Line aria-hidden="true">
            <span style={{ width: `${(Math.max(0, value) / greatest) * 100}%` }} />
          </Line>
        </Item>
      ))}
    </Bars>
  )
}
