// Style sheets of pages that are not ours: none of them may reach into an embedded theme.
const headings = 'h1, h2, h3, h4, h5, h6'

/** Style sheets of pages that are not ours, by name. */
export const hostSheets = {
  'Reset simples': `
    *, *::before, *::after { box-sizing: content-box; }
    html, body, div, span, ${headings}, p, a, strong, small, em, b, i, ul, ol, li, dl, dt, dd, fieldset, form, label, legend,
    table, caption, tbody, thead, tr, th, td, figure, section, article, header, footer, nav, button, input, select, textarea, img {
      margin: 0; padding: 0; border: 0; font-size: 100%; font-weight: inherit; vertical-align: baseline; background: transparent;
    }
    ul, ol { list-style: none; }
    img, svg, video { display: inline-block; max-width: none; height: auto; vertical-align: middle; }
    button, input, select, textarea { appearance: none; border-radius: 0; }
    a { color: inherit; text-decoration: none; }
    :focus { outline: 0; }`,
  'Folha de framework': `
    *, *::before, *::after { box-sizing: border-box; }
    body { font: 400 16px/1.5 Georgia, serif; color: #212529; text-align: center; letter-spacing: 0.04em; }
    ${headings} { margin: 0 0 0.5rem; font-weight: 500; line-height: 1.2; color: #0d6efd; }
    h2 { font-size: 2rem; }
    p { margin: 0 0 1rem; }
    ul, ol { padding-left: 2rem; margin: 0 0 1rem; }
    ul ul, ol ul { margin-bottom: 0; }
    dt { font-weight: 700; }
    dd { margin: 0 0 0.5rem; }
    small { font-size: 0.875em; }
    a { color: #0d6efd; text-decoration: underline; }
    a:hover { color: #0a58ca; }
    img, svg { vertical-align: middle; }
    table { caption-side: bottom; border-collapse: separate; margin-bottom: 1rem; }
    th, td { padding: 0.5rem; border-bottom: 1px solid #dee2e6; }
    label { display: inline-block; margin-bottom: 0.5rem; }
    [type='button'], [type='submit'], button { appearance: button; cursor: default; }
    button { padding: 6px 12px; border: 1px solid #6c757d; border-radius: 6px; background: #e9ecef; text-transform: uppercase; }
    input, textarea, select { display: block; width: 100%; padding: 6px 12px; border: 1px solid #ced4da; }
    legend { float: left; width: 100%; margin-bottom: 0.5rem; font-size: 1.5rem; }
    legend + * { clear: left; }
    figure { margin: 0 0 1rem; }`,
  'Página escura': `
    body { background: #0b0d12; color: #e6e6e6; }
    ${headings} { color: #ffffff; text-transform: uppercase; text-align: right; font-size: 40px; }
    body h2, body h3 { color: #ffffff; }
    main p, body p, li, dd, dt, label, legend, small, strong, td, th, span, div { color: #f5f5f5; }
    button { background: #2a2f3a; color: #f5f5f5; }
    input, textarea { background: #14171f; color: #f5f5f5; }
    a { color: #7cc4ff; }
    svg { fill: #f5f5f5; stroke: #f5f5f5; }`,
} as const
