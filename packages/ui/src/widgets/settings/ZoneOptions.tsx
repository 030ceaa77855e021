import { brazilianZones } from '@ensaio/domain'

/** The time zones of Brazil, as options of a `Select`. */
export function ZoneOptions() {
  return brazilianZones.map(({ zone, label }) => (
    <option key={zone} value={zone}>
      {label}
    </option>
  ))
}
