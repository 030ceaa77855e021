import { type Mutant, widget } from '../mutant.ts'

const cities = widget('widgets/settings/CityList')
const team = widget('widgets/settings/TeamList')

/** What can break in the widgets of settings. */
export const settingsMutants: readonly Mutant[] = [
  team(
    'TeamDialog.tsx',
    '{person.active && !person.is_invited && (',
    '{person.active && (',
    'offers to sign out somebody who never signed in',
  ),
  cities(
    'CityDialog.tsx',
    "setValue('time_zone', zoneOfState(event.target.value))",
    'undefined',
    'does not propose the time zone of a state',
  ),
  team(
    'TeamList.tsx',
    'person.is_invited && person.active && (',
    'person.is_invited && (',
    'invites somebody without access',
  ),
  team(
    'people-words.ts',
    "proposed: 'coordinator'",
    "proposed: 'administrator'",
    'invites administrators unless told otherwise',
  ),
]
