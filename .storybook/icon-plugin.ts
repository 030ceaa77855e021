import type { Plugin } from 'vite'
import { iconUses } from '../stories/foundations/icons/icon-uses.ts'

const name = 'virtual:icons'

/** Gives the icon page the icons of the library, so that the bundle holds no other icon. */
export function iconPlugin(): Plugin {
  return {
    name: 'icons-of-the-library',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      const uses = iconUses()
      const imports = uses.map((icon) => `${icon.name} as Icon${icon.name}`).join(', ')
      const entries = uses.map((icon) => `{ ...${JSON.stringify(icon)}, Icon: Icon${icon.name} }`)
      return `import { ${imports} } from 'lucide-react'\nexport const icons = [${entries.join(',\n')}]`
    },
  }
}
