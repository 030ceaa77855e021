// Floor d, the smallest possible page of this portal: React, router, styles, store, HTTP client and schema, each used once.
import ky from 'ky'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider, useParams } from 'react-router-dom'
import styled, { ThemeProvider } from 'styled-components'
import { number, object, parse, string } from 'valibot'
import { create } from 'zustand'

const Person = object({ id: number(), name: string() })
const usePerson = create<{ name: string; load: (id: string) => Promise<void> }>((set) => ({
  name: '',
  load: async (id) => set({ name: parse(Person, await ky.get(`/api/people/${id}`).json()).name }),
}))
const Title = styled.h1`
  color: ${({ theme }: { theme: { ink?: string } }) => theme.ink};
`

function Home() {
  return (
    <main>
      <Title>Ensaio</Title>
      <p>Ensaios fotográficos, tours virtuais, vídeos e plantas para quem vende imóveis.</p>
      <Link to="/people/1">Entrar</Link>
    </main>
  )
}

function Detail() {
  const { id = '' } = useParams()
  const { name, load } = usePerson()
  return (
    <button type="button" onClick={() => load(id)}>
      {name}
    </button>
  )
}

const router = createBrowserRouter([
  { path: '/people/:id', element: <Detail /> },
  { path: '*', element: <Home /> },
])

/** Renders the page; other floors extend it. */
export function mount(): void {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ThemeProvider theme={{ ink: '#223' }}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
}

mount()
