import type { Migration } from './migration.ts'

const followed = ['api_keys', 'webhooks', 'listing_feeds', 'coupons', 'coupon_uses', 'registrations']
const moved = ['api_keys', 'webhooks', 'coupons', 'coupon_uses', 'registrations']

/** More tables whose rows follow a company that was united with another one, and the rows that stayed behind until now. */
export const lateRows: Migration = {
  name: '0505-late-rows',
  statements: [
    ...followed.map(
      (table) => `create trigger ${table}_follow before insert on ${table}
        for each row when (new.company_id is not null) execute function follow_merged_company()`,
    ),
    ...moved.map(
      (table) => `update ${table} late set company_id = c.merged_into from companies c
        where c.id = late.company_id and c.merged_into is not null`,
    ),
    // An address of an inactive company has answered nobody, and the company that stays may have one.
    'delete from listing_feeds late using companies c where c.id = late.company_id and c.merged_into is not null',
  ],
}
