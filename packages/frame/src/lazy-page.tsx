import { type ComponentType, type ReactNode, use } from 'react'
import { fileOfModule, ModulesContext } from './first-view/modules.ts'

/** The component that a module exports under a name. */
type Exported<Part> = Part extends (props: infer Props extends object) => ReactNode
  ? ComponentType<Props>
  : ComponentType

/** Loads code, and tries once more when that fails: a page keeps the failure. Without a connection, it waits for it first. */
async function loadOnline<Module>(load: () => Promise<Module | undefined>): Promise<Module> {
  try {
    return await orReload(load())
  } catch {
    if (!navigator.onLine)
      await new Promise((isBack) => window.addEventListener('online', isBack, { once: true }))
    return orReload(load())
  }
}

/** Waits without end for code that is gone: `reloadOnNewVersion` makes it nothing instead of an error, and is reloading the page. */
async function orReload<Module>(loading: Promise<Module | undefined>): Promise<Module> {
  return (await loading) ?? new Promise(() => undefined)
}

/**
 * A page, or a part of one, whose code is fetched when it is first opened; a server that writes the page learns which file that is.
 * After `fetch` it is drawn at once: `lazy` would show the fallback for a moment first.
 */
export function lazyPage<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  let loaded: Module | null = null
  let needed: Promise<Module> | null = null

  async function fetch(): Promise<Module> {
    loaded = await loadOnline(load)
    return loaded
  }

  function Page(props: object) {
    needed ??= loaded === null ? fetch() : null
    const module = loaded ?? use(needed as Promise<Module>)
    const file = fileOfModule(module)
    if (file !== undefined) use(ModulesContext)?.add(file)
    const Part = module[name] as ComponentType<object>
    return <Part {...props} />
  }
  return Object.assign(Page as unknown as Exported<Module[Name]>, { fetch })
}
