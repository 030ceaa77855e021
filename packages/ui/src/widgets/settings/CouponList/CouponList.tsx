import {
  type Coupon,
  type CouponChange,
  type CouponState,
  couponState,
  couponStateLabels,
  type LocalDate,
  type NewCoupon,
  type ServiceName,
} from '@ensaio/domain'
import {
  Ban,
  CalendarClock,
  CalendarX2,
  CircleCheck,
  CircleOff,
  type LucideIcon,
  Pencil,
  Plus,
  TicketPercent,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import type { ToneName } from '../../../theme/brand.ts'
import { Entries, Entry, Facts } from '../entries.styles.ts'
import type { FindCompanies } from './CompanyChoice.tsx'
import { CouponDialog, NewCouponDialog } from './CouponDialog.tsx'
import { couponFacts } from './coupon-words.ts'

/** The props of `CouponList`. Each promise settles once the list holds the answer. */
export type CouponListProps = {
  /** All coupons by code, the active ones first. */
  coupons: Remote<Coupon[]>
  /** The services that a coupon may be for. */
  services: readonly Pick<ServiceName, 'id' | 'name'>[]
  /** Today in the house, for what has ended. */
  today: LocalDate
  /** Finds the companies that a coupon may be for, by name, CNPJ or e-mail. */
  findCompanies: FindCompanies
  /** Adds a coupon; a rejection that names fields is shown at them. */
  onAdd: (coupon: NewCoupon) => Promise<unknown>
  /** Changes a coupon, or turns it on or off. */
  onChange: (id: number, change: CouponChange) => Promise<unknown>
  /** More actions of the list, beside the button that adds, such as its download. */
  actions?: ReactNode
  onRetry: Press
}

/** The badge of each state. */
const couponStates: Record<CouponState, { tone: ToneName; Icon: LucideIcon }> = {
  in_force: { tone: 'green', Icon: CircleCheck },
  coming: { tone: 'blue', Icon: CalendarClock },
  used_up: { tone: 'yellow', Icon: Ban },
  ended: { tone: 'grey', Icon: CalendarX2 },
  off: { tone: 'grey', Icon: CircleOff },
}

function CouponEntry({ coupon, today, onEdit }: { coupon: Coupon; today: LocalDate; onEdit: Press }) {
  const state = couponState(coupon, today)
  const { tone, Icon } = couponStates[state]
  return (
    <Entry>
      <strong>{coupon.code}</strong>
      <Facts>
        <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.75} aria-hidden="true" />}>
          {couponStateLabels[state]}
        </Badge>
        {couponFacts(coupon).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        icon={<Pencil size={18} strokeWidth={1.75} />}
        onPress={onEdit}
      >
        {`Editar ${coupon.code}`}
      </Button>
    </Entry>
  )
}

/** The coupons of the house, with their state and how often they were used; staff add and change them (rule coupon). */
export function CouponList(props: CouponListProps) {
  const { coupons, services, today, findCompanies, onAdd, onChange, onRetry, actions } = props
  const [editing, setEditing] = useState<Coupon | 'new' | null>(null)
  const close = () => setEditing(null)
  const add = (
    <Button
      size="small"
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
      onPress={() => setEditing('new')}
    >
      Criar cupom
    </Button>
  )
  return (
    <Card
      title="Cupons"
      aside={
        <Row gap={12}>
          {actions}
          {coupons.state === 'ready' && add}
        </Row>
      }
      flush
    >
      <Await
        remote={coupons}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar os cupons"
        waiting={<Skeleton height="180px" />}
      >
        {(list) => (
          <>
            {list.length === 0 ? (
              <EmptyState
                icon={<TicketPercent size={24} strokeWidth={1.75} />}
                title="Nenhum cupom ainda"
                text="Um cupom dá um desconto a quem digita o código dele antes de pedir."
              />
            ) : (
              <Entries role="list">
                {list.map((coupon) => (
                  <CouponEntry
                    key={coupon.id}
                    coupon={coupon}
                    today={today}
                    onEdit={() => setEditing(coupon)}
                  />
                ))}
              </Entries>
            )}
            {editing === 'new' && (
              <NewCouponDialog
                services={services}
                findCompanies={findCompanies}
                onAdd={onAdd}
                onClose={close}
              />
            )}
            {editing !== null && editing !== 'new' && (
              <CouponDialog
                coupon={editing}
                services={services}
                findCompanies={findCompanies}
                onSave={(change) => onChange(editing.id, change)}
                onClose={close}
              />
            )}
          </>
        )}
      </Await>
    </Card>
  )
}
