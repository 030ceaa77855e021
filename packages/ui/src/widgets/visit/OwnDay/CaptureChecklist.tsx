import styled from 'styled-components'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { color, space } from '../../../theme/tokens.ts'

const List = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;

  legend {
    margin-bottom: ${space[4]};
    padding: 0;
    color: ${color.inkSoft};
  }

  > div {
    padding-block: ${space[8]};
  }
`

/** What to capture at a visit, to be marked as it is done; nothing without products. */
export function CaptureChecklist(props: {
  things: readonly string[]
  captured: readonly string[]
  /** The visit in words, for whoever hears the list. */
  place: string
  onCapture: (captured: string[]) => void
}) {
  const { things, captured, place, onCapture } = props
  if (things.length === 0) return null
  return (
    <List>
      <legend>
        O que captar <VisuallyHidden>em {place}</VisuallyHidden>
      </legend>
      {things.map((thing) => (
        <Checkbox
          key={thing}
          label={thing}
          checked={captured.includes(thing)}
          onChange={({ currentTarget: { checked } }) =>
            onCapture(things.filter((one) => (one === thing ? checked : captured.includes(one))))
          }
        />
      ))}
    </List>
  )
}
