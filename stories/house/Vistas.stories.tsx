import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { checkAccessibility } from '#storybook/checks/accessibility-checks.ts'
import { notPictured, together } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'

/** Content with a defect on purpose. */
function Defective({ children }: { children: ReactNode }) {
  return <div>{children}</div>
}

/** A dialog over the page; `brief` closes it again two frames later. */
function Modal({ style, brief, children }: { style: CSSProperties; brief?: boolean; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    if (brief) requestAnimationFrame(() => requestAnimationFrame(() => shown?.close()))
    return () => shown?.close()
  }, [brief])
  return (
    <dialog ref={dialog} style={style} aria-label="Foto">
      {children}
    </dialog>
  )
}

const meta = preview.meta({
  title: 'Casa/Vistas que pegam',
  component: Defective,
  // For tests only, hidden from the sidebar; each story calls the check itself.
  tags: ['!dev', '!autodocs'],
  ...together(notPictured, { parameters: { a11y: { test: 'off' as const } } }),
})

/** Returns a play function that expects the accessibility check to fail with a matching message. */
const refused =
  (words: RegExp) =>
  ({ title, globals }: Pick<Parameters<typeof checkAccessibility>[0], 'title' | 'globals'>) =>
    expect(checkAccessibility({ title, globals, parameters: {} })).rejects.toThrow(words)

// A long title widens the only grid column, and with it the whole dialog.
const asWideAsItsTitle = (
  <header style={{ display: 'flex' }}>
    <h2 style={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      Espaço gourmet com churrasqueira e varanda integrada à sala de jantar
    </h2>
    <button type="button">Fechar</button>
  </header>
)
const wholeWindow: CSSProperties = {
  display: 'grid',
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
}

export const TelaInteira = meta.story({
  name: 'Um diálogo de tela inteira mais largo que a tela',
  args: { children: <Modal style={wholeWindow}>{asWideAsItsTitle}</Modal> },
  play: refused(/On a phone, out of reach:\n(.*\n)*.*Fechar by <dialog>/),
})

export const Passageiro = meta.story({
  name: 'O mesmo, já fechado quando a história acaba',
  args: {
    children: (
      <Modal style={wholeWindow} brief>
        {asWideAsItsTitle}
      </Modal>
    ),
  },
  play: async (story) => {
    await waitFor(() => expect(document.querySelector('dialog')).not.toHaveAttribute('open'))
    await refused(/In a dialog while it was open, out of reach:\n(.*\n)*390 × 844 px: .*Fechar by <dialog>/)(
      story,
    )
  },
})

export const AbaixoDaTela = meta.story({
  name: 'Um diálogo que passa do fim da tela e não rola',
  args: {
    children: (
      <Modal style={{ height: 900, maxHeight: 'none', overflow: 'visible', top: 0 }}>
        <p style={{ marginTop: 860 }}>O fim dos termos</p>
      </Modal>
    ),
  },
  play: refused(/“O fim dos termos” by the window, 844 px high/),
})

export const BotaoLargo = meta.story({
  name: 'Um botão mais largo que o celular',
  args: {
    children: (
      <button type="button" style={{ width: 420 }}>
        Confirmar o agendamento
      </button>
    ),
  },
  play: refused(/Confirmar o agendamento by the window, 390 px wide\n(.*\n)*the page scrolls sideways/),
})

export const TextoParaFora = meta.story({
  name: 'Um texto puxado para fora por uma margem negativa',
  args: { children: <p style={{ marginLeft: -40 }}>Rua Augusta, 1500</p> },
  play: refused(/“Rua Augusta, 1500” by the window/),
})

export const TextoCortado = meta.story({
  name: 'Um texto cortado por uma altura fixa',
  args: {
    children: (
      <p style={{ height: 20, width: 100, overflow: 'hidden' }}>
        Cobramos uma taxa de 30% nas últimas 24 horas.
      </p>
    ),
  },
  play: refused(/“Cobramos uma taxa.*” by <p>/),
})

/** Cabe como está, e não com palavras mais longas. */
export const AlongadoNaoCabe = meta.story({
  args: {
    children: (
      <p style={{ width: 130, overflow: 'hidden', whiteSpace: 'nowrap', fontSize: 16 }}>Aguarda ensaio</p>
    ),
  },
  play: refused(/On a phone with texts 40 % longer[^“]*“AAguuaardaa eensaaiioo” by <p>/),
})

export const FaixaCalada = meta.story({
  ...notPictured,
  name: 'Uma faixa que rola de lado sem dizer',
  args: {
    children: (
      <section style={{ overflowX: 'auto' }}>
        <div style={{ width: 2000, height: 20 }} />
      </section>
    ),
  },
  play: refused(/<section> scrolls sideways/),
})

export const BarraAlta = meta.story({
  name: 'Uma barra presa que toma mais da metade da janela',
  args: {
    children: (
      <>
        <p style={{ height: 900 }}>Fotos</p>
        <p style={{ position: 'sticky', bottom: 0, height: 210 }}>Seleção</p>
      </>
    ),
  },
  play: refused(/Zoomed to 400 %, out of reach:\n<p> covers more than half/),
})

export const RodapeNoMeio = meta.story({
  name: 'Uma página curta com o rodapé no meio da janela',
  args: {
    children: (
      <section>
        <main>Extrato</main>
        <footer>© 2026 Ensaio</footer>
      </section>
    ),
  },
  play: refused(/<footer> ends above the end of the window/),
})

export const LetraPerdida = meta.story({
  name: 'Um texto na cor do escolhido sem o fundo dele, nas cores do sistema',
  args: { children: <p style={{ background: 'SelectedItem', color: 'SelectedItemText' }}>Todos</p> },
  play: refused(/In forced colours, hard to see:\na text: <p/),
})

export const IconePerdido = meta.story({
  name: 'Um ícone que fica com a própria cor, nas cores do sistema',
  args: {
    children: (
      <svg width="20" height="20" role="img" aria-label="Fechar">
        <path d="M0 0L20 20" stroke="#0b5351" />
      </svg>
    ),
  },
  play: refused(/In forced colours, hard to see:\nan icon: /),
})

export const BotaoSemBorda = meta.story({
  name: 'Um botão que só o fundo mostra, nas cores do sistema',
  args: {
    children: (
      <button type="button" style={{ background: '#0b5351', color: 'white' }}>
        Salvar
      </button>
    ),
  },
  play: refused(/a control without border or background: <button/),
})
