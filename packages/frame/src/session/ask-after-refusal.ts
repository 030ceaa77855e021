import { Failure } from '@ensaio/domain'

/** Waits for a save; where others have changed its subject meanwhile (409), asks for that before the refusal is told (rule seen-form). */
export async function askAfterRefusal<Answer>(
  save: Promise<Answer>,
  ask: () => Promise<void>,
): Promise<Answer> {
  try {
    return await save
  } catch (reason) {
    if (reason instanceof Failure && reason.status === 409) await ask()
    throw reason
  }
}
