/** Runs a job now and then until stopped, never twice at a time; stopping waits for the round under way. */
export function repeat(
  milliseconds: number,
  job: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let round: Promise<unknown> | null = null
  const run = () => {
    round ??= job()
      .catch(onFailure)
      .finally(() => {
        round = null
      })
  }
  const timer = setInterval(run, milliseconds).unref()
  run()
  return async () => {
    clearInterval(timer)
    await round
  }
}
