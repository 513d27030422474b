/** Where the face is to be, in pixels of the photo. */
export type Oval = { cx: number; cy: number; rx: number; ry: number }

const FRAME_RATIO = 4 / 5

/** The guide drawn over the camera: half of the middle 4:5 of the picture, a little above centre. */
export function ovalFor({ width, height }: { width: number; height: number }): Oval {
  const frameWidth = Math.min(width, height * FRAME_RATIO)
  const frameHeight = frameWidth / FRAME_RATIO
  const top = (height - frameHeight) / 2
  return {
    cx: width / 2,
    cy: top + frameHeight * 0.44,
    rx: frameWidth * 0.25,
    ry: frameHeight * 0.2467,
  }
}
