import { placeCalls } from '@ensaio/client'
import { freshKey, type OrderInformationStepProps, Text, useRemote } from '@ensaio/ui'
import { useRef } from 'react'
import { useClient } from '../app-context.ts'

const asks = { places: placeCalls }

const longestInput = 200

/**
 * The place search; null until the server has confirmed that it is enabled. All requests up to a
 * choice share one token, since Google bills by it; the next search gets a new one.
 */
export function usePlaceSearch(): NonNullable<OrderInformationStepProps['places']> | null {
  const client = useClient(asks)
  const [isEnabled] = useRemote((signal) => client.places.isEnabled(signal), [client])
  const token = useRef<string>(null)

  if (isEnabled.state !== 'ready' || !isEnabled.value) return null
  return {
    searchPlaces: async (input, signal) => {
      token.current ??= freshKey()
      return (await client.places.search(input.slice(0, longestInput), token.current, signal)).places
    },
    readPlace: (id) => {
      const used = token.current ?? freshKey()
      token.current = null
      return client.places.get(id, used)
    },
    // Google's terms require exactly this text, in any language.
    mark: (
      <Text soft>
        <span translate="no">Google Maps</span>
      </Text>
    ),
  }
}
