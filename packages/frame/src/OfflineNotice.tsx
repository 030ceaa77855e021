import { Banner } from '@ensaio/ui'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function follow(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** A notice while the device has no connection; typed text stays. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {isOnline ? null : (
        <Banner tone="yellow" icon={<WifiOff size={20} strokeWidth={1.75} aria-hidden />}>
          Você está sem conexão. O que você digitou continua aqui: tente de novo quando ela voltar.
        </Banner>
      )}
    </div>
  )
}
