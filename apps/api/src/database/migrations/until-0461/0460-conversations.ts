import type { Migration } from '../migration.ts'

/** Conversations about ensaios: threads, comments and due notices, with a thread for each correction requested so far (rule conversation). */
export const conversations: Migration = {
  name: '0460-conversations',
  statements: [
    `create table conversation_threads (
      id integer generated always as identity primary key,
      session_id integer not null references photo_sessions on delete cascade,
      about text not null check (about in ('session', 'product', 'photo', 'blueprint')),
      session_product_id integer references session_products on delete set null,
      photo_id integer references photos on delete set null,
      blueprint_id integer references blueprints on delete set null,
      pin_x double precision check (pin_x between 0 and 1),
      pin_y double precision check (pin_y between 0 and 1),
      is_correction boolean not null default false,
      created_at timestamptz not null,
      resolved_at timestamptz,
      resolved_by integer references users,
      check ((pin_x is null) = (pin_y is null)),
      check (resolved_by is null or resolved_at is not null),
      check (is_correction = (about = 'product'))
    )`,
    'create index conversation_threads_session on conversation_threads (session_id, id)',
    'create index conversation_threads_product on conversation_threads (session_product_id)',
    'create index conversation_threads_photo on conversation_threads (photo_id) where photo_id is not null',
    'create index conversation_threads_blueprint on conversation_threads (blueprint_id) where blueprint_id is not null',
    `create table conversation_comments (
      id integer generated always as identity primary key,
      thread_id integer not null references conversation_threads on delete cascade,
      user_id integer references users,
      side text not null check (side in ('client', 'staff')),
      text text not null,
      written_at timestamptz not null
    )`,
    'create index conversation_comments_thread on conversation_comments (thread_id, id)',
    `create table conversation_notices (
      session_id integer not null references photo_sessions on delete cascade,
      side text not null check (side in ('client', 'staff')),
      since timestamptz not null,
      due_at timestamptz not null,
      primary key (session_id, side)
    )`,
    'create index conversation_notices_due on conversation_notices (due_at)',
    `with requested as (
      select nextval(pg_get_serial_sequence('conversation_threads', 'id')) as id, e.id as event_id, e.session_id, e.user_id,
        e.detail ->> 'description' as text, e.created_at, p.id as product_id, p.status
      from session_events e
        join session_products p on p.session_id = e.session_id and p.item_id = (e.detail ->> 'item_id')::int
      where e.kind = 'correction_requested' and e.detail ->> 'description' <> ''
    ), threads as (
      insert into conversation_threads (id, session_id, about, session_product_id, is_correction, created_at, resolved_at)
      overriding system value
      select id, session_id, 'product', product_id, true, created_at,
        case when status = 3 then coalesce((
          select min(d.created_at) from session_events d
          where d.session_id = requested.session_id and d.id > requested.event_id and d.kind in ('delivered', 'product_moved')
        ), created_at) end
      from requested
    )
    insert into conversation_comments (thread_id, user_id, side, text, written_at)
    select id, user_id, 'client', text, created_at from requested`,
  ],
}
