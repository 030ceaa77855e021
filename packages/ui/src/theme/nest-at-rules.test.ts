import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import styled, {
  createGlobalStyle,
  css,
  type RuleSet,
  ServerStyleSheet,
  StyleSheetManager,
} from 'styled-components'
import { expect, test } from 'vitest'
import { nestAtRules } from './nest-at-rules.ts'

/** The rules written for a component with these styles, whose class is written `.a`. */
function written(styles: RuleSet, namespace?: string): string[] {
  const sheet = new ServerStyleSheet()
  const One = styled.div`
    ${styles}
  `
  const manager = { stylisPlugins: [nestAtRules], ...(namespace && { namespace }) }
  const markup = renderToStaticMarkup(
    sheet.collectStyles(createElement(StyleSheetManager, manager, createElement(One))),
  )
  const [, name = ''] = /class="[\w-]+ ([\w-]+)"/.exec(markup) ?? []
  const rules = sheet.getStyleTags().replaceAll(name, 'a').split('/*!sc*/')
  return rules.map((rule) => rule.replace(/^<style[^>]*>/, '').trim()).filter((rule) => /^[.@]/.test(rule))
}

test('a condition stands inside the rule of its component', () => {
  expect(
    written(css`
      color: red;
      @media (max-width: 768px) {
        color: blue;
        &:hover,
        &&[data-on] > svg,
        span& i {
          color: green;
        }
      }
    `),
  ).toEqual([
    '.a{color:red;}',
    '.a{@media (max-width: 768px){&{color:blue;}&:hover,&&[data-on]>svg,span& i{color:green;}}}',
  ])
})

test('conditions in one another stand inside, too', () => {
  expect(
    written(css`
      @container (width < 20rem) {
        @supports (color: red) {
          color: blue;
        }
        color: green;
      }
    `),
  ).toEqual(['.a{@container (width < 20rem){&{color:green;}@supports (color: red){&{color:blue;}}}}'])
})

test('the rule is that of a class that stands in each selector', () => {
  const styles = css`
    @media print {
      .card:hover & {
        color: red;
      }
    }
  `
  expect(written(styles)).toEqual(['.a{@media print{.card:hover &{color:red;}}}'])
  expect(written(styles, '.theme.theme')).toEqual([
    '.a{@media print{.theme.theme .card:hover &{color:red;}}}',
  ])
})

test('movements stay as they are', () => {
  expect(
    written(css`
      @media print {
        color: red;
      }
      @keyframes come {
        from {
          opacity: 0;
        }
      }
    `),
  ).toEqual(['.a{@media print{&{color:red;}}}', '@keyframes come{from{opacity:0;}}'])
})

test('conditions on elements of the page stay as they are', () => {
  const sheet = new ServerStyleSheet()
  const Page = createGlobalStyle`
    @media print {
      body {
        color: red;
      }
    }
  `
  renderToStaticMarkup(
    sheet.collectStyles(
      createElement(StyleSheetManager, { stylisPlugins: [nestAtRules] }, createElement(Page)),
    ),
  )
  expect(sheet.getStyleTags()).toMatch(/>\s*@media print\{body\{color:red;\}\}/)
})
