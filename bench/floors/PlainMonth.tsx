/** A minimal month: a table of buttons. `days` must be whole weeks. */
export function PlainMonth({ days, month, onNext }: { days: string[]; month: string; onNext: () => void }) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <div>
      <h3>{month}</h3>
      <button type="button" onClick={onNext}>
        Próximo
      </button>
      <table>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button type="button">{Number(day.slice(8))}</button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
