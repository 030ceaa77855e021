import { type BoardPhotographer, type BoardVisit, type MapRoute, withNoun } from '@ensaio/domain'
import styled from 'styled-components'
import { Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../../primitives/navigation/TextLink/TextLink.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { color, focusRing, radius, space, tabular, text } from '../../../../theme/tokens.ts'
import { routeInitials, routeTone } from './route-tones.ts'

const Name = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: center;

  > b {
    font-weight: 600;
  }

  > span:first-child {
    display: grid;
    flex: none;
    place-items: center;
    width: 36px;
    height: 28px;
    border: 2px solid var(--route);
    border-radius: ${radius.full};
    background: var(--route-fill);
    color: var(--route);
    font-size: ${text.size13};
    font-weight: 600;
  }

  > span:last-child {
    color: ${color.inkSoft};
    font-size: ${text.size15};
  }
`

const Stops = styled.ol`
  display: grid;
  list-style: none;
  padding: 0;

  button {
    ${tabular}
    display: grid;
    grid-template-columns: 1.5rem 3.5rem minmax(0, 1fr);
    width: 100%;
    min-height: 44px;
    padding: ${space[8]};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.ink};
    font-size: ${text.size15};
    line-height: 1.35;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;

    &:hover {
      background: ${color.sunken};
    }

    &[aria-pressed='true'] {
      background: ${color.actionSoft};
      font-weight: 600;
    }

    &:focus-visible {
      ${focusRing}
    }
  }
`

const Places = styled.ul`
  display: grid;
  gap: ${space[8]};
  list-style: none;
  padding: 0;

  > li {
    display: grid;
    justify-items: start;
  }
`

function Route(props: {
  route: MapRoute
  photographers: readonly BoardPhotographer[]
  chosen: number | null
  onChoose: (visitId: number) => void
}) {
  const { photographer, stops } = props.route
  const { text: line, fill } = routeTone(props.photographers, photographer)
  const name = photographer?.name ?? 'Sem fotógrafo'
  return (
    <Stack as="section" gap={4} aria-label={name}>
      <Name style={{ '--route': line, '--route-fill': fill } as object}>
        <span aria-hidden="true">{routeInitials(photographer)}</span>
        <b>{name}</b>
        <span>{withNoun(stops.length, 'visita', 'visitas')}</span>
      </Name>
      <Stops role="list">
        {stops.map(({ visit, nth, point }) => (
          <li key={visit.id}>
            <button
              type="button"
              aria-pressed={visit.id === props.chosen}
              onClick={() => props.onChoose(visit.id)}
            >
              <span>{nth}</span>
              <span>{visit.slot?.hour}</span>
              <span>
                {[visit.title, visit.neighborhood, ...(point === null ? ['sem posição'] : [])]
                  .filter((one) => one !== '')
                  .join(', ')}
              </span>
            </button>
          </li>
        ))}
      </Stops>
    </Stack>
  )
}

/** The routes in words: who goes where, in which order; and the visits whose position has to be set. */
export function RouteList(props: {
  routes: readonly MapRoute[]
  photographers: readonly BoardPhotographer[]
  chosen: number | null
  onChoose: (visitId: number) => void
  visitHref: (id: number) => string
}) {
  const { routes } = props
  const unplaced: BoardVisit[] = routes.flatMap(({ stops }) =>
    stops.flatMap(({ visit, point }) => (point === null ? [visit] : [])),
  )
  return (
    <Stack gap={16}>
      {routes.map((route) => (
        <Route
          key={route.photographer?.id ?? 0}
          route={route}
          photographers={props.photographers}
          chosen={props.chosen}
          onChoose={props.onChoose}
        />
      ))}
      {unplaced.length > 0 && (
        <Stack as="section" gap={8} aria-label="Sem posição">
          <Heading level={3} size="size15">{`Sem posição (${unplaced.length})`}</Heading>
          <Text soft>Do endereço só se conhece a cidade, ou nem isso.</Text>
          <Places role="list">
            {unplaced.map(({ id, title, slot }) => (
              <li key={id}>
                <span>{`${slot?.hour ?? ''}, ${title}`}</span>
                <TextLink href={props.visitHref(id)} aria-label={`Definir a posição: ${title}`}>
                  Definir a posição
                </TextLink>
              </li>
            ))}
          </Places>
        </Stack>
      )}
    </Stack>
  )
}
