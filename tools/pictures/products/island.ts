import type { Drawing } from '../drawing/Drawing.ts';
import { along, darker } from '../drawing/colours.ts';
import { layered, noiseOf } from '../drawing/noise.ts';
import { circle, path, rect, steps, straight, stroke } from '../drawing/svg.ts';
import type { Point } from '../drawing/svg.ts';

const CELLS = 110;

/** The closed lines around all that is higher than a level (marching squares, joined end to end). */
function outlines(height: (x: number, y: number) => number, level: number): Point[][] {
  const next = new Map<string, { key: string; point: Point }>();
  const crossing = (x1: number, y1: number, x2: number, y2: number) => {
    const [a, b] = [height(x1, y1), height(x2, y2)];
    const share = (level - a) / (b - a);
    // Both cells beside an edge name it alike.
    const key = x1 < x2 || y1 < y2 ? `${x1},${y1},${x2},${y2}` : `${x2},${y2},${x1},${y1}`;
    return { key, point: [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as Point };
  };
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const;
      const high = corners.map(([cx, cy]) => height(cx, cy) > level);
      // Walking around the cell, a line leaves where the land ends and enters where it begins.
      const ends = corners.flatMap((corner, index) => {
        const other = corners[(index + 1) % 4] ?? corner;
        const isHigh = high[index] === true;
        return isHigh === (high[(index + 1) % 4] === true)
          ? []
          : [{ isLeaving: isHigh, ...crossing(...corner, ...other) }];
      });
      for (const [index, end] of ends.entries()) {
        const enters = ends[(index + ends.length - 1) % ends.length];
        if (end.isLeaving && enters) next.set(end.key, { key: enters.key, point: end.point });
      }
    }
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let key: string | undefined = next.keys().next().value;
    while (key !== undefined) {
      const step = next.get(key);
      next.delete(key);
      if (step) loop.push(step.point);
      key = step?.key;
    }
    if (loop.length > 7) loops.push(loop);
  }
  return loops;
}

/** The height lines of an island, cut out of paper and laid on each other. */
export const island: Drawing = ({ width: w, height: h }, random) => {
  const noise = layered(noiseOf(random), 4);
  const heights = Array.from({ length: (CELLS + 1) ** 2 }, (_, index) => {
    const [x, y] = [index % (CELLS + 1), Math.floor(index / (CELLS + 1))];
    const [dx, dy] = [x / CELLS - 0.5, y / CELLS - 0.48];
    const away = Math.sqrt(dx * dx * 1.1 + dy * dy * 1.35);
    return noise(x / 24 + 3, y / 24 + 5) * 1.25 - away * 1.75 + 0.12;
  });
  const height = (x: number, y: number) =>
    x <= 0 || y <= 0 || x >= CELLS || y >= CELLS ? -2 : (heights[y * (CELLS + 1) + x] ?? -2);
  const layers = steps(17, -0.32, 0.66).map((level, index) => {
    const share = index / 16;
    const d = outlines(height, level)
      .map((loop) =>
        straight(
          loop.map(([x, y]): Point => [(x / CELLS) * w, (y / CELLS) * h]),
          true,
        ),
      )
      .join('');
    const colour = along(
      [
        '#2c7f95',
        '#4fa5ac',
        '#8fcabd',
        '#f2e2b6',
        '#e9c987',
        '#b9b56a',
        '#7f9a52',
        '#4f7a4b',
        '#8a6f4f',
        '#c9a98a',
        '#fbf5ea',
      ],
      share,
    );
    return (
      path(d, '#0b2530', {
        opacity: 0.22,
        transform: `translate(${w * 0.004} ${h * 0.0065})`,
        'fill-rule': 'evenodd',
      }) + path(d, colour, { 'fill-rule': 'evenodd', stroke: darker(colour, 0.14), 'stroke-width': w * 0.0012 })
    );
  });
  const rose: Point = [w * 0.86, h * 0.86];
  const needle = (angle: number, long: number, colour: string) =>
    path(
      straight(
        [
          [rose[0], rose[1] - long],
          [rose[0] + long * 0.16, rose[1]],
          [rose[0] - long * 0.16, rose[1]],
        ],
        true,
      ),
      colour,
      { transform: `rotate(${angle} ${rose[0]} ${rose[1]})` },
    );
  return (
    rect(0, 0, w, h, '#1d6680') +
    steps(9, 1 / 9, 8 / 9)
      .map((share) => stroke(`M${share * w} 0V${h}M0 ${share * h}H${w}`, '#ffffff', w * 0.001, { opacity: 0.16 }))
      .join('') +
    layers.join('') +
    circle(rose[0], rose[1], w * 0.06, 'none', { stroke: '#f2e2b6', 'stroke-width': w * 0.002 }) +
    [0, 90, 180, 270].map((angle) => needle(angle, w * 0.055, angle === 0 ? '#e8694a' : '#f2e2b6')).join('') +
    circle(rose[0], rose[1], w * 0.006, '#1d6680')
  );
};
