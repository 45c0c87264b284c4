import { along, darker, lighter } from '../drawing/colours.ts';
import type { Random } from '../drawing/random.ts';
import { circle, curve, ellipse, linear, path, rect, steps, straight, stroke } from '../drawing/svg.ts';
import type { Point, Size } from '../drawing/svg.ts';

/** Bands of waves from the horizon to the viewer, which grow as they come near. */
export function waves(
  { width: w, height: h }: Size,
  random: Random,
  horizon: number,
  colours: readonly string[],
  bands: number,
): string {
  return steps(bands)
    .map((depth, index) => {
      const y = horizon + (h - horizon) * depth ** 1.5;
      const swell = h * (0.002 + 0.018 * depth);
      const [long, shift] = [w * (0.05 + 0.13 * depth), random.between(0, 7)];
      const outline: Point[] = steps(72).map((share) => {
        const phase = (share * w) / long + shift;
        return [share * w, y + swell * (Math.sin(phase) + 0.45 * Math.sin(phase * 2.3 + index))];
      });
      return path(`${curve(outline)}L${w} ${h}L0 ${h}Z`, along(colours, depth));
    })
    .join('');
}

/** The light of a sun or moon on water: dashes that widen towards the viewer. */
export function glitter(
  { height: h }: Size,
  random: Random,
  x: number,
  horizon: number,
  width: number,
  colour: string,
  count = 46,
): string {
  return steps(count)
    .map((depth) => {
      const y = horizon + (h - horizon) * depth ** 1.4;
      const half = width * (0.25 + depth * 0.9) * random.between(0.25, 1);
      const place = x + random.between(-0.35, 0.35) * width * (0.4 + depth);
      return ellipse(place, y, half, h * (0.0016 + 0.0045 * depth), colour, {
        opacity: random.between(0.25, 0.85) * (1 - depth * 0.45),
      });
    })
    .join('');
}

/** A boat under sail, with its mirror image. @param size the length of its hull */
export function sailingBoat(x: number, y: number, size: number, hull: string, sail: string, shade: string): string {
  const s = size;
  const mast = 1.25 * s;
  return (
    path(`M${x - s * 0.36} ${y + s * 0.1}L${x + s * 0.36} ${y + s * 0.1}L${x + s * 0.1} ${y + s * 0.75}Z`, shade, {
      opacity: 0.28,
    }) +
    path(
      `M${x} ${y - mast}C${x + s * 0.3} ${y - mast * 0.6} ${x + s * 0.46} ${y - mast * 0.35} ${x + s * 0.42} ${y - s * 0.16}L${x} ${y - s * 0.16}Z`,
      sail,
    ) +
    path(
      `M${x - s * 0.04} ${y - mast * 0.92}C${x - s * 0.16} ${y - mast * 0.6} ${x - s * 0.3} ${y - mast * 0.35} ${x - s * 0.4} ${y - s * 0.16}L${x - s * 0.04} ${y - s * 0.16}Z`,
      shade,
    ) +
    stroke(`M${x} ${y - mast * 1.04}L${x} ${y}`, darker(hull, 0.3), s * 0.025) +
    path(
      `M${x - s * 0.55} ${y - s * 0.1}L${x + s * 0.58} ${y - s * 0.1}C${x + s * 0.5} ${y + s * 0.06} ${x + s * 0.4} ${y + s * 0.12} ${x + s * 0.3} ${y + s * 0.13}L${x - s * 0.36} ${y + s * 0.13}C${x - s * 0.46} ${y + s * 0.1} ${x - s * 0.52} ${y} ${x - s * 0.55} ${y - s * 0.1}Z`,
      hull,
    ) +
    rect(x - s * 0.53, y - s * 0.1, s * 1.1, s * 0.035, lighter(hull, 0.55))
  );
}

/** A lighthouse on its rock. @param size its height */
export function lighthouse(x: number, y: number, size: number, wall: string, stripe: string, lamp: string): string {
  const [foot, neck] = [size * 0.11, size * 0.066];
  const top = y - size * 0.82;
  const at = (share: number) => foot + (neck - foot) * share;
  const band = (from: number, to: number) => {
    const [low, high] = [y - size * 0.82 * from, y - size * 0.82 * to];
    return straight(
      [
        [x - at(from), low],
        [x + at(from), low],
        [x + at(to), high],
        [x - at(to), high],
      ],
      true,
    );
  };
  return (
    linear(
      'tower',
      [
        [0, wall],
        [0.55, wall],
        [1, darker(wall, 0.32)],
      ],
      0,
    ) +
    path(band(0, 1), 'url(#tower)') +
    [
      [0.18, 0.36],
      [0.58, 0.74],
    ]
      .map(([from = 0, to = 0]) => path(band(from, to), stripe, { opacity: 0.92 }))
      .join('') +
    rect(x - neck * 1.45, top - size * 0.018, neck * 2.9, size * 0.022, darker(stripe, 0.45)) +
    rect(x - neck * 0.8, top - size * 0.1, neck * 1.6, size * 0.085, lamp) +
    rect(x - neck * 0.06, top - size * 0.1, neck * 0.12, size * 0.085, darker(stripe, 0.45)) +
    path(
      `M${x - neck * 1.1} ${top - size * 0.1}C${x - neck * 0.8} ${top - size * 0.15} ${x + neck * 0.8} ${top - size * 0.15} ${x + neck * 1.1} ${top - size * 0.1}Z`,
      darker(stripe, 0.45),
    ) +
    circle(x, top - size * 0.147, size * 0.012, darker(stripe, 0.45)) +
    [0.1, 0.46, 0.86]
      .map((share) =>
        rect(x - size * 0.012, y - size * 0.82 * share - size * 0.045, size * 0.024, size * 0.04, darker(stripe, 0.5), {
          rx: size * 0.012,
        }),
      )
      .join('')
  );
}
