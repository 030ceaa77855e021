import type { Migration } from '../migration.ts'

/** Whether a published page offers its photos to be downloaded (rule published-page). */
export const pageDownloads: Migration = {
  name: '0391-page-downloads',
  statements: ['alter table publications add column offers_downloads boolean not null default false'],
}
