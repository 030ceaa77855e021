import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { More, MoreButton, MorePlaces } from './PlaceLinks.styles.ts'
import { Links, Places } from './TopBar.styles.ts'
import { useDisclosed } from './useDisclosed.ts'

/** A navigation link; `current` marks the page on screen, `rare` puts it under "Mais" on a desktop. */
export type BarLink = { label: string; href: string; current?: boolean; rare?: boolean }

/** The navigation: in line, those of less use behind "Mais"; all of them one under the other on a phone. */
export function PlaceLinks({ links, onChoose }: { links: readonly BarLink[]; onChoose: () => void }) {
  const rare = links.filter((link) => link.rare)
  const { open, setOpen, opener, box } = useDisclosed()
  const listId = useId()
  const choose = () => {
    setOpen(false)
    onChoose()
  }
  return (
    <Links aria-label="Principal">
      <Places role="list">
        {links
          .filter((link) => !link.rare)
          .map((link) => (
            <Place key={link.href} {...link} onChoose={choose} />
          ))}
        {rare.length > 0 && (
          <li>
            <More {...box}>
              <MoreButton
                ref={opener}
                type="button"
                aria-expanded={open}
                aria-controls={listId}
                $current={rare.some(({ current }) => current)}
                onClick={() => setOpen(!open)}
              >
                Mais
                <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
              </MoreButton>
              <MorePlaces id={listId} role="list" aria-label="Mais" $open={open}>
                {rare.map((link) => (
                  <Place key={link.href} {...link} onChoose={choose} />
                ))}
              </MorePlaces>
            </More>
          </li>
        )}
      </Places>
    </Links>
  )
}

function Place({ label, href, current, onChoose }: BarLink & { onChoose: () => void }) {
  const Link = useLink()
  return (
    <li>
      <Link href={href} aria-current={current ? 'page' : undefined} onClick={onChoose}>
        {label}
      </Link>
    </li>
  )
}
