type Detail = Readonly<Record<string, unknown>>

/** What is kept of an act, with the name of the API key by which it was done: the key itself may be revoked later (rule api-key). */
export function byKey(detail: Detail, keyName: string | undefined): Detail {
  return keyName === undefined ? detail : { ...detail, key: keyName }
}

/** The name of an author as histories show it: "Helena Prado, chave ERP" for what a key did (rule api-key). */
export function withKey(name: string, { key }: Detail): string {
  return typeof key === 'string' ? `${name}, chave ${key}` : name
}
