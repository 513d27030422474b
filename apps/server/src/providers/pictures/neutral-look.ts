/** Anybody nobody has described yet, drawn from their profile alone. */
export { neutralCharacter as neutralLook } from '@luciole/illustrator/portrait/neutral-character'
