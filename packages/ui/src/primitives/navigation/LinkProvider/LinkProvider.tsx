import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
} from 'react'

/** Props of a link component: those of an anchor, with a required `href`. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A component that renders a link, supplied by the app's router. */
export type LinkComponent = ComponentType<LinkProps>

function PlainLink(props: LinkProps) {
  return <a {...props}>{props.children}</a>
}

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Sets the link component for all links inside; without it a link is a plain anchor. */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** Returns the link component of the surrounding app. */
export function useLink(): LinkComponent {
  return use(LinkContext)
}
