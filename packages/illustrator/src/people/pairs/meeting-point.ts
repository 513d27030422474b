import { distance } from '#core/geometry'
import type { Point } from '#core/geometry'

/** A place both hands can reach: the wish, drawn back into each arm's circle in turn. */
export function meetingPoint(meeting: {
  wish: Point
  arms: readonly { shoulder: Point; reach: number }[]
}): Point {
  let point = meeting.wish
  for (let round = 0; round < 24; round++)
    for (const { shoulder, reach } of meeting.arms) {
      const away = distance(shoulder, point)
      const limit = reach * 0.97
      if (away > limit)
        point = [
          shoulder[0] + ((point[0] - shoulder[0]) * limit) / away,
          shoulder[1] + ((point[1] - shoulder[1]) * limit) / away,
        ]
    }
  return point
}
