import { drawCheckedPage } from '#checks/draw-checked-page'
import { drawPage } from '#page'
import { randomPage } from './random-brief'
let takes = 0,
  n = 0
for (let i = 0; i < 60; i++) {
  const order = randomPage(i, 'bench')
  await drawCheckedPage(order, {
    draw: (r) => {
      takes++
      return drawPage(r)
    },
  })
  n++
}
console.log(takes / n)
