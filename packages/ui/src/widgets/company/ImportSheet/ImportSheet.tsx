import {
  type ImportFile,
  type ImportKind,
  type ImportResult,
  importColumns,
  importKindLabels,
  importKinds,
  longestImport,
} from '@ensaio/domain'
import { Download, FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { FilePicker } from '../../../primitives/input/FilePicker/FilePicker.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Disclosure } from '../../../primitives/layout/Disclosure/Disclosure.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { csvText } from './csv-text.ts'
import { ImportOutcome } from './ImportOutcome.tsx'
import { Columns, DropPlace } from './ImportSheet.styles.ts'

/** The props of `ImportSheet`. */
export type ImportSheetProps = {
  /** Saves the example file of a kind on the device. */
  onExample: (what: ImportKind) => void
  /** The dry run: what a file would write, and every wrong line. */
  onCheck: (file: ImportFile) => Promise<ImportResult>
  /** Writes a file whose dry run found nothing wrong. */
  onImport: (file: ImportFile) => Promise<ImportResult>
}

type Chosen = { name: string; text: string }

/** A dry run, and the file that it read. */
type Checked = { of: ImportFile; result: ImportResult }

function isSame(one: ImportFile, other: ImportFile): boolean {
  return one.what === other.what && one.invites === other.invites && one.text === other.text
}

/** The largest file that is read, in bytes; a longer text is refused once it is read. */
const mostBytes = 2_000_000

function sizeProblem(file: File, text: string): string | null {
  if (file.size > mostBytes || text.length > longestImport)
    return 'O arquivo é grande demais. Divida-o em partes.'
  return text.trim() === '' ? 'O arquivo está vazio.' : null
}

/**
 * Brings along companies, people or past ensaios from a CSV file: what, the file, a dry run with every wrong line, and then all lines
 * or none (rule import-all-or-nothing).
 */
export function ImportSheet({ onExample, onCheck, onImport }: ImportSheetProps) {
  const [what, setWhat] = useState<ImportKind>('companies')
  const [invites, setInvites] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const [lastChecked, setChecked] = useState<Checked | null>(null)
  const [done, setDone] = useState<ImportResult | null>(null)
  const [isImporting, setImporting] = useState(false)
  /** The file chosen last: a larger one may be read after it. */
  const reading = useRef<File>(null)
  const forget = () => {
    setChecked(null)
    setDone(null)
  }
  const take = async ([file]: readonly File[]) => {
    if (!file || isImporting) return
    forget()
    reading.current = file
    const text = file.size > mostBytes ? '' : csvText(await file.arrayBuffer())
    if (reading.current !== file) return
    const wrong = sizeProblem(file, text)
    setProblem(wrong)
    setChosen(wrong === null ? { name: file.name, text } : null)
  }
  const whole: ImportFile = { what, text: chosen?.text ?? '', invites: invites && what !== 'sessions' }
  // A late answer may be about another file than the one on screen.
  const checked = lastChecked && isSame(lastChecked.of, whole) ? lastChecked.result : null
  const mayImport = checked !== null && checked.problem_count === 0 && checked.fresh > 0 && done === null
  // One button for all steps, so that the focus stays on it.
  const next = async () => {
    if (done !== null) {
      forget()
      setChosen(null)
    } else if (mayImport) {
      setImporting(true)
      try {
        setDone(await onImport(whole))
      } finally {
        setImporting(false)
      }
    } else if (chosen !== null) setChecked({ of: whole, result: await onCheck(whole) })
    else setProblem(problem ?? 'Escolha o arquivo.')
  }
  return (
    <Card title="Importar de uma planilha">
      <Stack gap={24}>
        <Text soft>
          Traga empresas, pessoas e ensaios passados de um arquivo CSV, nesta ordem. Primeiro o arquivo é
          conferido; nada é gravado enquanto uma linha estiver errada.
        </Text>
        <Field label="O que importar">
          <Select
            value={what}
            disabled={isImporting}
            onChange={({ target }) => {
              setWhat(target.value as ImportKind)
              forget()
            }}
          >
            {importKinds.map((kind) => (
              <option key={kind} value={kind}>
                {importKindLabels[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Stack gap={12}>
          <Disclosure summary="Colunas do arquivo">
            <Columns>
              {importColumns[what].map(({ name, required, hint }) => (
                <div key={name}>
                  <dt>{required ? name : `${name} (opcional)`}</dt>
                  <dd>{hint}</dd>
                </div>
              ))}
            </Columns>
          </Disclosure>
          <Row>
            <Button
              size="small"
              icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
              onPress={() => onExample(what)}
            >
              Baixar exemplo
            </Button>
          </Row>
        </Stack>
        {what !== 'sessions' && (
          <Checkbox
            label="Convidar cada pessoa nova por e-mail"
            checked={invites}
            disabled={isImporting}
            onChange={({ target }) => {
              // Whom it can invite is part of the check.
              forget()
              setInvites(target.checked)
            }}
          />
        )}
        <Stack gap={8}>
          <DropPlace
            $over={isOver}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault()
              setOver(false)
              void take([...event.dataTransfer.files])
            }}
          >
            <Text soft={chosen === null}>{chosen?.name ?? 'Solte aqui o arquivo CSV, ou escolha.'}</Text>
            <FilePicker
              accept=".csv,text/csv"
              icon={<FileText size={18} strokeWidth={1.75} aria-hidden="true" />}
              disabled={isImporting}
              onPick={take}
            >
              {chosen === null ? 'Escolher arquivo' : 'Escolher outro arquivo'}
            </FilePicker>
          </DropPlace>
          <div role="alert">{problem !== null && <Text>{problem}</Text>}</div>
        </Stack>
        <ImportOutcome what={what} checked={checked} done={done} />
        <Row>
          <Button variant="primary" onPress={next}>
            {done !== null ? 'Importar outro arquivo' : mayImport ? 'Importar' : 'Conferir arquivo'}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
