import { type ItemId, isItemId } from '@ensaio/domain'
import {
  Camera,
  Image,
  type LucideIcon,
  Package,
  Rotate3d,
  RulerDimensionLine,
  Scan,
  Video,
} from 'lucide-react'

const icons: Record<ItemId, LucideIcon> = {
  5: Scan,
  6: Scan,
  7: Rotate3d,
  8: Camera,
  9: Image,
  10: Video,
  11: RulerDimensionLine,
}

/** The picture of a product item, by its id; `size` in px. Always beside the item's label. */
export function ProductIcon({ itemId, size = 18 }: { itemId: number; size?: number }) {
  const Icon = isItemId(itemId) ? icons[itemId] : Package
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
}
