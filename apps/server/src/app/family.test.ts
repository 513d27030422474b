import { sampleHuman } from '@luciole/illustrator/people/sample-human'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newParent, reasonOf, until } from './test-parent'
import { openTestServer } from './test-server'

let server: Awaited<ReturnType<typeof openTestServer>>
let parent: Awaited<ReturnType<typeof newParent>>
let stranger: Awaited<ReturnType<typeof newParent>>
beforeAll(async () => {
  server = await openTestServer({ environment: { AUTH_LIMIT_FACTOR: '1000' } })
  parent = await newParent({ server, email: 'parent@example.com' })
  stranger = await newParent({ server, email: 'stranger@example.com' })
})
afterAll(() => server.close())

const nina = { name: 'Nina', sex: 'female', dateOfBirth: '2021-05-04' } as const
const look = sampleHuman({ age: 5 })
const hedgehog = {
  type: 'animal',
  name: 'Biscuit',
  sex: 'male',
  age: 3,
  description: 'a hedgehog',
} as const

describe('the family', () => {
  it('holds one kid before a plan, five in a trial, and no sixth', async () => {
    const { trpc } = parent
    await trpc.kid.create.mutate(nina)
    expect(await reasonOf(trpc.kid.create.mutate({ ...nina, name: 'Léo' }))).toBe(
      'kid.limit_reached',
    )
    await trpc.subscription.startTrial.mutate()
    for (const name of ['Léo', 'Éloïse', 'Hugo', 'D’Artagnan']) {
      await trpc.kid.create.mutate({ ...nina, name })
    }
    expect(await reasonOf(trpc.kid.create.mutate({ ...nina, name: 'Six' }))).toBe(
      'kid.limit_reached',
    )
    const names = (await trpc.kid.list.query()).map(({ name }) => name)
    expect(names).toEqual(['Nina', 'Léo', 'Éloïse', 'Hugo', 'D’Artagnan'])
  })

  it('refuses a birthday that has not come and a day that does not exist', async () => {
    const { trpc } = parent
    for (const dateOfBirth of ['2999-01-01', '2021-02-30', '1950-01-01']) {
      expect(await reasonOf(trpc.kid.create.mutate({ ...nina, dateOfBirth }))).toBe('invalid_input')
    }
  })

  it('refuses a name that is no name, and keeps the profile as it was', async () => {
    const { trpc } = parent
    const [kid] = await trpc.kid.list.query()
    const kidId = kid?.id ?? ''
    expect(
      await reasonOf(trpc.kid.update.mutate({ kidId, kid: { ...nina, name: 'me@home.fr' } })),
    ).toBe('text.refused')
    expect((await trpc.kid.get.query({ kidId })).name).toBe('Nina')
  })

  it('takes a first name a film has too, for a kid and for a friend', async () => {
    const { trpc } = parent
    const [kid] = await trpc.kid.list.query()
    const kidId = kid?.id ?? ''
    expect(await trpc.kid.update.mutate({ kidId, kid: { ...nina, name: 'Elsa' } })).toMatchObject({
      name: 'Elsa',
    })
    await trpc.kid.update.mutate({ kidId, kid: nina })
    const cat = {
      type: 'animal',
      name: 'Simba',
      sex: null,
      age: null,
      description: 'a cat',
    } as const
    const { id: companionId } = await trpc.companion.create.mutate({ kidId, companion: cat })
    await trpc.companion.delete.mutate({ kidId, companionId })
    expect(
      await reasonOf(
        trpc.companion.create.mutate({ kidId, companion: { ...cat, name: 'Pikachu' } }),
      ),
    ).toBe('text.refused')
  })

  it('paints a portrait while nobody waits, and tells it in versions', async () => {
    const { trpc } = parent
    const [kid] = await trpc.kid.list.query()
    const kidId = kid?.id ?? ''
    await trpc.avatar.save.mutate({ kidId, character: look })
    expect((await trpc.kid.get.query({ kidId })).portrait.state).toBe('painting')
    const { portrait } = await until(async () => {
      const now = await trpc.kid.get.query({ kidId })
      return now.portrait.state === 'ready' && now
    })
    expect(portrait.version).toBe(1)
    const face = await fetch(new URL(portrait.images?.face ?? '', server.url))
    expect([face.status, face.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(portrait.images?.strip.map(({ kind }) => kind)).toEqual(['walking', 'sitting', 'night'])

    await trpc.avatar.delete.mutate({ kidId })
    expect((await trpc.kid.get.query({ kidId })).portrait.state).toBe('none')
    const answer = await until(async () => {
      const again = await fetch(face.url)
      return again.status !== 200 && again
    })
    expect(answer.status).toBe(404)
  })

  it('keeps each of two portraits saved at once, the last one on top', async () => {
    const { trpc } = parent
    const [, kid] = await trpc.kid.list.query()
    const kidId = kid?.id ?? ''
    const saved = [look, { ...look, skin: 2 }].map((character) =>
      reasonOf(trpc.avatar.save.mutate({ kidId, character })),
    )
    expect(await Promise.all(saved)).toEqual(['no refusal', 'no refusal'])
    expect((await trpc.kid.get.query({ kidId })).portrait.version).toBe(2)
  })

  it('keeps a portrait deleted that was deleted while it was painted', async () => {
    const { trpc } = parent
    const [, , kid] = await trpc.kid.list.query()
    const kidId = kid?.id ?? ''
    await trpc.avatar.save.mutate({ kidId, character: look })
    await trpc.avatar.delete.mutate({ kidId })
    const noPainting = sql`select 1 from pgboss.job where name = 'paint-portrait'
      and state in ('created', 'active', 'retry')`
    await until(async () => {
      const { rows } = await server.house.database.db.execute(noPainting)
      return rows.length === 0
    })
    expect((await trpc.kid.get.query({ kidId })).portrait.state).toBe('none')
  })

  it('takes a name without its blanks, and none that is only blanks', async () => {
    const { trpc } = parent
    const [, kid] = await trpc.kid.list.query()
    const kidId = kid?.id ?? ''
    await trpc.kid.update.mutate({ kidId, kid: { ...nina, name: '  Léo ' } })
    expect((await trpc.kid.get.query({ kidId })).name).toBe('Léo')
    expect(await reasonOf(trpc.kid.create.mutate({ ...nina, name: '   ' }))).toBe('invalid_input')
  })

  it('asks for a description of an animal and none of a lovey', async () => {
    const { trpc } = parent
    const [kid] = await trpc.kid.list.query()
    const kidId = kid?.id ?? ''
    const bare = { ...hedgehog, description: null }
    expect(await reasonOf(trpc.companion.create.mutate({ kidId, companion: bare }))).toBe(
      'invalid_input',
    )
    const lovey = { ...bare, type: 'lovey', name: 'Pompon' } as const
    await trpc.companion.create.mutate({ kidId, companion: lovey })
    const biscuit = await trpc.companion.create.mutate({ kidId, companion: hedgehog })
    await trpc.companion.update.mutate({
      kidId,
      companionId: biscuit.id,
      companion: { ...hedgehog, name: 'Biscotte', sex: 'female' },
    })
    const names = (await trpc.companion.list.query({ kidId })).map(({ name }) => name)
    expect(names).toEqual(['Pompon', 'Biscotte'])
  })

  it('shows nothing of it to a stranger', async () => {
    const [kid] = await parent.trpc.kid.list.query()
    const kidId = kid?.id ?? ''
    const { trpc } = stranger
    expect(await trpc.kid.list.query()).toEqual([])
    const calls = [
      () => trpc.kid.get.query({ kidId }),
      () => trpc.kid.update.mutate({ kidId, kid: nina }),
      () => trpc.kid.delete.mutate({ kidId }),
      () => trpc.avatar.save.mutate({ kidId, character: look }),
      () => trpc.companion.list.query({ kidId }),
      () => trpc.subscription.openKid.mutate({ kidId }),
    ]
    for (const call of calls) expect(await reasonOf(call())).toBe('not_found')
  })

  it('takes everything of a kid along when the profile is deleted', async () => {
    const { trpc } = parent
    const [kid] = await trpc.kid.list.query()
    const kidId = kid?.id ?? ''
    await trpc.kid.delete.mutate({ kidId })
    expect(await reasonOf(trpc.companion.list.query({ kidId }))).toBe('not_found')
    expect(await trpc.kid.list.query()).toHaveLength(4)
  })
})
