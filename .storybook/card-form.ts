import { today } from '@ensaio/mocks'
import { expect, userEvent, waitFor, type within } from 'storybook/test'

/** Who pays: the signed-in user, whose data the form already shows. */
export const me = { name: 'Mariana Duarte', phone: '+5511987654321', email: 'prepago@demo.test' }

/** The month of the stories, `2026-11`. */
export const month = today.slice(0, 7)

/** A valid card, as it is typed, by the names of its fields. */
export const typedCard = {
  'Número do cartão': '4111111111111111',
  'Nome impresso no cartão': 'Mariana Duarte',
  Validade: '122029',
  'Código (CVV)': '123',
  'CPF ou CNPJ': '52998224725',
  CEP: '01305100',
}

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

/** A field of the card form, by its name. */
export function box(canvas: Canvas, name: string | RegExp) {
  return canvas.getByRole('textbox', { name })
}

/** Fills the card form in: a valid card and its holder, some fields with other texts. */
export async function fill(canvas: Canvas, over: Partial<typeof typedCard> = {}) {
  for (const [name, text] of Object.entries({ ...typedCard, ...over })) {
    await userEvent.clear(box(canvas, name))
    await userEvent.type(box(canvas, name), text)
  }
  await waitFor(() => expect(box(canvas, 'Número')).toHaveFocus())
  await userEvent.type(box(canvas, 'Número'), '1500')
}

/** Presses the form's button. */
export function pay(canvas: Canvas) {
  return userEvent.click(canvas.getByRole('button', { name: /^Pagar/ }))
}

/**
 * Everything a page can leave in the browser. Compare it before and after a payment; searching it for digits
 * would sometimes find them in the random numbers that a test run keeps in its address.
 */
export function browserState() {
  return {
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookie: document.cookie,
    address: location.href,
    history: history.state as unknown,
  }
}
