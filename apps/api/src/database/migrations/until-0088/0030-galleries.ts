import type { Migration } from '../migration.ts'

const id = 'id integer generated always as identity primary key'

const roomTags = ['Sala', 'Cozinha', 'Quarto', 'Banheiro', 'Varanda', 'Área comum', 'Fachada']
const ratingTags = [
  'Qualidade das fotos',
  'Pontualidade',
  'Atendimento do fotógrafo',
  'Prazo de entrega',
  'Tour virtual',
  'Facilidade de agendar',
]

function tagValues(category: 'photos' | 'rating', names: readonly string[]): string {
  return names.map((name) => `('${category}', '${name}')`).join(', ')
}

/**
 * Constraints for the order of galleries and against duplicate files; ratings, one per category (rule rating-once); the tags that
 * every installation starts with.
 */
export const galleries: Migration = {
  name: '0030-galleries',
  statements: [
    `alter table photos
      add column preview_file text,
      add column width integer check (width > 0),
      add column height integer check (height > 0)`,
    'drop index photos_product',
    `alter table photos add constraint photos_one_per_position
      unique (session_product_id, position) deferrable initially deferred`,
    'create unique index photos_once on photos (session_product_id, sha256)',
    'create unique index blueprints_once on blueprints (session_product_id, sha256)',
    'create unique index videos_once on videos (session_product_id, url)',
    'drop index videos_product',
    'drop index links_product',
    'create unique index links_one on links (session_product_id)',
    `alter table tags
      add column category text not null default 'photos' check (category in ('photos', 'rating')),
      drop constraint tags_name_key,
      add constraint tags_name unique (category, name)`,
    `insert into tags (category, name) values ${tagValues('photos', roomTags)}, ${tagValues('rating', ratingTags)}
      on conflict do nothing`,
    `create table ratings (
      ${id},
      session_id integer not null references photo_sessions on delete cascade,
      category text not null check (category in ('client', 'other')),
      user_id integer not null references users,
      rate smallint not null check (rate between 1 and 5),
      description text not null,
      rated_at timestamptz not null,
      unique (session_id, category)
    )`,
    `create table rating_tags (
      rating_id integer not null references ratings on delete cascade,
      tag_id integer not null references tags,
      primary key (rating_id, tag_id)
    )`,
  ],
}
