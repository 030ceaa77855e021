import { placeCalls } from '@ensaio/client'
import { freshKey, useClient } from '@ensaio/frame'
import { type OrderInformationStepProps, Text, useRemote } from '@ensaio/ui'
import { useRef } from 'react'

const asks = { places: placeCalls }

const longest = 200

/**
 * A search of places, once the server has said that there is one; null before, and where that could not be asked. What is typed up to a
 * choice goes under one token, since that is what is paid for; the next search gets a new one.
 */
export function usePlaceSearch(): NonNullable<OrderInformationStepProps['places']> | null {
  const client = useClient(asks)
  const [isEnabled] = useRemote((signal) => client.places.isEnabled(signal), [client])
  const token = useRef<string>(null)

  if (isEnabled.state !== 'ready' || !isEnabled.value) return null
  return {
    searchPlaces: async (input, signal) => {
      token.current ??= freshKey()
      return (await client.places.search(input.slice(0, longest), token.current, signal)).places
    },
    readPlace: (id) => {
      const used = token.current ?? freshKey()
      token.current = null
      return client.places.get(id, used)
    },
    // Its terms ask for these very words, in any language.
    mark: (
      <Text soft>
        <span translate="no">Google Maps</span>
      </Text>
    ),
  }
}
