import { onWipe } from './offline-copies'

const NAME = 'luciole-kept'
const STORES = ['answers', 'books', 'places'] as const
export type RecordStore = (typeof STORES)[number]

let opening: Promise<IDBDatabase> | null = null

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')))
  })

async function openDatabase() {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => {
    for (const store of STORES) request.result.createObjectStore(store)
  })
  const database = await settled(request)
  // Another tab signs out: what is open here must not keep it from being wiped.
  database.addEventListener('versionchange', closeRecords)
  // A phone takes the storage of an app it puts to sleep: awake again, it is opened anew.
  database.addEventListener('close', closeRecords)
  return database
}

async function storeOf({ store, mode }: { store: RecordStore; mode: IDBTransactionMode }) {
  opening ??= openDatabase().catch((error: unknown) => {
    opening = null
    throw error
  })
  return (await opening).transaction(store, mode).objectStore(store)
}

function closeRecords() {
  void opening?.then((database) => database.close()).catch(() => undefined)
  opening = null
}
onWipe(closeRecords)

type Place = { store: RecordStore; key: string }

export async function readRecord({ store, key }: Place): Promise<unknown> {
  return await settled((await storeOf({ store, mode: 'readonly' })).get(key))
}
export async function readRecords(store: RecordStore): Promise<unknown[]> {
  return await settled((await storeOf({ store, mode: 'readonly' })).getAll())
}
export async function readKeys(store: RecordStore): Promise<string[]> {
  const keys = await settled((await storeOf({ store, mode: 'readonly' })).getAllKeys())
  return keys.map(String)
}
export async function writeRecord({ store, key, value }: Place & { value: unknown }) {
  await settled((await storeOf({ store, mode: 'readwrite' })).put(value, key))
}
export async function deleteRecord({ store, key }: Place) {
  await settled((await storeOf({ store, mode: 'readwrite' })).delete(key))
}
