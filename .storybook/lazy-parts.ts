/**
 * Loads the code of a lazy component and waits until React has rendered it. Without it, a story that expects a control to be absent
 * would pass while its code is still loading.
 */
export async function drawn(part: () => Promise<unknown>): Promise<void> {
  await part()
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((next) => requestAnimationFrame(next))
  }
}
