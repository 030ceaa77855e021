import { createClient } from '@ensaio/client'
import {
  type Contact,
  createSession,
  emptyOrder,
  firstIncompleteOrderStep,
  type OrderDraft,
  orderOf,
  type PlacedOrder,
  priceQuestions,
  searchPrices,
  withService,
} from '@ensaio/domain'
import { company, placedOrder, priceRule, refuse, reply } from '@ensaio/mocks'
import { createContext, use, useEffect, useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Page } from '../../../primitives/layout/Page/Page.tsx'
import { type LinkProps, LinkProvider } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ResponsibleStep } from '../../scheduling/ResponsibleStep/ResponsibleStep.tsx'
import { OrderConfirmStep } from '../OrderConfirmStep/OrderConfirmStep.tsx'
import { OrderInformationStep } from '../OrderInformationStep/OrderInformationStep.tsx'
import { OrderShareStep } from '../OrderShareStep/OrderShareStep.tsx'
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx'
import { ServiceStep } from '../ServiceStep/ServiceStep.tsx'
import { OrderLayout } from './OrderLayout.tsx'

const client = createClient({ baseUrl: '/api' })
const me: Contact = { name: 'Mariana Duarte', phone: '+5511987654321', email: 'mariana@horizonte.test' }
const places = ['', 'info', 'responsible', 'confirm', 'scheduling'] as const
const hrefs = places.slice(1).map((place) => `#/${place}`)

const Go = createContext<(path: string) => void>(() => {})

function Link({ href, children, ...anchor }: LinkProps) {
  const go = use(Go)
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        go(href.slice(2))
      }}
    >
      {children}
    </a>
  )
}

/** Requests the price of each unit; null until the information step is complete. */
function usePrice(draft: OrderDraft) {
  const step = firstIncompleteOrderStep(draft)
  const questions = step === '' || step === 'info' ? [] : priceQuestions(draft)
  const [price, retry] = useRemote(
    (signal) => Promise.all(questions.map((question) => client.prices.quote(question, signal))),
    [JSON.stringify(questions)],
  )
  return [questions.length > 0 ? price : null, retry] as const
}

/** The whole code of an adopter: the requests, and the state kept between the steps. */
function Wizard({ balance }: { balance: number | null }) {
  const [path, setPath] = useState('')
  const [draft, setDraft] = useState(emptyOrder)
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  const [services, askServices] = useRemote((signal) => client.services.list(signal), [])
  const [price, askPrice] = usePrice(draft)
  const main = useRef<HTMLElement>(null)
  const arrived = useRef('')

  useEffect(() => {
    if (arrived.current !== path) main.current?.focus()
    arrived.current = path
  }, [path])

  const known = services.state === 'ready' ? services.value : []
  const service = known.find((one) => one.id === draft.service_id) ?? null

  async function place() {
    setPlaced(await client.orders.place(orderOf(draft), 'chave-1'))
    setPath('scheduling')
  }

  const step = (places as readonly string[]).indexOf(path) as 0 | 1 | 2 | 3 | 4
  return (
    <Go value={setPath}>
      <LinkProvider link={Link}>
        <Page as="main" ref={main} tabIndex={-1}>
          <OrderLayout
            step={step}
            hrefs={hrefs}
            summary={
              placed ? null : (
                <OrderSummary
                  service={service}
                  address={draft.address}
                  units={draft.units}
                  responsible={draft.responsible}
                  price={price}
                  balance={balance}
                  brief={path === 'confirm'}
                />
              )
            }
          >
            {path === '' && (
              <ServiceStep
                services={services}
                chosen={draft.service_id}
                onChoose={(one) => setDraft(withService(draft, one))}
                onNext={() => setPath('info')}
                onRetry={askServices}
              />
            )}
            {path === 'info' && (
              <OrderInformationStep
                draft={draft}
                onChange={setDraft}
                onNext={() => setPath('responsible')}
                onBack={() => setPath('')}
                findPostalCode={(postalCode, signal) => client.postalCodes.find(postalCode, signal)}
              />
            )}
            {path === 'responsible' && (
              <ResponsibleStep
                draft={draft}
                me={me}
                onChange={setDraft}
                onNext={() => setPath('confirm')}
                onBack={() => setPath('info')}
              />
            )}
            {path === 'confirm' && service && price && (
              <OrderConfirmStep
                draft={draft}
                service={service}
                price={price}
                balance={balance}
                onConfirm={place}
                onBack={() => setPath('responsible')}
                onRetry={askPrice}
                editHref={{ service: '#/', info: '#/info', responsible: '#/responsible' }}
                paymentHref={(missing) => `#/payment?valor=${missing}`}
              />
            )}
            {path === 'scheduling' && placed && (
              <OrderShareStep
                order={placed}
                address={draft.address}
                units={draft.units}
                company={company().name}
                responsible={draft.responsible}
                isNotified={draft.notifies}
                links={Object.fromEntries(
                  placed.sessions.map(({ token }) => [token, `https://ensaio.test/calendar/${token}`]),
                )}
                openHref={(token) => `#/calendar/${token}`}
              >
                <Row>
                  <Button href="#/">Pedir outro ensaio</Button>
                </Row>
              </OrderShareStep>
            )}
          </OrderLayout>
        </Page>
      </LinkProvider>
    </Go>
  )
}

const meta = preview.meta({
  title: 'Componentes/Pedido/Pedido completo',
  component: Wizard,
  args: { balance: null as number | null },
  parameters: { bare: true },
})

/** A price that depends on the area, so that the units have different prices. */
const bySize = reply(searchPrices, async ({ request }) => {
  const { filter } = (await request.json()) as { filter: { area?: number | null } }
  return priceRule({ final_price: (filter.area ?? 0) > 150 ? 749 : 508 })
})

const two = placedOrder({
  price: 1257,
  sessions: [
    { id: 1050, token: 'Zk3vT9qLw8RrY2mNc5Xb7A', unit: '84' },
    { id: 1051, token: 'Qw9eR4tY7uI2oP5aS8dF1g', unit: '1501' },
  ],
})

export const DoComecoAoFim = meta.story({ name: 'Do começo ao fim' })

/** Presses Tab until the element with this name is focused, as a keyboard user does. */
export const SoComOTeclado = meta.story({
  name: 'Só com o teclado, duas unidades',
  beforeEach({ msw }) {
    msw.use(
      bySize,
      reply(createSession, async ({ request }) => {
        await expect(await request.json()).toMatchObject({
          service: { id: 1 },
          notification: 4,
          units: [
            { unit: '84', complement: 'Torre B', area: 78.5 },
            { unit: '1501', complement: null, area: 180 },
          ],
        })
        return two
      }),
    )
  },
  play: async ({ canvas, step }) => {
    await step('Escolhe o serviço', async () => {
      await tabTo(await screen.findByRole('radio', { name: /^Tour virtual, fotos e planta/ }))
      await userEvent.keyboard(' ')
      await press(await screen.findByRole('button', { name: /^Continuar$/ }))
    })
    await step('Preenche o endereço pelo CEP e duas unidades', async () => {
      await tabTo(await screen.findByRole('textbox', { name: /^CEP/ }))
      await userEvent.keyboard('01305100')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Número' })).toHaveFocus())
      await userEvent.keyboard('1500')
      await tabTo(await screen.findByRole('textbox', { name: /^Unidade/ }))
      await userEvent.keyboard('84')
      await userEvent.tab()
      await userEvent.keyboard('Torre B')
      await userEvent.tab()
      await userEvent.keyboard('78,5')
      await press(await screen.findByRole('button', { name: /^Adicionar unidade$/ }))
      const second = within(await canvas.findByRole('listitem', { name: 'Unidade 2' }))
      await waitFor(() => expect(second.getByRole('textbox', { name: /^Unidade/ })).toHaveFocus())
      await userEvent.keyboard('1501')
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('180{Enter}')
    })
    await step('Copia os próprios dados', async () => {
      await tabTo(await screen.findByRole('checkbox', { name: /^Copiar meus dados$/ }))
      await userEvent.keyboard(' ')
      await press(await screen.findByRole('button', { name: /^Continuar$/ }))
    })
    await step('Confere o preço de cada unidade e pede', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'Confira o pedido' })
      await waitFor(() =>
        expect(canvas.getByText('Unidade 1501, 180 m²').nextElementSibling).toHaveTextContent('R$ 749,00'),
      )
      await press(await screen.findByRole('button', { name: /^Pedir 2 ensaios$/ }))
    })
    await step('Recebe um link por unidade', async () => {
      await canvas.findByRole('heading', { level: 1, name: '2 ensaios pedidos' })
      await expect(canvas.getByRole('heading', { name: 'Unidade 84, Torre B' })).toBeVisible()
      await tabTo(await screen.findByRole('button', { name: /^Copiar link, Unidade 1501$/ }))
    })
  },
})

/** Fills in all steps before the confirmation. */
async function fillIn(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Fotos profissionais/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
  await userEvent.type(await canvas.findByRole('textbox', { name: 'CEP' }), '01305100')
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Número' })).toHaveFocus())
  await userEvent.keyboard('1500')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Área em m²' }), '78')
  await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Copiar meus dados' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
  await canvas.findByRole('heading', { level: 1, name: 'Confira o pedido' })
}

export const SemCredito = meta.story({
  name: 'Pré-pago sem crédito: nada se perde ao voltar',
  args: { balance: 100 },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await expect(await canvas.findByRole('link', { name: 'Comprar R$\u00a0299,00 e pedir' })).toHaveAttribute(
      'href',
      '#/payment?valor=299',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Alterar endereço' }))
    await expect(await canvas.findByRole('textbox', { name: 'Rua' })).toHaveValue('Rua Augusta')
    await expect(canvas.getByRole('textbox', { name: 'Área em m²' })).toHaveValue('78')
  },
})

export const FalhaEPede = meta.story({
  name: 'Falha e depois dá certo, no celular',
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(
      refuse(createSession, 'internal', 'Algo deu errado do nosso lado.', { once: true }),
      reply(createSession, placedOrder()),
    )
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await expect(
      await canvas.findByRole('button', { name: 'Fotos profissionais R$\u00a0399,00' }),
    ).toBeVisible()
    const order = canvas.getByRole('button', { name: 'Pedir ensaio' })
    await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(order)
    const dialog = await screen.findByRole('alertdialog', { name: 'Falha ao salvar sessões!' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendi' }))
    await userEvent.click(order)
    await canvas.findByRole('heading', { level: 1, name: 'Ensaio pedido' })
  },
})
