import { companyCalls, staffOrderCalls } from '@ensaio/client'
import {
  AgreedPrice,
  Failure,
  fieldMessages,
  hasRight,
  isPrepaid,
  orderOf,
  type StaffCompanyDetail,
} from '@ensaio/domain'
import {
  createOrderSlice,
  PageTitle,
  PlacedOrderStep,
  Redirect,
  readStored,
  useAccount,
  useClient,
  userOf,
  Waiting,
  WritingSteps,
  writeStored,
} from '@ensaio/frame'
import {
  Await,
  Button,
  EmptyState,
  Row,
  Stack,
  StaffOrderTerms,
  TextLink,
  type TypedTerms,
  useRemote,
} from '@ensaio/ui'
import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import * as v from 'valibot'
import { createStore, useStore } from 'zustand'
import { useTools } from '../store/backoffice-context.ts'
import { useSchedulingUrl } from './session/useSchedulingUrl.ts'

const asks = { companies: companyCalls, staffOrders: staffOrderCalls }

/** `/companies/{id}/order`: staff order for a client, by the steps of the portal (rule order-for-client). */
export function StaffOrderPage() {
  const id = Number(useParams().id)
  return <OrderFor key={id} id={id} />
}

function OrderFor({ id }: { id: number }) {
  const client = useClient(asks)
  const [company, retry] = useRemote((signal) => client.companies.get(id, signal), [client, id])
  return (
    <Stack gap={24}>
      <PageTitle of="Pedir para um cliente" area="Equipe" />
      <Await whole remote={company} onRetry={retry} waiting={<Waiting />}>
        {(known) => (
          <Stack gap={24}>
            <div>
              <TextLink href={`/companies/${id}`}>{known.name}</TextLink>
            </div>
            {known.active && known.people.length > 0 ? (
              <Order company={known} onChange={retry} />
            ) : (
              <EmptyState
                whole
                icon={<UserRoundX size={24} strokeWidth={1.75} aria-hidden />}
                title="Este cliente não pode pedir agora"
                text="Ele está inativo, ou ainda não tem nenhuma pessoa. Resolva isso na página do cliente."
                action={<TextLink href={`/companies/${id}`}>Abrir o cliente</TextLink>}
              />
            )}
          </Stack>
        )}
      </Await>
    </Stack>
  )
}

const KeptTerms = v.object({
  person_id: v.number(),
  tells_person: v.boolean(),
  agreed: v.nullable(v.object({ price: v.nullable(v.number()), reason: v.string() })),
})

/** The terms that an order begins with. */
function freshTerms([first]: StaffCompanyDetail['people']): TypedTerms {
  return { person_id: first?.id ?? 0, tells_person: true, agreed: null }
}

/** What staff decided, ready to be sent. */
type DecidedTerms = Omit<TypedTerms, 'agreed'> & { agreed: AgreedPrice | null }

/** The server's messages by the fields' names on screen: `agreed.price` is `price`. */
function ofTerms(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([at, message]) => [at.replace('agreed.', ''), message]),
  )
}

/** Reads an agreed price; null for the price in force, the messages of its fields when it is wrong. */
function readAgreed({
  agreed,
}: TypedTerms): { agreed: AgreedPrice | null } | { errors: Record<string, string> } {
  if (agreed === null) return { agreed: null }
  const parsed = v.safeParse(AgreedPrice, { ...agreed, price: agreed.price ?? undefined })
  return parsed.success ? { agreed: parsed.output } : { errors: fieldMessages(parsed.issues) }
}

function Order({
  company,
  onChange,
}: {
  company: StaffCompanyDetail
  /** Asks for the company again, after its credit changed. */
  onChange: () => Promise<void>
}) {
  const { id, people } = company
  const client = useClient(asks)
  const schedulingUrl = useSchedulingUrl()
  const { staffOrders } = client
  const { storage } = useTools()
  const user = useAccount(userOf)
  const of = `:${user?.email}:${id}`
  // Kept as the draft is: whoever leaves to give the client credit comes back to the agreed price.
  const termsName = `ensaio:pedido-combinado${of}`
  const [terms, setTerms] = useState<TypedTerms>(() => {
    const kept = readStored(storage, termsName, KeptTerms)
    const isKnown = people.some((one) => one.id === kept?.person_id)
    return kept && isKnown ? kept : freshTerms(people)
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [store] = useState(() =>
    createStore(
      createOrderSlice({
        storage,
        of,
        bodyOf: (typed, decided: DecidedTerms) => ({ ...orderOf(typed), ...decided }),
        send: (order, key) => staffOrders.place(id, order, key),
      }),
    ),
  )
  // Without an answer there is no warning; the order does not wait for it.
  const [idle] = useRemote((signal) => staffOrders.citiesWithoutVisits(signal), [client])
  const citiesWithoutVisits = idle.state === 'ready' ? idle.value : []
  const { order: draft, placed, keepOrder, placeOrder } = useStore(store)
  const person = people.find((one) => one.id === terms.person_id)
  const root = `/companies/${id}/order`

  async function place(): Promise<boolean> {
    const read = readAgreed(terms)
    if ('errors' in read) {
      setErrors(read.errors)
      return false
    }
    setErrors({})
    try {
      await placeOrder({ ...terms, agreed: read.agreed })
      writeStored(storage, termsName, null)
      setTerms(freshTerms(people))
      void onChange()
    } catch (reason) {
      if (reason instanceof Failure) {
        setErrors(ofTerms(reason.fields))
        if (reason.code === 'payment_required') void onChange()
      }
      throw reason
    }
    return true
  }

  return (
    <Routes>
      <Route
        path="scheduling"
        element={
          placed === null ? (
            <Redirect to={root} byBrowser />
          ) : (
            <PlacedOrderStep
              placed={placed}
              company={company.name}
              linkOf={(token) => schedulingUrl(token, 'client')}
              openHref={(token) => schedulingUrl(token, 'staff')}
            >
              <Row gap={12}>
                <Button href={`/sessions/${placed.order.sessions[0]?.id}`}>Abrir o ensaio</Button>
                <Button variant="quiet" href={root}>
                  Fazer outro pedido
                </Button>
              </Row>
            </PlacedOrderStep>
          )
        }
      />
      <Route
        path="*"
        element={
          <WritingSteps
            root={root}
            draft={draft}
            keep={keepOrder}
            balance={isPrepaid(company) ? company.balance : null}
            me={{ name: person?.name ?? '', phone: person?.phone ?? '', email: person?.email ?? '' }}
            copyLabel={`Copiar os dados de ${person?.name ?? 'quem pede'}`}
            onPlace={place}
            paymentHref={hasRight(user, 'credit') ? () => `/companies/${id}` : null}
            paymentText="Dar crédito ao cliente"
            citiesWithoutVisits={citiesWithoutVisits}
            agreedPrice={terms.agreed?.price ?? null}
            termsOf={(listPrice) => (
              <StaffOrderTerms
                people={people}
                terms={terms}
                onChange={(next) => {
                  writeStored(storage, termsName, next)
                  setTerms(next)
                }}
                listPrice={listPrice}
                canPrice={hasRight(user, 'prices')}
                place={{ city: draft.address.city, citiesWithoutVisits }}
                errors={errors}
              />
            )}
          />
        }
      />
    </Routes>
  )
}
