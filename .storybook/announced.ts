import { expect } from 'storybook/test'

/**
 * Fails unless an element is shown, and inside a region that screen readers announce when its text changes. `alert` interrupts what they
 * are reading; `status` waits.
 */
export async function isAnnounced(element: HTMLElement, role: 'status' | 'alert' = 'status'): Promise<void> {
  await expect(element).toBeVisible()
  const region = element.closest<HTMLElement>('[role=status], [role=alert]')
  await expect(region).toHaveRole(role)
}
