import '@ensaio/ui/fonts.css'
import { hydrateRoot } from 'react-dom/client'
import { App } from './server.tsx'

const root = document.getElementById('own')
if (!root) throw new Error('The page lacks the element #own.')
hydrateRoot(root, <App />)
