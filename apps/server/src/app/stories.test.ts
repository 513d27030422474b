import { LIMITS } from '@luciole/contract/limits'
import { randomUUID } from 'node:crypto'
import type { StoryRequest } from '@luciole/contract/wizard'
import { sampleHuman } from '@luciole/illustrator/people/sample-human'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createQuickCrafts } from './quick-crafts'
import { newParent, reasonOf, until } from './test-parent'
import { openTestServer } from './test-server'

let server: Awaited<ReturnType<typeof openTestServer>>
let parent: Awaited<ReturnType<typeof newParent>>
let stranger: Awaited<ReturnType<typeof newParent>>
let kidId = ''
let breaks = false
const painted: string[] = []
beforeAll(async () => {
  // What a picture shows is the painter's own test; here pages are counted.
  const { painter } = createQuickCrafts((what) => {
    painted.push(what)
    if (breaks) throw new Error('the paint is dry')
  })
  const environment = { AUTH_LIMIT_FACTOR: '1000' }
  server = await openTestServer({ environment, crafts: { painter } })
  parent = await newParent({ server, email: 'reader@example.com' })
  stranger = await newParent({ server, email: 'stranger@example.com' })
  await parent.trpc.subscription.startTrial.mutate()
  const kid = await parent.trpc.kid.create.mutate({
    name: 'Nina',
    sex: 'female',
    dateOfBirth: '2022-05-04',
  })
  kidId = kid.id
})
afterAll(() => server.close())

const surprise: StoryRequest = { answers: {}, kidIsHero: true, friends: [] }
const forest: StoryRequest = {
  answers: { 'setting-location': 'forest', challenge: 'help_someone' },
  kidIsHero: true,
  friends: [],
}

describe('a story', () => {
  let storyId = ''
  const requestId = randomUUID()

  it('is made from a tap to the last page, counted once', async () => {
    const { trpc } = parent
    const asked = await trpc.story.create.mutate({ kidId, requestId, request: forest })
    const again = await trpc.story.create.mutate({ kidId, requestId, request: forest })
    expect(again).toEqual(asked)
    storyId = asked.storyId
    expect((await trpc.subscription.get.query()).remainingStories).toBe(2)

    const story = await until(async () => {
      const now = await trpc.story.get.query({ kidId, storyId })
      if (now.state === 'failed') throw new Error('the story failed')
      return now.state === 'ready' && now
    })
    expect(story.pages.length).toBe(story.pageCount)
    expect(story.pages.every(({ picture }) => picture !== null)).toBe(true)
    expect(story.title?.en).toBeTruthy()
    expect(story.title?.fr).toBeTruthy()
    expect(story.cast.find(({ part }) => part === 'hero')?.name.en).toBe('Nina')
    const first = story.pages[0]?.picture?.sources[0]
    const picture = await fetch(new URL(first?.url ?? '', server.url))
    expect(picture.headers.get('content-type')).toBe('image/webp')
  })

  it('stands on the shelf, and remembers the newest page read on any device', async () => {
    const { trpc } = parent
    const read = (page: number, at: string) =>
      trpc.story.read.mutate({ kidId, storyId, page, finished: false, at })
    await read(4, '2026-01-02T20:00:00.000Z')
    await read(2, '2026-01-01T20:00:00.000Z')
    const { stories } = await trpc.story.list.query({ kidId })
    expect(stories.map(({ id, bookmark }) => [id, bookmark])).toEqual([[storyId, 4]])

    const { pageCount } = await trpc.story.get.query({ kidId, storyId })
    const at = '2026-01-03T20:00:00.000Z'
    const finish = { kidId, storyId, page: pageCount, finished: true, at }
    await trpc.story.read.mutate(finish)
    await trpc.story.read.mutate(finish)
    expect((await trpc.story.get.query({ kidId, storyId })).finishedCount).toBe(1)
  })

  it('opens at its title once it is finished, and has a bookmark again when read again', async () => {
    const { trpc } = parent
    const bookmark = async () => (await trpc.story.get.query({ kidId, storyId })).bookmark
    expect(await bookmark()).toBeNull()
    const at = '2026-01-04T20:00:00.000Z'
    await trpc.story.read.mutate({ kidId, storyId, page: 3, finished: false, at })
    expect(await bookmark()).toBe(3)
  })

  it('keeps a line the parent changed, in that language alone', async () => {
    const { trpc } = parent
    const page = { kidId, storyId, page: 1, language: 'en' as const }
    await trpc.story.editPage.mutate({ ...page, text: 'Nina said, “Hello.”', revision: 0 })
    const story = await trpc.story.get.query({ kidId, storyId })
    expect(story.pages[0]?.text.en.text).toBe('Nina said, “Hello.”')
    expect(story.pages[0]?.edited).toEqual({ en: true, fr: false })
    expect(story.pages[0]?.text.en.spans.map(({ speaker }) => speaker)).toEqual([
      'narrator',
      story.cast.find(({ part }) => part === 'hero')?.id,
    ])
    expect(await reasonOf(trpc.story.editPage.mutate({ ...page, text: 'Late', revision: 0 }))).toBe(
      'story.edited_elsewhere',
    )
    expect(
      await reasonOf(
        trpc.story.editPage.mutate({ ...page, text: 'mail me at a@b.fr', revision: 1 }),
      ),
    ).toBe('text.refused')
  })

  it('takes a changed word on a long page, as it takes the page itself, and no empty one', async () => {
    const { trpc } = parent
    const pageOf = async () => {
      const { pages } = await trpc.story.get.query({ kidId, storyId })
      const found = pages.findLast(({ text }) => text.fr.text.length > LIMITS.freeTextLength)
      if (!found) throw new Error('no long page')
      return found
    }
    const { number, revision, text } = await pageOf()
    const page = { kidId, storyId, page: number, language: 'fr' as const, revision }
    await trpc.story.editPage.mutate({ ...page, text: text.fr.text })
    expect((await pageOf()).edited).toEqual({ en: false, fr: false })

    const changed = `${text.fr.text} Et voilà.`
    await trpc.story.editPage.mutate({ ...page, text: changed })
    expect(await pageOf()).toMatchObject({
      edited: { en: false, fr: true },
      revision: revision + 1,
    })
    const after = { ...page, revision: revision + 1 }
    const rude = { ...after, text: `${changed} Putain !` }
    expect(await reasonOf(trpc.story.editPage.mutate(rude))).toBe('text.refused')
    const blank = { ...after, text: ' \n ' }
    expect(await reasonOf(trpc.story.editPage.mutate(blank))).toBe('invalid_input')
  })

  it('is drawn again as often as asked, at the price of nothing', async () => {
    const { trpc } = parent
    const sourceOf = async () => {
      const { pages } = await trpc.story.get.query({ kidId, storyId })
      return pages[1]?.picture?.sources[0]?.url
    }
    const before = await sourceOf()
    const page = { kidId, storyId, page: 2 }
    // Two taps and a changed line at once: the last drawing hangs, the line is kept.
    await Promise.all([
      trpc.story.redrawPage.mutate(page),
      trpc.story.redrawPage.mutate(page),
      trpc.story.editPage.mutate({ ...page, language: 'fr', text: 'Nina rit.', revision: 0 }),
    ])
    await until(
      async () => painted.includes(`page ${requestId} 2 2`) && (await sourceOf()) !== before,
    )
    // A drawing nobody sees any more is not kept.
    await until(async () => (await fetch(new URL(before ?? '', server.url))).status === 404)
    const { pages } = await trpc.story.get.query({ kidId, storyId })
    expect(pages[1]?.text.fr.text).toBe('Nina rit.')
    expect((await trpc.subscription.get.query()).remainingStories).toBe(2)
  })

  it('says of a page drawn again how far it is, and keeps the old picture where none comes', async () => {
    const { trpc } = parent
    const page = { kidId, storyId, page: 2 }
    const second = async () => (await trpc.story.get.query({ kidId, storyId })).pages[1]
    const sourceOf = (shown: Awaited<ReturnType<typeof second>>) =>
      shown?.picture?.sources[0]?.url.split('?')[0]
    const before = sourceOf(await second())
    breaks = true
    await trpc.story.redrawPage.mutate(page)
    expect((await second())?.redraw).toBe('asked')
    await until(async () => (await second())?.redraw === 'failed')
    expect(sourceOf(await second())).toBe(before)
    breaks = false
    await trpc.story.redrawPage.mutate(page)
    await until(async () => (await second())?.redraw === null)
    expect(sourceOf(await second())).not.toBe(before)
  })

  it('of another format says which, and nothing of what it cannot read', async () => {
    const { trpc } = parent
    const { pool } = server.house.database
    const change = 'update stories set format = $1 where id = $2'
    await pool.query(change, ['luciole-book-9', storyId])
    const story = await trpc.story.get.query({ kidId, storyId })
    expect(story).toMatchObject({ format: 'luciole-book-9', state: 'ready', pages: [], cast: [] })
    await pool.query(change, ['luciole-book-1', storyId])
  })

  it('that lost its way is not counted, and starts again from the words it has', async () => {
    const { trpc } = parent
    breaks = true
    const request = { kidId, requestId: randomUUID(), request: surprise }
    const lost = await trpc.story.create.mutate(request)
    const state = async () => (await trpc.story.get.query({ kidId, ...lost })).state
    await until(async () => (await state()) === 'failed')
    expect((await trpc.subscription.get.query()).remainingStories).toBe(2)
    breaks = false
    await trpc.story.retry.mutate({ kidId, ...lost })
    expect((await trpc.subscription.get.query()).remainingStories).toBe(1)
    expect(await reasonOf(trpc.story.retry.mutate({ kidId, ...lost }))).toBe('not_found')
    const story = await until(async () => {
      const now = await trpc.story.get.query({ kidId, ...lost })
      return now.state === 'ready' && now
    })
    expect(story.pages.every(({ picture }) => picture !== null)).toBe(true)
    await trpc.story.delete.mutate({ kidId, ...lost })
    expect((await trpc.subscription.get.query()).remainingStories).toBe(1)
  })

  it('stands once on a long shelf, however it is loaded', async () => {
    const { trpc } = parent
    const { pool } = server.house.database
    const { rows } = await pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'stories'`,
    )
    const names = rows.map(({ column_name: name }) => name)
    // Twenty more, four at each moment.
    const values = names.map((name) =>
      name.endsWith('id') && name !== 'account_id' && name !== 'kid_id'
        ? 'gen_random_uuid()'
        : name === 'created_at'
          ? `created_at - (number / 4) * interval '1 hour'`
          : name,
    )
    await pool.query(
      `insert into stories (${names.join()}) select ${values.join()}
       from stories, generate_series(4, 23) as number where id = $1`,
      [storyId],
    )
    const first = await trpc.story.list.query({ kidId })
    const cursor = first.nextCursor ?? ''
    const second = await trpc.story.list.query({ kidId, cursor })
    const all = [...first.stories, ...second.stories]
    expect([first.stories.length, second.stories.length, second.nextCursor]).toEqual([16, 5, null])
    expect(new Set(all.map(({ id }) => id)).size).toBe(21)
    expect(all[0]?.id).toBe(storyId)
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(all[20]?.title?.en).toBe(all[0]?.title?.en)
    expect(await reasonOf(trpc.story.list.query({ kidId, cursor: 'nowhere' }))).toBe(
      'invalid_input',
    )
    await pool.query('delete from stories where kid_id = $1 and id <> $2', [kidId, storyId])
  })

  it('is not there for a stranger', async () => {
    const { trpc } = stranger
    const calls = [
      () => trpc.story.get.query({ kidId, storyId }),
      () => trpc.story.list.query({ kidId }),
      () => trpc.story.create.mutate({ kidId, requestId: randomUUID(), request: surprise }),
      () => trpc.story.delete.mutate({ kidId, storyId }),
      () => trpc.story.retry.mutate({ kidId, storyId }),
      () => trpc.story.redrawPage.mutate({ kidId, storyId, page: 1 }),
      () => trpc.story.draft.query({ kidId }),
    ]
    for (const call of calls) expect(await reasonOf(call())).toBe('not_found')
    expect(await trpc.story.known.query({ storyIds: [storyId] })).toEqual([])
  })

  it('stops being made when it is deleted meanwhile, and gives its place back', async () => {
    const { trpc } = parent
    const { remainingStories } = await trpc.subscription.get.query()
    const asked = await trpc.story.create.mutate({
      kidId,
      requestId: randomUUID(),
      request: surprise,
    })
    await trpc.story.delete.mutate({ kidId, ...asked })
    expect((await trpc.subscription.get.query()).remainingStories).toBe(remainingStories)
    expect(await reasonOf(trpc.story.get.query({ kidId, ...asked }))).toBe('not_found')
    const storyIds = [storyId, asked.storyId]
    expect(await trpc.story.known.query({ storyIds })).toEqual([storyId])
  })

  it('keeps the answers of one not yet asked for on every device', async () => {
    const { trpc } = parent
    const draft = { request: forest, step: 5, updatedAt: new Date(0).toISOString() }
    await trpc.story.saveDraft.mutate({ kidId, draft })
    // Tapped then, however late it arrived: what the device was told since is newer.
    expect(await trpc.story.draft.query({ kidId })).toEqual(draft)
    await trpc.story.saveDraft.mutate({ kidId, draft: { ...draft, updatedAt: '2999-01-01' } })
    const kept = await trpc.story.draft.query({ kidId })
    expect(new Date(kept?.updatedAt ?? 0).getTime()).toBeLessThanOrEqual(Date.now())
    // A device that was without network tells late what was tapped before: the newer answers stay.
    const late = { request: surprise, step: 1, updatedAt: new Date(1).toISOString() }
    await trpc.story.saveDraft.mutate({ kidId, draft: late })
    expect(await trpc.story.draft.query({ kidId })).toEqual(kept)
  })
})

describe('a portrait that failed', () => {
  it('says so, keeps its traits and is painted when it is asked for again', async () => {
    const { trpc } = await newParent({ server, email: 'portrait@example.com' })
    const lea = { name: 'Léa', sex: 'female', dateOfBirth: '2020-05-04' } as const
    const { id } = await trpc.kid.create.mutate(lea)
    const reach = (state: 'failed' | 'ready') =>
      until(async () => {
        const { portrait } = await trpc.kid.get.query({ kidId: id })
        return portrait.state === state && portrait
      })
    const character = sampleHuman({ age: 6, hair: 'locs' })
    breaks = true
    await trpc.avatar.save.mutate({ kidId: id, character })
    expect(await reach('failed')).toMatchObject({ version: 1, character, images: null })
    breaks = false
    await trpc.avatar.retry.mutate({ kidId: id })
    expect((await reach('ready')).images).not.toBeNull()
    expect(await reasonOf(trpc.avatar.retry.mutate({ kidId: id }))).toBe('not_found')
  })
})

describe('the hero of a story', () => {
  it('stays as they were when it was made; the next one follows the profile', async () => {
    const { trpc } = await newParent({ server, email: 'hero@example.com' })
    await trpc.subscription.startTrial.mutate()
    const lea = { name: 'Léa', sex: 'female', dateOfBirth: '2015-05-04' } as const
    const { id } = await trpc.kid.create.mutate(lea)
    const heroOf = (storyId: string) =>
      until(async () => {
        const { cast } = await trpc.story.get.query({ kidId: id, storyId })
        return cast.find(({ part }) => part === 'hero')?.character
      })
    const newStory = async () => {
      const asked = { kidId: id, requestId: randomUUID(), request: surprise }
      return (await trpc.story.create.mutate(asked)).storyId
    }
    // Painted when she was two, and taken for a boy.
    const painted = sampleHuman({ age: 2, sex: 'male', hair: 'puffs' })
    await trpc.avatar.save.mutate({ kidId: id, character: painted })
    const storyId = await newStory()
    const hero = await heroOf(storyId)
    expect(hero).toMatchObject({ hair: 'puffs', skin: painted.skin, sex: 'female' })
    expect(hero?.kind === 'human' && hero.age > 9).toBe(true)

    await trpc.avatar.save.mutate({ kidId: id, character: { ...painted, hair: 'locs' } })
    expect(await heroOf(await newStory())).toHaveProperty('hair', 'locs')
    expect(await heroOf(storyId)).toEqual(hero)
  })
})
