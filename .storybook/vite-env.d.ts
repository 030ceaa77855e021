/// <reference types="vite/client" />

declare module 'virtual:icons' {
  type IconUse = import('../stories/foundations/icons/icon-uses.ts').IconUse

  /** The icons of the library with their drawings; `iconPlugin` makes this module. */
  export const icons: readonly (IconUse & { Icon: import('lucide-react').LucideIcon })[]
}
