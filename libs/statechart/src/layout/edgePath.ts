import type { Point } from './layout';

const RADIUS = 8;
const HEAD = 7;

const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

const towards = (from: Point, to: Point, by: number): Point => {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * by) / whole, y: from.y + ((to.y - from.y) * by) / whole };
};

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A polyline as an SVG path with rounded corners. */
export const edgePath = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M ${at(point)}`;
      if (!after) return `L ${at(point)}`;
      const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, after) / 2);
      return `L ${at(towards(point, before, radius))} Q ${at(point)} ${at(towards(point, after, radius))}`;
    })
    .join(' ');

/** The three corners of an arrow's head, as an SVG path; empty where there is no arrow. */
export const headPath = (points: readonly Point[]): string => {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return '';
  const base = towards(tip, before, HEAD);
  const across = { x: (tip.y - base.y) * 0.6, y: (base.x - tip.x) * 0.6 };
  const one = { x: base.x + across.x, y: base.y + across.y };
  const other = { x: base.x - across.x, y: base.y - across.y };
  return `M ${at(one)} L ${at(tip)} L ${at(other)} Z`;
};
