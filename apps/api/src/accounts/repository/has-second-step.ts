import { sql } from 'kysely'

/** Has this account turned on its second step? For queries on `users`. */
export const hasSecondStep = sql<boolean>`exists (
  select from second_steps where second_steps.user_id = users.id and second_steps.turned_on_at is not null)`

/** Does the house require a second step that this account has not turned on (rule required-second-step)? For queries on `users`. */
export const lacksSecondStep = sql<boolean>`(coalesce(users.role = 'administrator', false)
  and exists (select from house_security where is_second_step_required)
  and not ${hasSecondStep})`
