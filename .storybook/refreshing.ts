import type { Remote } from '@ensaio/ui'
import { expect, waitFor, within } from 'storybook/test'

/** A value on screen that is being asked for again. */
export function refreshing<Value>(value: Value): Remote<Value> {
  return { state: 'ready', value, refreshing: true }
}

/** A play function: the value stays on screen while it is asked for again, and its place says that it is busy. */
export async function staysWhileRefreshing({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(() => {
    const place = canvasElement.querySelector<HTMLElement>('[aria-busy="true"]')
    expect(place?.dataset.refreshing).toBe('true')
    expect(place?.textContent).toMatch(/\w/)
    expect(within(canvasElement).queryByText('Carregando…')).toBeNull()
    // A count of the values before would be read out as the answer.
    const announced = [...canvasElement.querySelectorAll('[role=status]')]
    expect(announced.filter((one) => !place?.contains(one) && /\d/.test(one.textContent ?? ''))).toEqual([])
  })
}
