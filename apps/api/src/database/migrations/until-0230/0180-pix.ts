import type { Migration } from '../migration.ts'

/** Payments by PIX: the code to pay with, and until when it is valid (rule pix-code). */
export const pix: Migration = {
  name: '0180-pix',
  statements: [
    `alter table payments add column method text not null default 'card' check (method in ('card', 'pix'))`,
    'alter table payments add column pix_code text',
    'alter table payments add column expires_at timestamptz',
    `alter table payments add constraint payments_pix_expires check ((method = 'pix') = (expires_at is not null))`,
  ],
}
