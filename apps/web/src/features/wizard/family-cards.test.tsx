// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import type { Kid } from '@luciole/contract/kids'
import type { WizardAnswers } from '@luciole/contract/wizard'
import { expect, it } from 'vitest'
import { LoneHero } from './family-cards.tsx'

const kid = {
  id: 'k',
  name: 'Nina',
  sex: 'female',
  dateOfBirth: '2021-05-04',
  color: 'sun',
  portrait: { state: 'none', images: { face: '/nina.webp' } },
} as unknown as Kid
const shownFor = (answers: WizardAnswers, kidIsHero = false) =>
  renderToString(<LoneHero kid={kid} request={{ answers, kidIsHero, friends: [] }} />)

it('goes alone as the hero of this very story, never as some other child', () => {
  expect(shownFor({}, true)).toContain('/nina.webp')
  expect(shownFor({ 'hero-type': 'surprise' })).toContain('/nina.webp')
  expect(shownFor({ 'hero-type': 'animal' })).toContain('hero-type-animal')
})
