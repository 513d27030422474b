import { describe, expect, it } from 'vitest'
import { sampleHuman } from './sample-human'
import { CUTS, clothesOf } from './wardrobe'

describe('the clothes of a page', () => {
  it('are the own ones, a coat over them, or night clothes', () => {
    const child = sampleHuman({ outfit: 'tee' })
    expect(clothesOf(child).cut).toBe(CUTS.tee)
    expect(clothesOf(child, 'coat').cut).toBe(CUTS.coat)
    expect(clothesOf(child, 'coat').top).toEqual(clothesOf(child).top)
    expect(clothesOf(child, 'pyjamas').cut).toBe(CUTS.pyjamas)
    const dressed = sampleHuman({ outfit: 'coat' })
    expect(clothesOf(dressed, 'coat')).toEqual(clothesOf(dressed))
  })
})
