import type { ComponentType } from 'react'
import { type LinkProps, LinkProvider } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'

/** A link that stays in Storybook's iframe, instead of opening in its parent window. */
function LinkOfTheFrame(props: LinkProps) {
  return (
    <a {...props} target="_self">
      {props.children}
    </a>
  )
}

/** A decorator of stories: the page below the bar, whose links stay in the frame. */
export function pageBelow(Story: ComponentType) {
  return (
    <LinkProvider link={LinkOfTheFrame}>
      <Story />
      <main id="conteudo" tabIndex={-1} style={{ minHeight: 420, padding: 24 }}>
        <p>O conteúdo da página começa aqui.</p>
      </main>
    </LinkProvider>
  )
}
