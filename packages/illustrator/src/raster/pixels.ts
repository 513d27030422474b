/** RGBA, not premultiplied, row by row. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}
