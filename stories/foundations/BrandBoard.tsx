import { sessionStatuses, status } from '@ensaio/domain'
import { now, session } from '@ensaio/mocks'
import {
  Banner,
  type Brand,
  Button,
  Card,
  Checkbox,
  color,
  Field,
  HeaderCard,
  Heading,
  NameMark,
  Row,
  ScheduleCard,
  Stack,
  StatusBadge,
  space,
  TextInput,
  ThemeProvider,
} from '@ensaio/ui'
import { TriangleAlert } from 'lucide-react'
import styled from 'styled-components'

const Ground = styled.section`
  padding: ${space[24]};
  background: ${color.canvas};
`

const done = async () => undefined

/** Shows typical components in one brand and mode. */
export function BrandBoard({ brand, mode }: { brand: Brand; mode: 'light' | 'dark' }) {
  return (
    <ThemeProvider brand={brand} mode={mode}>
      <Ground aria-label={`${brand.name}, ${mode === 'light' ? 'claro' : 'escuro'}`}>
        <Stack gap={24}>
          <NameMark size={32} />
          <HeaderCard session={session()} now={now} onCancel={done} />
          <ScheduleCard
            session={session({ status: status.notScheduled })}
            now={now}
            scheduleHref="#agendar"
          />
          <Row>
            {sessionStatuses.map((one) => (
              <StatusBadge key={one} status={one} />
            ))}
          </Row>
          <Card>
            <Stack gap={16}>
              <Heading level={3} size="size20">
                Quem recebe o fotógrafo
              </Heading>
              <Field label="Nome">
                <TextInput defaultValue="Marina Duarte" autoComplete="off" />
              </Field>
              <Field label="E-mail" error="Este e-mail está incompleto: falta o que vem depois do @.">
                <TextInput defaultValue="marina@" autoComplete="off" />
              </Field>
              <Checkbox label="Eu estarei no imóvel ou receberei o fotógrafo" defaultChecked />
              <Row>
                <Button variant="primary" onPress={done}>
                  Continuar
                </Button>
                <Button onPress={done}>Voltar</Button>
                <Button variant="danger" onPress={done}>
                  Cancelar ensaio
                </Button>
              </Row>
            </Stack>
          </Card>
          <Banner tone="yellow" icon={<TriangleAlert size={20} strokeWidth={1.75} />}>
            Este ensaio ainda não tem quem o receba.
          </Banner>
        </Stack>
      </Ground>
    </ThemeProvider>
  )
}
