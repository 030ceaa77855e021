import { Page, Skeleton, Stack, VisuallyHidden } from '@ensaio/ui'

/** A placeholder while a page's code or user is loading. */
export function Waiting() {
  return (
    <Page aria-busy="true">
      <VisuallyHidden role="status">Carregando…</VisuallyHidden>
      <Stack gap={24}>
        <Skeleton width="40%" height="32px" />
        <Skeleton height="96px" />
        <Skeleton height="320px" />
      </Stack>
    </Page>
  )
}
