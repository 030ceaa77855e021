/**
 * Loads the code of a part that comes later and lets React draw it: what is not on screen afterwards is not shown at all. Without it a
 * story that looks for a control of the staff would pass while the control is still on its way.
 */
export async function drawn(part: () => Promise<unknown>): Promise<void> {
  await part()
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((next) => requestAnimationFrame(next))
  }
}
