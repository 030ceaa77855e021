import { type Brand, color, radius, space, ThemeProvider } from '@ensaio/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Ground = styled.div`
  margin-block: ${space[16]};
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.canvas};
  overflow: auto;
`

/** Shows components inside a docs page, in one mode and brand. */
export function Specimen(props: { brand?: Brand; mode?: 'light' | 'dark'; children: ReactNode }) {
  const { brand, mode = 'light', children } = props
  return (
    <ThemeProvider mode="light">
      <ThemeProvider mode={mode} {...(brand ? { brand } : {})}>
        <Ground className="sb-unstyled">{children}</Ground>
      </ThemeProvider>
    </ThemeProvider>
  )
}
