/** Runs a job at intervals until stopped, never twice at a time; the returned function stops it and waits for the current round. */
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
