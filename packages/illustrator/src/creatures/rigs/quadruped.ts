import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { bumpy, ellipse, spline } from '#core/path'
import { createRandom } from '#core/random'
import type { Random } from '#core/random'
import { quills } from '#creatures/heads/hedgehog'
import { mark, ribbon, shape } from '#things/painter'
import { markings } from './coat'
import { GAITS, standingBy } from './gaits'
import { chain, leg } from './limbs'
import { LONG_NECK, type Figure, type FourLegs, type RigScene } from './rig'
import { tail } from './tails'
import { turnMatrix, turnedAbout } from './turns'
import { batWing } from './wings'

const bodyOutline = (four: FourLegs): { d: string; belly: number } => {
  const { length, hip, shoulder, chest, rump, tuck } = four
  const hx = -length / 2
  const sx = length / 2
  const hy = -hip
  const sy = -shoulder
  const belly = (hy + sy) / 2 + ((chest + rump) / 2) * (0.5 - tuck)
  return {
    belly,
    d: spline([
      [hx - rump * 0.56, hy + rump * 0.02],
      [hx - rump * 0.34, hy - rump * 0.42],
      [hx + length * 0.22, hy * 0.75 + sy * 0.25 - rump * 0.5],
      [hx + length * 0.62, hy * 0.35 + sy * 0.65 - chest * 0.46],
      [sx - chest * 0.1, sy - chest * 0.56],
      [sx + chest * 0.42, sy - chest * 0.3],
      [sx + chest * 0.52, sy + chest * 0.1],
      [sx + chest * 0.28, sy + chest * 0.48],
      [sx - chest * 0.2, sy + chest * 0.58],
      [hx + length * 0.42, belly],
      [hx + rump * 0.3, hy + rump * 0.42],
      [hx - rump * 0.38, hy + rump * 0.42],
    ]),
  }
}

/** How far a neck goes down that bows, and how far out, in heights of that neck. */
const BOW = { down: 1, out: 0.4, foot: 0.3 }

const seedOf = (scene: RigScene) => createRandom(scene.seed, 'wool')
const woolOf = ({ length, hip, chest }: FourLegs, random: Random) =>
  bumpy({ x: 0, y: -hip - 2, rx: length * 0.66, ry: chest * 0.62, lobes: 13, random })

/** Four legs seen from the side and a little from the front. */
export function quadruped(scene: RigScene, four: FourLegs): Figure {
  const { p, c, build, pose } = scene
  const { attitude } = scene
  const gait = pose === 'stand' && attitude ? standingBy(attitude) : (GAITS[pose] ?? GAITS.stand)
  const { length, hip, shoulder, chest, rump, legFront, legHind, foot: size, neck } = four
  const straight = four.straight ? 0.35 : 1
  const hx = -length / 2
  const sx = length / 2
  const fore = (bones: readonly [number, number], far: boolean) =>
    chain(
      [sx + (far ? 16 : -6), -shoulder + 8],
      [
        [bones[0] * (pose === 'stand' ? straight : 1), shoulder * 0.46],
        [bones[1], shoulder * 0.43],
      ],
    )
  const hind = (bones: readonly [number, number, number], far: boolean) =>
    chain(
      [hx + (far ? 18 : -2), -hip + 4],
      [
        [bones[0] * straight, hip * 0.4],
        [bones[1] * straight, hip * 0.37],
        [bones[2], hip * 0.24],
      ],
    )
  const legs = {
    fN: fore(gait.foreNear, false),
    fF: fore(gait.foreFar, true),
    hN: hind(gait.hindNear, false),
    hF: hind(gait.hindFar, true),
  }
  const lowest =
    Math.max(...Object.values(legs).map((joints) => joints.at(-1)?.[1] ?? 0)) + size * 0.62
  const rise = -lowest - (gait.air ?? 0)
  const lifted = (joints: readonly Point[], angle: number) =>
    (joints.at(-1)?.[1] ?? 0) + size * 0.62 < lowest - 6
      ? Math.max(-20, Math.min(64, -angle * 0.75))
      : 0
  const foreLeg = (joints: readonly Point[], bones: readonly [number, number], far: boolean) =>
    leg(scene, {
      joints,
      widths: [legFront * 1.5, legFront * 1.1, legFront * 0.84, legFront * 0.82],
      size,
      far,
      lift: lifted(joints, bones[1]),
    })
  const hindLeg = (
    joints: readonly Point[],
    bones: readonly [number, number, number],
    far: boolean,
  ) =>
    leg(scene, {
      joints,
      widths: [legHind * 1.9, legHind * 1.75, legHind * 1.05, legHind * 0.72, legHind * 0.74],
      size: size * 1.02,
      far,
      lift: lifted(joints, bones[2] - 10),
    })
  const outline = bodyOutline(four)
  const [ndx, ndy, neckBase, neckTop] = neck
  const bow = pose === 'bow' ? Math.max(0, -ndy) : 0
  const neckFoot: Point = [sx + chest * 0.02, -shoulder - chest * 0.2 + (bow && chest * BOW.foot)]
  const lean = attitude?.lean ?? 0
  const headAt: Point = [
    sx + ndx + lean * 0.9 + bow * BOW.out,
    -shoulder + ndy + Math.min(0, lean) * 0.8 + bow * BOW.down,
  ]
  const neckLine: Point[] = [
    neckFoot,
    [(neckFoot[0] + headAt[0]) / 2 + 2, (neckFoot[1] + headAt[1]) / 2 - 2],
    [headAt[0] - 6, headAt[1] + 14],
  ]
  const bib = build.bib
  const box = {
    x: hx - rump * 0.4,
    y: -Math.max(hip, shoulder) - chest * 0.5,
    width: length + chest * 0.6,
    height: chest * 1.1,
  }
  const trunkOfBody: DisplayList = [
    ...tail(scene, { root: [hx - rump * 0.44, -hip - rump * 0.12] }),
    ...(build.wings
      ? batWing(scene, {
          x: 12,
          y: -shoulder - chest * 0.3,
          k: pose === 'fly' ? 1.05 : 0.72,
          turn: pose === 'fly' ? 18 : -14,
          near: false,
        })
      : []),
    ...foreLeg(legs.fF, gait.foreFar, true),
    ...hindLeg(legs.hF, gait.hindFar, true),
    ...(build.spines
      ? quills(scene, {
          x: hx + length * 0.5,
          y: -hip - 4,
          rx: length * 0.62,
          ry: rump * 0.66,
          from: 168,
          to: 352,
          count: 22,
          length: 24,
          rows: 1,
          color: c.detail,
          lean: -0.5,
        })
      : []),
    ...p.part(
      build.wool ? woolOf(four, seedOf(scene)) : outline.d,
      build.spines ? c.detail : c.coat,
      (tone) => [
        ...(bib > 0
          ? [
              p.flat(
                ellipse(hx + length * 0.5, outline.belly + 8, length * 0.5, chest * 0.2),
                c.belly,
                { opacity: 0.85 * bib, blur: 3 },
              ),
            ]
          : []),
        p.raw(
          ellipse(hx + length * 0.45, outline.belly + 2, length * 0.75, chest * 0.24),
          tone.shade,
          { opacity: 0.6, blur: 7 },
        ),
        ...markings(scene, box, 'flank'),
        p.raw(
          mark(
            `${hx + rump * 0.5},${-hip - rump * 0.3} ${hx + rump * 0.62},${-hip + 4} ${hx + rump * 0.44},${-hip + rump * 0.42}`,
            [0.4, 1.4, 0.4],
          ),
          tone.deep,
          { opacity: 0.35 },
        ),
      ],
    ),
    ...(build.spines
      ? quills(scene, {
          x: hx + length * 0.46,
          y: -hip + 8,
          rx: length * 0.6,
          ry: rump * 0.62,
          from: 176,
          to: 350,
          count: 19,
          length: 24,
          rows: 4,
          color: c.detail,
          lean: -0.6,
        })
      : []),
    ...hindLeg(legs.hN, gait.hindNear, false),
    ...p.part(
      ribbon(neckLine, [neckBase, (neckBase + neckTop) / 2, neckTop]),
      c.coat,
      (tone) => [
        ...(ndy < LONG_NECK
          ? markings(scene, { x: sx, y: headAt[1], width: ndx, height: -ndy }, 'neck')
          : []),
        ...(bib > 0
          ? [
              p.flat(
                ribbon(
                  neckLine.map(([x, y]): Point => [x + neckBase * 0.72, y + 6]),
                  [neckBase * 0.62, neckTop * 0.7],
                ),
                c.belly,
                { opacity: bib },
              ),
            ]
          : []),
        p.raw(ellipse(headAt[0] - 4, headAt[1] + 30, neckTop * 1.3, 16), tone.deep, {
          opacity: 0.35,
          blur: 6,
        }),
      ],
      0.3,
    ),
    ...foreLeg(legs.fN, gait.foreNear, false),
    ...(bib > 0.6
      ? p.part(
          shape('-16,-26 6,-30 22,-14 20,6! 12,2 8,20! -1,10 -8,22! -12,6 -20,8! -20,-12', {
            x: sx + chest * 0.34,
            y: -shoulder + 4,
            k: chest / 62,
          }),
          c.belly,
          undefined,
          0.8,
        )
      : []),
    ...(build.wings
      ? batWing(scene, {
          x: 2,
          y: -shoulder - chest * 0.32,
          k: pose === 'fly' ? 1.25 : 0.86,
          turn: pose === 'fly' ? 0 : -24,
          near: true,
        })
      : []),
  ]
  const pitch = gait.pitch ?? 0
  const lift = (point: Point): Point => turnedAbout(point, pitch, [hx, -hip], rise)
  return {
    body: [
      { kind: 'group', children: trunkOfBody, transform: turnMatrix(pitch, [hx, -hip], rise) },
    ],
    head: { at: lift(headAt), k: build.headScale, tilt: pitch * 0.3 + (attitude?.nod ?? 0) },
    over: [],
    hands: { near: lift(legs.fN.at(-1) ?? [0, 0]), far: lift(legs.fF.at(-1) ?? [0, 0]) },
    back: lift([hx + length * 0.42, -hip - rump * 0.42]),
    feet: [0, 0],
  }
}
