import {
  type BoardPhotographer,
  type Coordinates,
  type MapRoute,
  type MapTiles,
  mapLabels,
} from '@ensaio/domain'
import {
  type Coords,
  DivIcon,
  GridLayer,
  LatLngBounds,
  type LatLngTuple,
  LayerGroup,
  Map as LeafletMap,
  Marker,
  Polyline,
  TileLayer,
} from 'leaflet'
import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { Canvas, Controls, Footnote, Frame } from './MapCanvas.styles.ts'
import { routeInitials, routeTone } from './route-tones.ts'
import { metersPerPixel, scaleOf } from './scale.ts'
import { spreadPins } from './spread-pins.ts'

/** The paper under the map: squares, drawn here. */
class Grid extends GridLayer {
  override createTile(_: Coords): HTMLElement {
    const square = document.createElement('div')
    square.className = 'grid'
    return square
  }
}

const pairOf = ({ latitude, longitude }: Coordinates): LatLngTuple => [latitude, longitude]

/** A marker of own elements: Leaflet would take text for markup. */
function markerAt(point: Coordinates, className: string, words: readonly string[], isStop: boolean): Marker {
  const inside = document.createElement('span')
  for (const word of words)
    inside.append(Object.assign(document.createElement('span'), { textContent: word }))
  const icon = new DivIcon({
    className,
    html: inside,
    iconSize: undefined,
    iconAnchor: isStop ? [24, 14] : [0, 0],
  })
  const zIndexOffset = isStop ? 0 : -1000
  return new Marker(pairOf(point), { icon, interactive: isStop, keyboard: false, zIndexOffset })
}

/** The props of `MapCanvas`. */
export type MapCanvasProps = {
  routes: readonly MapRoute[]
  photographers: readonly BoardPhotographer[]
  tiles: MapTiles | null
  /** Another one shows the whole of its routes. */
  subject: string
  chosen: number | null
  onChoose: (visitId: number) => void
}

/** The routes of a day on a map, for eyes and pointers: the list beside it says the same. Without tiles, on a plain grid with the names of the neighborhoods. */
export function MapCanvas({ routes, photographers, tiles, subject, chosen, onChoose }: MapCanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  const map = useRef<LeafletMap>(null)
  const markers = useRef(new Map<number, Marker>())
  const choose = useRef(onChoose)
  choose.current = onChoose
  const [scale, setScale] = useState<number | null>(null)
  const points = useMemo(
    () =>
      routes.flatMap(({ stops }) => stops.flatMap(({ point }) => (point === null ? [] : [pairOf(point)]))),
    [routes],
  )

  function fit() {
    map.current?.fitBounds(new LatLngBounds(points).pad(0.15), { maxZoom: 15, animate: false })
  }

  useEffect(() => {
    if (!place.current) return
    const made = new LeafletMap(place.current, {
      attributionControl: false,
      zoomControl: false,
      keyboard: false,
      zoomAnimation: false,
      markerZoomAnimation: false,
      fadeAnimation: false,
      inertia: false,
      // The page scrolls with the wheel and with one finger; the map zooms by its buttons and with two.
      scrollWheelZoom: false,
      dragging: !matchMedia('(pointer: coarse)').matches,
      maxZoom: 18,
      minZoom: 3,
      zoomSnap: 0.25,
    })
    const measure = () => setScale(metersPerPixel(made.getCenter().lat, made.getZoom()))
    made.on('moveend zoomend', measure)
    new Grid().addTo(made)
    const watcher = new ResizeObserver(() => made.invalidateSize({ pan: false }))
    watcher.observe(place.current)
    map.current = made
    return () => {
      watcher.disconnect()
      // Leaflet tells of a last move as it ends.
      made.off()
      made.remove()
      map.current = null
    }
  }, [])

  const tilesUrl = tiles?.url
  useEffect(() => {
    if (!map.current || tilesUrl === undefined) return
    const layer = new TileLayer(tilesUrl, { maxZoom: 18 }).addTo(map.current)
    return () => void layer.remove()
  }, [tilesUrl])

  // Before the routes are drawn, which need a view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day or city, not each new board.
  useEffect(fit, [subject])

  useEffect(() => {
    if (!map.current) return
    const drawn = new LayerGroup().addTo(map.current)
    const own = markers.current
    if (tilesUrl === undefined) {
      for (const { name, point } of mapLabels(routes)) markerAt(point, 'name', [name], false).addTo(drawn)
    }
    for (const { photographer, stops } of routes) {
      const { text, fill } = routeTone(photographers, photographer)
      const way = stops.flatMap(({ point }) => (point === null ? [] : [pairOf(point)]))
      if (photographer !== null) {
        const line = new Polyline(way, { className: 'route', interactive: false }).addTo(drawn)
        const path = line.getElement()
        if (path instanceof SVGElement) path.style.setProperty('--route', text)
      }
      for (const { visit, nth, point } of stops) {
        if (point === null) continue
        const words = [routeInitials(photographer), String(nth)]
        const marker = markerAt(point, 'stop', words, true).addTo(drawn)
        marker.getElement()?.style.setProperty('--route', text)
        marker.getElement()?.style.setProperty('--route-fill', fill)
        marker.on('click', () => choose.current(visit.id))
        own.set(visit.id, marker)
      }
    }
    const view = map.current
    // Visits to one building are at one point.
    const spread = () => {
      const all = [...own.values()]
      const moved = spreadPins(all.map((marker) => view.latLngToLayerPoint(marker.getLatLng())))
      for (const [place, marker] of all.entries())
        marker.getElement()?.style.setProperty('--lift', `${-(moved[place] ?? 0)}px`)
    }
    spread()
    view.on('zoomend', spread)
    return () => {
      view.off('zoomend', spread)
      own.clear()
      drawn.remove()
    }
  }, [routes, photographers, tilesUrl])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new routes are new markers.
  useEffect(() => {
    for (const [id, marker] of markers.current) {
      const element = marker.getElement()
      if (id === chosen) element?.setAttribute('data-chosen', '')
      else element?.removeAttribute('data-chosen')
      marker.setZIndexOffset(id === chosen ? 1000 : 0)
    }
    const marker = chosen === null ? undefined : markers.current.get(chosen)
    if (marker && !map.current?.getBounds().contains(marker.getLatLng()))
      map.current?.panTo(marker.getLatLng(), { animate: false })
  }, [chosen, routes, photographers, tilesUrl])

  const ruler = scale === null ? null : scaleOf(scale, 96)
  return (
    <Frame>
      <Canvas ref={place} aria-hidden="true" />
      <Controls role="group" aria-label="Zoom do mapa">
        <Button size="small" iconOnly icon={<Plus size={18} />} onPress={() => void map.current?.zoomIn(1)}>
          Aproximar
        </Button>
        <Button size="small" iconOnly icon={<Minus size={18} />} onPress={() => void map.current?.zoomOut(1)}>
          Afastar
        </Button>
        <Button size="small" iconOnly icon={<Maximize size={18} />} onPress={fit}>
          Mostrar todas
        </Button>
      </Controls>
      <Footnote>
        {ruler && (
          <span data-scale style={{ width: ruler.width }}>
            {ruler.label}
          </span>
        )}
        {tiles && <span>{tiles.credit}</span>}
      </Footnote>
    </Frame>
  )
}
