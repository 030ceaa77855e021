import { type ComponentType, lazy, type ReactNode, use } from 'react'
import { fileOfModule, ModulesContext } from './first-view/modules.ts'

/** The component that a module exports under a name. */
type Exported<Part> = Part extends (props: infer Props extends object) => ReactNode
  ? ComponentType<Props>
  : ComponentType

/** Loads code, and tries once more when that fails: `lazy` would keep the failure. Without a connection, it waits for it first. */
async function loadOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    if (!navigator.onLine)
      await new Promise((isBack) => window.addEventListener('online', isBack, { once: true }))
    return load()
  }
}

/** A page, or a part of one, whose code is fetched when it is first opened; a server that writes the page learns which file that is. */
export function lazyPage<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  const Page = lazy(async () => {
    const module = await loadOnline(load)
    const Part = module[name] as ComponentType<object>
    return {
      default: function LoadedPart(props: object) {
        const file = fileOfModule(module)
        if (file !== undefined) use(ModulesContext)?.add(file)
        return <Part {...props} />
      },
    }
  })
  return Page as unknown as Exported<Module[Name]>
}
