import type { Picture } from '@luciole/contract/stories'
import type { Language } from '@luciole/contract/language'
import { useState } from 'react'

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
  const position = `${Math.round((x + w / 2) * 100)}% ${Math.round((y + h / 2) * 100)}%`
  return (
    <span
      className={`block overflow-hidden bg-cover bg-center ${className}`}
      style={isThere ? undefined : { backgroundImage: `url(${picture.blur})` }}
    >
      <img
        src={picture.sources.at(0)?.url}
        srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt[language]}
        loading={isEager ? 'eager' : 'lazy'}
        decoding={isEager ? 'sync' : 'async'}
        draggable={false}
        // One that was fetched ahead is there with the page: nothing fades in.
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setThere(true)
        }}
        onLoad={() => setThere(true)}
        className={`size-full object-cover brightness-(--picture) transition-opacity duration-240 ${isThere ? '' : 'opacity-0'}`}
        style={{ objectPosition: position }}
      />
    </span>
  )
}
