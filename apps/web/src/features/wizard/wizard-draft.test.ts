import { describe, expect, it } from 'vitest'
import { emptyRequest } from './steps'
import { firstState } from './wizard-draft'

const request = { ...emptyRequest, kidIsHero: true }
const here = { request, place: 'theme' as const, updatedAt: '2026-01-02T20:00:00.000Z' }
const there = { request: emptyRequest, step: 4, updatedAt: '2026-01-02T21:00:00.000Z' }

describe('the answers a wizard opens with', () => {
  it('are the newer ones, wherever they were given', () => {
    const stored = { ...here, isSaved: false }
    expect(firstState({ stored, remote: there })?.place).toBe('setting-location')
    const earlier = { ...there, updatedAt: '2026-01-02T19:00:00.000Z' }
    expect(firstState({ stored, remote: earlier })?.place).toBe('theme')
  })

  it('are this device’s own until the others are known, and without network', () => {
    expect(firstState({ stored: { ...here, isSaved: false }, remote: undefined })).toMatchObject({
      place: 'theme',
    })
    expect(firstState({ stored: { ...here, isSaved: true }, remote: undefined })).toBeNull()
  })

  it('are none when another device made a story of them', () => {
    const stored = { ...here, isSaved: true }
    expect(firstState({ stored, remote: null })).toEqual({
      request: emptyRequest,
      place: 'hero-type',
    })
  })

  it('are the ones sent when no answer came back', () => {
    const stored = { ...here, isSaved: false, requestId: 'sent' }
    expect(firstState({ stored, remote: null })).toBe(stored)
  })
})
