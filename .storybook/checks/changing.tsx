import { type ComponentType, useState } from 'react'
import { userEvent, type within } from 'storybook/test'

const words = 'Trocar os dados'

/** Shows a widget with its values and, after `change`, with others: nothing that belongs to the values before may stay. */
export function Changing<Props extends object>(props: {
  of: ComponentType<Props>
  before: Props
  after: Partial<Props>
}) {
  const { of: Widget, before, after } = props
  const [isChanged, setChanged] = useState(false)
  return (
    <>
      <Widget {...before} {...(isChanged ? after : {})} />
      <button type="button" style={{ minHeight: 24 }} onClick={() => setChanged(true)}>
        {words}
      </button>
    </>
  )
}

/** Gives the widget of `Changing` its other values. */
export async function change(canvas: Pick<ReturnType<typeof within>, 'getByRole'>): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: words }))
}

const onwards = 'Ir para outra página'

/** Shows a widget and, after `leave`, another page in its place: what the widget has begun must end. */
export function Leaving<Props extends object>(props: { of: ComponentType<Props>; with: Props }) {
  const { of: Widget } = props
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      {isLeft ? <p>Outra página</p> : <Widget {...props.with} />}
      <button type="button" style={{ minHeight: 24 }} onClick={() => setLeft(true)}>
        {onwards}
      </button>
    </>
  )
}

/** Goes to another page from the widget of `Leaving`. */
export async function leave(canvas: Pick<ReturnType<typeof within>, 'getByRole'>): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: onwards }))
}
