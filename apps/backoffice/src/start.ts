import '@ensaio/ui/fonts.css'
import { begin } from '@ensaio/frame'

begin(() => import('./main.tsx'))
