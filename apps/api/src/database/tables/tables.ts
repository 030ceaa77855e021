import type { AccountTables } from './account.ts'
import type { CompanyTables } from './company.ts'
import type { ConversationTables } from './conversation.ts'
import type { CouponTables } from './coupon.ts'
import type { DeliverableTables } from './deliverable.ts'
import type { DeskTables } from './desk.ts'
import type { InstallationTables } from './installation.ts'
import type { LimitTables } from './limit.ts'
import type { OfficeTables } from './office.ts'
import type { PaymentTables } from './payment.ts'
import type { PeopleTables } from './people.ts'
import type { ProviderTables } from './provider.ts'
import type { PublicationTables } from './publication.ts'
import type { RatingTables } from './rating.ts'
import type { ServiceTables } from './service.ts'
import type { SessionTables } from './session.ts'
import type { SystemTables } from './systems.ts'

/** The types of all tables for the query builder; the migrations create them. */
export interface Tables
  extends CompanyTables,
    AccountTables,
    ProviderTables,
    ServiceTables,
    CouponTables,
    SessionTables,
    ConversationTables,
    DeliverableTables,
    PublicationTables,
    RatingTables,
    DeskTables,
    InstallationTables,
    LimitTables,
    OfficeTables,
    PeopleTables,
    SystemTables,
    PaymentTables {}
