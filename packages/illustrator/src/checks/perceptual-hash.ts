import type { Picture } from './picture-checks'

const SIZE = 9

/** Where light gets brighter or darker over a coarse grid: alike pictures share most bits. */
export function perceptualHash({ data, width, height }: Picture): readonly boolean[] {
  const cells: number[] = []
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      let [sum, count] = [0, 0]
      for (let y = Math.floor((row * height) / SIZE); y < ((row + 1) * height) / SIZE; y += 4)
        for (
          let x = Math.floor((column * width) / SIZE);
          x < ((column + 1) * width) / SIZE;
          x += 4
        ) {
          const i = (y * width + x) * 4
          sum += 0.3 * (data[i] ?? 0) + 0.59 * (data[i + 1] ?? 0) + 0.11 * (data[i + 2] ?? 0)
          count++
        }
      cells.push(sum / Math.max(1, count))
    }
  const at = (row: number, column: number) => cells[row * SIZE + column] ?? 0
  const bits: boolean[] = []
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE - 1; column++)
      bits.push(at(row, column) < at(row, column + 1))
  for (let row = 0; row < SIZE - 1; row++)
    for (let column = 0; column < SIZE; column++) bits.push(at(row, column) < at(row + 1, column))
  return bits
}

export const hashDistance = (one: readonly boolean[], other: readonly boolean[]) =>
  one.filter((bit, i) => bit !== other[i]).length
