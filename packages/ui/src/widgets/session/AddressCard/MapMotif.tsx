import styled from 'styled-components'
import { color } from '../../../theme/tokens.ts'

const Sheet = styled.svg`
  width: 100%;
  height: 128px;
  background: ${color.sunken};

  .block {
    fill: ${color.canvas};
  }

  .park {
    fill: ${color.actionSoft};
  }

  .avenue {
    stroke: ${color.line};
  }

  .pin {
    stroke: ${color.action};
  }

  .spot {
    fill: ${color.action};
  }
`

const columns = [-150, -66, 18, 102, 186, 270, 354, 438, 522]
const rows = [-120, -64, -8, 48, 104, 160]

/** A quiet drawing of streets with the viewfinder on the property. No map of anywhere: decoration. */
export function MapMotif() {
  return (
    <Sheet viewBox="0 0 400 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="rotate(-14 200 64)">
        {rows.flatMap((y, row) =>
          columns.map((x, column) => (
            <rect
              key={`${x} ${y}`}
              className={(row * 5 + column * 3) % 13 === 0 ? 'park' : 'block'}
              x={x}
              y={y}
              width={column % 3 === 1 ? 70 : 76}
              height={row % 2 ? 48 : 44}
              rx="3"
            />
          )),
        )}
        <path className="avenue" d="M-150 -12 H600" strokeWidth="7" />
        <path className="avenue" d="M264 -160 V260" strokeWidth="7" />
      </g>
      <g className="pin" fill="none" strokeWidth="2.5">
        <path d="M180 54 V44 H190 M210 44 H220 V54 M220 74 V84 H210 M190 84 H180 V74" />
      </g>
      <circle className="spot" cx="200" cy="64" r="5" />
    </Sheet>
  )
}
