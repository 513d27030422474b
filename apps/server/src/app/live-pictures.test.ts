import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  answerJson,
  answerQueue,
  answerStatus,
  openTestService,
  type Answer,
} from '#providers/live/test-service'
import { neutralLook } from '#providers/pictures/neutral-look'
import {
  isOurs,
  isTheirs,
  posts,
  sendFile,
  sendPng,
  withPaintingService,
} from './test-painting-service'

const paintWith = withPaintingService()

describe('a service that paints', () => {
  it('paints the whole book in one style, without what its files carried', async () => {
    const painted = await paintWith({ answers: [sendPng] })
    const { story, kept, heard } = painted
    expect(story?.state).toBe('ready')
    expect(isTheirs(painted)).toBe(true)
    expect(heard[0]?.path).toBe('/images/edits')
    expect(heard.map(({ body }) => body).join('')).not.toContain('Emma')
    const key = story?.cover?.sources[0]?.key ?? ''
    const { exif, xmp } = await sharp(kept.get(key)).metadata()
    expect(exif?.toString('latin1')).not.toContain('secret place')
    expect(xmp?.toString('utf8')).toContain('made by Luciole software')
  })

  it('may be a queue, whose pictures are fetched when they are done', async () => {
    const painted = await paintWith({ kind: 'predictions', answers: [answerQueue(sendFile)] })
    expect(isTheirs(painted)).toBe(true)
    expect(posts(painted)).toHaveLength(painted.shown.length)
  })

  it('may say twice that a picture is done: it is fetched and shown once', async () => {
    const tickets: string[] = []
    const painted = await paintWith({
      kind: 'predictions',
      answers: [answerQueue(sendFile, (ticket) => void tickets.push(ticket))],
      tellTwice: tickets,
    })
    expect(isTheirs(painted)).toBe(true)
    expect(posts(painted)).toHaveLength(painted.shown.length)
  })

  it('whose pictures lie inside our own house is not followed there', async () => {
    const inside = await openTestService([sendFile])
    const { port } = new URL(inside.url)
    for (const url of [
      `http://127.0.0.1:${port}/key`,
      `https://127.0.0.1:${port}/key`,
      `https://[::ffff:127.0.0.1]:${port}/key`,
      `https://localhost:${port}/key`,
      'https://169.254.169.254/key',
    ]) {
      expect(isOurs(await paintWith({ answers: [answerJson({ data: [{ url }] })] }))).toBe(true)
    }
    const moved = answerStatus(302, { location: `${inside.url}/key` })
    expect(isOurs(await paintWith({ kind: 'predictions', answers: [answerQueue(moved)] }))).toBe(
      true,
    )
    expect(inside.heard).toEqual([])
    await inside.close()
  })

  it('may be a queue for somebody’s own model, asked for by its version', async () => {
    const model = 'owner/m:5c7d5dc6'
    const painted = await paintWith({
      kind: 'predictions',
      model,
      answers: [answerQueue(sendFile)],
    })
    expect(isTheirs(painted)).toBe(true)
    expect(painted.heard[0]?.path).toBe('/predictions')
    expect(JSON.parse(painted.heard[0]?.body ?? '')).toMatchObject({ version: model })
  })

  it('may keep its files one step further on', async () => {
    const moved: Answer = (response, heard) =>
      heard.path.endsWith('?moved')
        ? sendFile(response, heard)
        : answerStatus(302, { location: `${heard.path}?moved` })(response, heard)
    const painted = await paintWith({ kind: 'predictions', answers: [answerQueue(moved)] })
    expect(isTheirs(painted)).toBe(true)
  })

  it('is paid once for a picture whose file or whose queue stumbles', async () => {
    const stumbled = new Set<string>()
    const stumbling =
      (next: Answer, what: RegExp): Answer =>
      (response, heard) => {
        if (!what.test(heard.path) || stumbled.has(heard.path)) return next(response, heard)
        stumbled.add(heard.path)
        return answerStatus(502)(response, heard)
      }
    const queue = stumbling(answerQueue(sendFile), /^\/(predictions|files)\//)
    const queued = await paintWith({ kind: 'predictions', answers: [queue] })
    expect(isTheirs(queued)).toBe(true)
    expect(posts(queued)).toHaveLength(queued.shown.length)
    let last = 0
    const naming: Answer = (response, heard) =>
      heard.method === 'GET'
        ? sendFile(response, heard)
        : answerJson({ data: [{ url: `http://${heard.headers.host}/made/${++last}` }] })(
            response,
            heard,
          )
    const named = await paintWith({ answers: [stumbling(naming, /^\/made\//)] })
    expect(isTheirs(named)).toBe(true)
    expect(posts(named)).toHaveLength(named.shown.length)
  })

  it('that takes no pictures is asked in words alone', async () => {
    const painted = await paintWith({ answers: [sendPng], referenceField: null })
    expect(isTheirs(painted)).toBe(true)
    const [asked] = painted.heard
    expect(asked?.path).toBe('/images/generations')
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      model: 'owner/m',
      n: 1,
      size: '1536x1024',
    })
    expect(asked?.body).not.toMatch(/picture anew|first picture|second picture/)
  })

  it('is not shown where a second look refuses its pictures, or cannot be had', async () => {
    const looks: (() => { ok: false; reason: string })[] = [
      () => ({ ok: false, reason: 'violence' }),
      () => {
        throw new Error('unavailable')
      },
    ]
    for (const look of looks) {
      const moderator = {
        id: 'second look',
        judgeWords: async () => ({ ok: true as const }),
        judgePicture: async () => look(),
      }
      const painted = await paintWith({ answers: [sendPng], moderator })
      expect([isOurs(painted), painted.story?.state]).toEqual([true, 'ready'])
      expect(painted.logged).toMatch(
        /"gate":"picture","ok":false,"reason":"(violence|moderation_un)/,
      )
    }
  })

  it('that forgets the hero’s colours is asked once more, and then not believed', async () => {
    const hero = neutralLook({
      seed: 'Emma',
      type: null,
      sex: 'female',
      age: 2,
      description: null,
    })
    const fill = hero.kind === 'human' ? hero.colors[0] : '#777777'
    const background = Number.parseInt(fill.slice(1, 3), 16) > 127 ? '#000000' : '#ffffff'
    const create = { width: 900, height: 600, channels: 3 as const, background }
    const bytes = await sharp({ create }).png().toBuffer()
    const other = answerJson({ data: [{ b64_json: bytes.toString('base64') }] })
    const painted = await paintWith({ answers: [other], fill })
    expect(isOurs(painted)).toBe(true)
    const again = painted.heard.filter(({ body }) => body.includes('Colours of hair and clothes'))
    expect(again.length).toBeGreaterThan(0)
  })

  describe('that paints all but a few', () => {
    const refusing = [sendPng, sendPng, sendPng, answerStatus(400), sendPng]
    const isLive = (shown: ({ blur: string } | null | undefined)[]) =>
      shown.filter((picture) => picture?.blur !== 'ours').length

    it('changes nothing until the parent says so', async () => {
      const { shown, offered } = await paintWith({ answers: refusing })
      expect(isLive(shown)).toBe(0)
      const painted = shown.length - 1
      expect(offered).toEqual([
        { isRepainted: false, repaint: { painted, missing: 1, canAskAgain: true } },
      ])
    })

    it('is shown with ours between its own when the parent agrees', async () => {
      const { shown, offered } = await paintWith({ answers: refusing, choices: ['mixed'] })
      expect(isLive(shown)).toBe(shown.length - 1)
      expect(offered.at(-1)).toEqual({ isRepainted: true })
    })

    it('is asked for those alone once more, and shown when they are there', async () => {
      const { shown, offered, heard } = await paintWith({ answers: refusing, choices: ['again'] })
      expect(isLive(shown)).toBe(shown.length)
      expect(heard).toHaveLength(shown.length + 1)
      expect(offered.at(-1)).toEqual({ isRepainted: true })
    })

    it('is forgotten when the parent keeps ours', async () => {
      const { shown, offered } = await paintWith({ answers: refusing, choices: ['ours', 'mixed'] })
      expect(isLive(shown)).toBe(0)
      expect(offered.at(-1)).toEqual({ isRepainted: false })
    })
  })
})
