import fox from '#assets/choices/hero-type-animal.webp'
import forest from '#assets/choices/setting-location-forest.webp'
import space from '#assets/choices/setting-location-space.webp'
import treasure from '#assets/choices/challenge-find_something.webp'
import hero from '#assets/welcome/hero.webp'
import pencil from '#assets/welcome/hero-pencil.webp'
import reading from '#assets/welcome/reading.webp'
import { Firefly } from '#ui/firefly.tsx'
import { Gift } from '#ui/gift.tsx'
import { OpenBook } from './open-book.tsx'
import './onboarding.css'

const FILL = 'absolute inset-0 size-full'

/** A pencil drawing the firefly paints as it passes. */
export const HeroPicture = () => (
  <div className="onboarding-dawn relative size-full overflow-hidden">
    <div className="absolute bottom-[4%] left-1/2 aspect-[3/4] h-[84%] max-h-160 -translate-x-1/2">
      <img
        src={pencil}
        alt=""
        className={`onboarding-pencil ${FILL} object-contain object-bottom`}
      />
      <img
        src={hero}
        alt=""
        className={`onboarding-painted ${FILL} object-contain object-bottom`}
      />
      <span aria-hidden="true" className="onboarding-trail" />
      <Firefly size={96} className="onboarding-painter" />
    </div>
  </div>
)

const CARDS = [
  { src: forest, className: 'left-[5%] top-[17%] -rotate-6' },
  { src: fox, className: 'left-[36%] top-[9%] rotate-2 z-1' },
  { src: space, className: 'left-[66%] top-[19%] rotate-6' },
  { src: treasure, className: 'left-[18%] top-[49%] rotate-3 z-2' },
] as const

/** Four cards of the wizard and a wrapped one. */
export const ChoosePicture = () => (
  <div className="onboarding-dusk relative size-full overflow-hidden">
    <div className="absolute inset-0 m-auto aspect-square max-h-full w-full max-w-150">
      {CARDS.map(({ src, className }) => (
        <span
          key={src}
          className={`onboarding-card absolute w-[29%] rounded-choice bg-white p-1.5 ${className}`}
        >
          <img src={src} alt="" className="aspect-square w-full rounded-2xl object-cover" />
        </span>
      ))}
      <span className="absolute top-[52%] left-[54%] z-3 w-[30%] -rotate-3 [&>svg]:h-auto [&>svg]:w-full [&>svg]:overflow-visible">
        <Gift />
      </span>
      <Firefly size={84} className="absolute top-[40%] left-[50%] z-4" />
    </div>
  </div>
)

/** A parent, a child and an open book under the lamp. */
export const ReadPicture = () => (
  <div className="relative size-full overflow-hidden bg-[#5a3a52]">
    <div className="onboarding-room">
      <img src={reading} alt="" className={`${FILL} object-cover`} />
      <OpenBook className="absolute top-[67.5%] left-[50.5%] w-[19%]" />
    </div>
  </div>
)
