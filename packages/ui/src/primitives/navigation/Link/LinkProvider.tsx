import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
} from 'react'

/** What a link component takes: an anchor's own props, `href` always among them. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A component that draws a link: the app's router supplies it. */
export type LinkComponent = ComponentType<LinkProps>

function PlainLink(props: LinkProps) {
  return <a {...props}>{props.children}</a>
}

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Tells every link inside how to navigate; without it a link is a plain anchor. */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** The link component of the app around. */
export function useLink(): LinkComponent {
  return use(LinkContext)
}
