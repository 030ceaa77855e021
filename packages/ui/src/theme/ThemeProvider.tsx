import { createContext, type ReactNode, use } from 'react'
import styled, { createGlobalStyle, css } from 'styled-components'
import { baseStyles } from './base-styles.ts'
import { type Brand, ensaio } from './brand.ts'
import { type Mode, themeVariables } from './variables.ts'

const BrandContext = createContext<Brand | null>(null)

type Theme = { $brand: Brand; $mode: Mode }

const RootTheme = createGlobalStyle<Theme>`
  :root {
    ${({ $brand, $mode }) => themeVariables($brand, $mode)}
  }
  ${baseStyles}
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

/** Sets brand and mode for everything inside; the outermost provider also adds the base styles, a nested one overrides a part. */
export function ThemeProvider(props: { brand?: Brand; mode?: Mode; children: ReactNode }) {
  const outer = use(BrandContext)
  const brand = props.brand ?? outer ?? ensaio
  const theme = { $brand: brand, $mode: props.mode ?? 'auto' }
  return (
    <BrandContext value={brand}>
      {outer ? (
        <NestedTheme {...theme}>{props.children}</NestedTheme>
      ) : (
        <>
          <RootTheme {...theme} />
          {props.children}
        </>
      )}
    </BrandContext>
  )
}
