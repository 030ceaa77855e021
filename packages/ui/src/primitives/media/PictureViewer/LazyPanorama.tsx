import { type ComponentProps, useEffect } from 'react'
import { fetchedCode } from '../../feedback/fetched-code.ts'
import type { Panorama } from './Panorama.tsx'

type Props = ComponentProps<typeof Panorama>

const code = fetchedCode<Props>()

/** A photo of a whole sphere. Its code is fetched when the first one is shown; when that fails, it tells, as the plain photo is there. */
export function LazyPanorama(props: Props) {
  const Loaded = code.useComponent()
  const { onFailure } = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once.
  useEffect(() => {
    if (!Loaded) import('./Panorama.tsx').then((loaded) => code.keep(loaded.Panorama), onFailure)
  }, [Loaded])

  return Loaded && <Loaded {...props} />
}
