/** The renderer of pannellum without its viewer: it registers itself on `window`. */
declare module 'pannellum/src/js/libpannellum.js'

/** Draws a sphere on a canvas that it adds to a container; its calls throw where WebGL is missing or the picture too large. */
interface PanoramaRenderer {
  init(
    image: HTMLImageElement,
    type: 'equirectangular',
    dynamic: boolean,
    /** In radians: how much of the sphere the picture shows across and up, and its shift up. */
    across: number,
    up: number,
    shift: number,
    done: () => void,
    settings: object,
  ): void
  /** Angles in radians: up, around, and how much is seen across. */
  render(pitch: number, yaw: number, hfov: number, settings?: object): void
  resize(): void
  destroy(): void
}

interface Window {
  libpannellum?: { renderer(container: HTMLElement): PanoramaRenderer }
}
