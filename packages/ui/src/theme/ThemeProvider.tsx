import { createContext, type ReactNode, use } from 'react'
import styled, { createGlobalStyle, css, StyleSheetManager } from 'styled-components'
import { embeddedStyles, pageStyles } from './base-styles.ts'
import { type Brand, ensaio } from './brand.ts'
import { nestAtRules } from './nest-at-rules.ts'
import { refuseOldReact, warnOnce } from './setup-warnings.ts'
import { type Mode, themeVariables } from './variables.ts'

const BrandContext = createContext<Brand | null>(null)

type Theme = { $brand: Brand; $mode: Mode }

const PageTheme = createGlobalStyle<Theme>`
  :root {
    ${({ $brand, $mode }) => themeVariables($brand, $mode)}
  }
`

// Apart from what depends on the theme: styles that a server wrote stay as they are when they depend on nothing, and the browser does not
// compute those of every element anew.
const PageStyles = createGlobalStyle`
  ${pageStyles}
`

const plugins = [nestAtRules]

/** The class of the element that carries an embedded theme. */
export const embeddedClass = 'ensaio-theme'

const EmbeddedTheme = styled.div.attrs({ className: embeddedClass })<Theme>`
  ${embeddedStyles}
  ${({ $brand, $mode }) => css`${themeVariables($brand, $mode)}`}
`

// No box of its own: a nested theme changes colours, never the layout.
const NestedTheme = styled.div<Theme>`
  display: contents;
  ${({ $brand, $mode }) => css`${themeVariables($brand, $mode)}`}
`

/** Returns the brand of the nearest theme. */
export function useBrand(): Brand {
  return use(BrandContext) ?? ensaio
}

/** Warns during development when a component stands outside every theme, where it has neither colours nor sizes. */
export function useThemeWarning(component: string): void {
  if (use(BrandContext) === null)
    warnOnce(
      `<${component}> has no theme. Put <ThemeProvider> around it, and import '@ensaio/ui/fonts.css' once.`,
    )
}

/**
 * Sets brand and mode for everything inside; a provider in another one overrides a part. The outermost changes nothing outside itself,
 * and the styles of the page around do not reach into it. With `page`, the page is ours as a whole: its background, text, headings
 * and scrollbar get our styles, too.
 */
export function ThemeProvider(props: { brand?: Brand; mode?: Mode; page?: boolean; children: ReactNode }) {
  refuseOldReact()
  const outer = use(BrandContext)
  const brand = props.brand ?? outer ?? ensaio
  const theme = { $brand: brand, $mode: props.mode ?? 'auto' }
  return (
    <BrandContext value={brand}>
      {outer ? (
        <NestedTheme {...theme}>{props.children}</NestedTheme>
      ) : props.page ? (
        <StyleSheetManager stylisPlugins={plugins}>
          <PageTheme {...theme} />
          <PageStyles />
          {props.children}
        </StyleSheetManager>
      ) : (
        <EmbeddedTheme {...theme}>
          {/* Makes the components' own styles stronger than the reset of base-styles.ts. */}
          <StyleSheetManager namespace={`.${embeddedClass}.${embeddedClass}`} stylisPlugins={plugins}>
            {props.children}
          </StyleSheetManager>
        </EmbeddedTheme>
      )}
    </BrandContext>
  )
}
