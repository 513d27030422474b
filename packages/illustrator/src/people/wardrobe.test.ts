import { describe, expect, it } from 'vitest'
import { fromHex } from '#core/color'
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

  it('have a scarf of their own over anything, and none once it is given away', () => {
    const own = fromHex('#4f9a5b')
    expect(clothesOf(sampleHuman({ outfit: 'tee' })).scarf).toBeNull()
    expect(clothesOf(sampleHuman({ outfit: 'tee', scarf: '#4f9a5b' })).scarf).toEqual(own)
    expect(clothesOf(sampleHuman({ outfit: 'coat', scarf: '#4f9a5b' })).scarf).toEqual(own)
    expect(clothesOf(sampleHuman({ outfit: 'coat', scarf: 'none' })).scarf).toBeNull()
  })

  it('have boots of their own under anything, and socks once these are given away', () => {
    for (const outfit of ['tee', 'dress', 'coat'] as const) {
      const shod = clothesOf(sampleHuman({ outfit, boots: '#d8432f' }))
      expect(shod.cut.shoes).toBe('boot')
      expect(shod.shoe).toEqual(fromHex('#d8432f'))
      expect(clothesOf(sampleHuman({ outfit, boots: 'none' })).cut.shoes).toBe('sock')
    }
  })
})
