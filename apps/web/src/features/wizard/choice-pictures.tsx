/** Every picture of a choice, drawn by the illustrator: `hero-type-animal`, `companion-lovey`, … */
const PICTURES = import.meta.glob<string>('../../assets/choices/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

export const choicePicture = (id: string) => (
  <img src={PICTURES[`../../assets/choices/${id}.webp`]} alt="" loading="lazy" />
)
