import { icons } from 'virtual:icons'
import { CopyButton, color, radius, Stack, space, Text, TextInput, TextLink } from '@ensaio/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { findIcons } from './find-icons.ts'
import { iconWords } from './icon-words.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space[16]};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  align-content: start;
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
`

const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  grid-column: 1 / -1;
`

type Shown = (typeof icons)[number]

function IconItem({ icon: { name, Icon, components } }: { icon: Shown }) {
  return (
    <Item>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <Text strong>{name}</Text>
        <Text soft>{iconWords[name]}</Text>
      </div>
      <Whole>
        {components.map((component) => (
          <TextLink key={component.name} href={`?path=/docs/${component.page}`} target="_top">
            {component.name}
          </TextLink>
        ))}
      </Whole>
      <Whole>
        <CopyButton
          text={`import { ${name} } from 'lucide-react'`}
          label={`Copiar import de ${name}`}
          said={`Import de ${name} copiado.`}
          name={`Import de ${name}`}
        >
          Copiar import
        </CopyButton>
      </Whole>
    </Item>
  )
}

/** Shows every icon of the library with its name, what it says, the components that draw it, and its import to copy. */
export function IconCatalogue() {
  const [text, setText] = useState('')
  const found = findIcons(icons, text)
  const count = useId()
  return (
    <Stack gap={24}>
      <TextInput
        type="search"
        aria-label="Buscar ícone"
        aria-describedby={count}
        placeholder="calendário, Camera, PhotosCard…"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={count} role="status">
        {found.length === 0
          ? 'Nenhum ícone com estas palavras.'
          : `${found.length} de ${icons.length} ícones`}
      </p>
      <List role="list">
        {found.map((icon) => (
          <IconItem key={icon.name} icon={icon} />
        ))}
      </List>
    </Stack>
  )
}
