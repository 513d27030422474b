import type { Picture } from '@luciole/contract/stories'
import type { Language } from '@luciole/contract/language'
import { useState, type CSSProperties } from 'react'

/** One picture, its blurred stand-in until it is there, cropped around what must be seen. */
export function StoryPicture({
  picture,
  language,
  sizes,
  isEager = false,
  className = '',
}: {
  picture: Picture
  language: Language
  sizes: string
  isEager?: boolean
  className?: string
}) {
  const [isThere, setThere] = useState(false)
  const { x, y, w, h } = picture.focus
  const focus = {
    '--ratio': picture.width / picture.height,
    '--across': x + w / 2,
    '--down': y + h / 2,
    '--broad': w,
    '--tall': h,
    backgroundImage: `url(${picture.blur})`,
  } as CSSProperties
  return (
    <span
      className={`story-picture bg-cover bg-center brightness-(--picture) ${className}`}
      style={focus}
    >
      <img
        src={picture.sources.at(0)?.url}
        srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        lang={language}
        alt={picture.alt[language]}
        loading={isEager ? 'eager' : 'lazy'}
        decoding={isEager ? 'sync' : 'async'}
        draggable={false}
        // One that was fetched ahead is there with the page: nothing fades in.
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setThere(true)
        }}
        onLoad={() => setThere(true)}
        className={`transition-opacity duration-240 ${isThere ? '' : 'opacity-0'}`}
      />
    </span>
  )
}
