import { kids } from '#features/kids/kids.tables'
import { portraitRepaints, portraits } from '#features/portraits/portraits.tables'
import type { openTestServer } from './test-server'

type Server = Awaited<ReturnType<typeof openTestServer>>

/** A kid with a portrait, straight into the tables: something to export and to erase. */
export async function createKidRow({ server, accountId }: { server: Server; accountId: string }) {
  const { database, newId, clock, mediaStore } = server.house
  const kidName = `Zephyrine${accountId.slice(0, 6)}`
  const put = { bytes: Buffer.from(`picture of ${kidName}`), type: 'image/png' as const }
  const key = await mediaStore.put({ ...put, owner: accountId })
  const kidId = newId()
  const at = clock.now()
  await database.db.insert(kids).values({
    id: kidId,
    accountId,
    name: kidName,
    sex: 'female',
    dateOfBirth: '2021-04-01',
    color: 'dawn',
    createdAt: at,
    updatedAt: at,
  })
  const images = { face: key, figure: key, walking: key, sitting: key, night: key }
  const portraitId = newId()
  await database.db.insert(portraits).values({
    id: portraitId,
    accountId,
    kidId,
    companionId: null,
    version: 1,
    state: 'ready',
    character: JSON.parse('{}'),
    progress: 1,
    images,
    createdAt: at,
  })
  await database.db.insert(portraitRepaints).values({
    portraitId,
    accountId,
    state: 'asked',
    service: 'a service',
    agreedAt: at,
    photo: key,
    isSecondTry: false,
  })
  return { kidId, kidName, key, put }
}
