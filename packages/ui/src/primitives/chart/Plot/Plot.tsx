import { Bar, LinePath } from '@visx/shape'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx'
import {
  Axis,
  Column,
  Field,
  Legend,
  Marks,
  Names,
  plotHeight,
  plotInset,
  Sides,
  Swatch,
  Whole,
} from './Plot.styles.ts'
import {
  extentOf,
  labelled,
  type PlotKind,
  type PlotSeries,
  pointAt,
  pointScale,
  valueScale,
} from './plot-scales.ts'
import { useWidth } from './useWidth.ts'

export type { PlotKind, PlotSeries }

/** A place of the axis: its whole name, and a short one below the drawing. */
export type PlotPoint = { key: string; name: string; short: string }

/** Props of a plot. */
export type PlotProps = {
  /** What is plotted: "Visitas por semana". */
  label: string
  kind: PlotKind
  points: readonly PlotPoint[]
  series: readonly PlotSeries[]
  /** A value in words: "41", "R$ 1.200,00"; null where there is none. */
  format: (value: number | null) => string
  /** A value of the axis, shorter; by default as `format`. */
  formatAxis?: (value: number) => string
  /** Where the axis begins, when not at zero. */
  floor?: number
  /** A value that the axis always reaches. */
  ceiling?: number
  /** Keeps fractions off the axis. */
  isWhole?: boolean
}

type Pattern = { id: string }

const nameWidth = 52
/** Of a single week, a bar is not as wide as the plot. */
const widestBar = 48

/**
 * Draws values over points as bars or lines. The pointer or the arrow keys choose a point, whose values are then read in the legend; screen
 * readers hear each point as an option of a list. Show the same values as a table beside it.
 */
export function Plot(props: PlotProps) {
  const { label, points, series, format, isWhole = false } = props
  const id = useId()
  const [field, width] = useWidth()
  const [at, setAt] = useState<number | null>(null)
  const here = at === null ? null : (points[at] ?? null)
  const last = points.length - 1
  const axis = valueScale(extentOf(series, props.kind, props), {
    ...{ height: plotHeight, inset: plotInset, isWhole },
  })
  const text = (point: number) =>
    series.map(({ name, values }) => `${name}: ${format(values[point] ?? null)}.`).join(' ')

  function goByKey(event: KeyboardEvent) {
    const from = at ?? last
    const places: Partial<Record<string, number>> = {
      ArrowRight: Math.min(last, from + 1),
      ArrowLeft: Math.max(0, from - 1),
      Home: 0,
      End: last,
    }
    const next = places[event.key]
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }

  function goByPointer({ currentTarget, clientX }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect()
    setAt(pointAt(clientX - box.left, box.width, points.length))
  }

  return (
    <Whole aria-label={label}>
      <Legend $rows={series.length} aria-hidden="true">
        {here && <strong>{here.name}</strong>}
        {(series.length > 1 || here) &&
          series.map((one, nth) => (
            <span key={one.name}>
              {series.length > 1 && <Sign series={one} kind={props.kind} nth={nth} />}
              {here ? `${one.name}: ${format(one.values[at ?? 0] ?? null)}` : one.name}
            </span>
          ))}
      </Legend>
      <Sides>
        <Axis aria-hidden="true">
          {axis.ticks.map((tick) => (
            <span key={tick} style={{ translate: `0 calc(${axis.y(tick)}px - 50%)` }}>
              {(props.formatAxis ?? format)(tick)}
            </span>
          ))}
        </Axis>
        <Field
          ref={field}
          role="listbox"
          aria-label={label}
          aria-orientation="horizontal"
          aria-activedescendant={at === null ? undefined : `${id}-${at}`}
          tabIndex={0}
          style={{ height: plotHeight }}
          onKeyDown={goByKey}
          onFocus={() => setAt((before) => before ?? last)}
          onBlur={() => setAt(null)}
          onPointerMove={goByPointer}
          onPointerDown={goByPointer}
          onPointerLeave={({ currentTarget }) => {
            if (document.activeElement !== currentTarget) setAt(null)
          }}
        >
          {points.map(({ key, name }, nth) => (
            <Column
              key={key}
              role="option"
              id={`${id}-${nth}`}
              aria-selected={nth === at}
              style={{ left: `${(nth / points.length) * 100}%`, width: `${100 / points.length}%` }}
            >
              <VisuallyHidden>{`${name}. ${text(nth)}`}</VisuallyHidden>
            </Column>
          ))}
          {width > 0 && <Drawing {...props} axis={axis} width={width} pattern={{ id: `${id}-hatch` }} />}
        </Field>
        <PointNames points={points} width={width} />
      </Sides>
    </Whole>
  )
}

function PointNames({ points, width }: { points: readonly PlotPoint[]; width: number }) {
  const isNamed = labelled(points.length, width, nameWidth)
  return (
    <Names aria-hidden="true">
      {width > 0 &&
        points.map(
          ({ key, short }, nth) =>
            isNamed(nth) && (
              <span key={key} style={{ left: placeOf(nth, points.length, width) }}>
                {short}
              </span>
            ),
        )}
    </Names>
  )
}

// In the middle of its point, but never over the edge.
function placeOf(nth: number, points: number, width: number): number {
  const half = nameWidth / 2
  return Math.max(half, Math.min(width - half, ((nth + 0.5) / points) * width))
}

/** Second rows are hatched and dashed: colour is never the only sign. */
const isMarked = (nth: number) => nth > 0

function Hatch({ id }: Pattern) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="3.5" height="6" fill="var(--mark)" />
    </pattern>
  )
}

function Sign({ series, kind, nth }: { series: PlotSeries; kind: PlotKind; nth: number }) {
  const id = useId()
  return (
    <Swatch $tone={series.tone ?? 'main'} width="20" height="12" aria-hidden="true">
      {kind === 'bars' ? (
        <>
          <Hatch id={id} />
          <rect x="2" width="12" height="12" fill={isMarked(nth) ? `url(#${id})` : 'var(--mark)'} />
        </>
      ) : (
        <line
          x2="18"
          y1="6"
          y2="6"
          stroke="var(--mark)"
          strokeWidth="2.5"
          strokeDasharray={isMarked(nth) ? '5 4' : undefined}
        />
      )}
    </Swatch>
  )
}

function Drawing(
  props: PlotProps & { axis: ReturnType<typeof valueScale>; width: number; pattern: Pattern },
) {
  const { kind, points, series, width, pattern } = props
  const { y, ticks } = props.axis
  const x = pointScale(points.length, width)
  const step = width / points.length
  const bar = Math.max(1, Math.min(widestBar, x.bandwidth()))
  return (
    <svg height={plotHeight} aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} className={tick === 0 ? 'zero' : 'grid'} x2={width} y1={y(tick)} y2={y(tick)} />
      ))}
      {series.map((one, nth) => (
        <Marks key={one.name} $tone={one.tone ?? 'main'}>
          {kind === 'bars' ? (
            <>
              <Hatch id={`${pattern.id}-${nth}`} />
              {one.values.map((value, point) => {
                const [from, to] = stackedAt(series, nth, point)
                return (
                  value !== null &&
                  value !== 0 && (
                    <Bar
                      key={points[point]?.key}
                      x={step * (point + 0.5) - bar / 2}
                      y={y(Math.max(from, to))}
                      width={bar}
                      height={Math.abs(y(from) - y(to))}
                      fill={isMarked(nth) ? `url(#${pattern.id}-${nth})` : 'var(--mark)'}
                    />
                  )
                )
              })}
            </>
          ) : (
            <Line
              values={one.values}
              left={(point) => step * (point + 0.5)}
              top={y}
              isDashed={isMarked(nth)}
            />
          )}
        </Marks>
      ))}
    </svg>
  )
}

/** From where to where a bar goes: on top of the rows before it. */
function stackedAt(series: readonly PlotSeries[], nth: number, point: number): [number, number] {
  const value = series[nth]?.values[point] ?? 0
  const below = series
    .slice(0, nth)
    .map(({ values }) => values[point] ?? 0)
    .filter((one) => Math.sign(one) === Math.sign(value))
    .reduce((sum, one) => sum + one, 0)
  return [below, below + value]
}

function Line(props: {
  values: readonly (number | null)[]
  left: (point: number) => number
  top: (value: number) => number
  isDashed: boolean
}) {
  const { values, left, top } = props
  return (
    <>
      <LinePath
        data={[...values]}
        defined={(value) => value !== null}
        x={(_, point) => left(point)}
        y={(value) => top(value ?? 0)}
        stroke="var(--mark)"
        strokeWidth={2.5}
        strokeLinejoin="round"
        strokeDasharray={props.isDashed ? '5 4' : undefined}
      />
      {values.map(
        (value, point) =>
          value !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
            <circle key={point} cx={left(point)} cy={top(value)} r="3.5" fill="var(--mark)" />
          ),
      )}
    </>
  )
}
