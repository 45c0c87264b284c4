import type { Drawing } from '../drawing/Drawing.ts';
import { along, mix } from '../drawing/colours.ts';
import { blur, circle, curve, ellipse, group, linear, path, rect, steps, straight, stroke } from '../drawing/svg.ts';
import type { Point } from '../drawing/svg.ts';
import { clouds, dunes, facetedPeaks, firs, ground, hut, ranges, ridge, sky, sun } from '../scenes/land.ts';

/** Seven trunks against snow. */
export const winterBirches: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const ghosts = steps(15, 0.02, 0.98).map((share) => {
    const wide = w * random.between(0.008, 0.02);
    return rect(
      w * (share + random.between(-0.02, 0.02)),
      0,
      wide,
      h * random.between(0.72, 0.8),
      mix('#c3ced8', '#dde4ea', random.next()),
    );
  });
  const trunk = (x: number, wide: number, foot: number, index: number) => {
    const lean = random.between(-0.025, 0.025) * w;
    const left: Point[] = steps(9).map((share) => [
      x - wide / 2 + lean * share + random.between(-0.04, 0.04) * wide,
      foot - (foot + 20) * share,
    ]);
    const right: Point[] = steps(9).map((share) => [
      x + (wide / 2) * (1 - 0.18 * share) + lean * share,
      foot - (foot + 20) * share,
    ]);
    const marks = Array.from({ length: 30 }, () => {
      const share = random.next();
      const y = foot - foot * share;
      const long = wide * random.between(0.12, 0.55);
      const side = random.next() < 0.5;
      const mx = x + lean * share + (side ? -wide / 2 : wide * 0.46 - long);
      return path(
        `M${mx} ${y}C${mx + long * 0.3} ${y - wide * 0.09} ${mx + long * 0.7} ${y - wide * 0.06} ${mx + long} ${y + wide * 0.01}C${mx + long * 0.7} ${y + wide * 0.08} ${mx + long * 0.3} ${y + wide * 0.07} ${mx} ${y}Z`,
        '#252a30',
        { opacity: random.between(0.65, 0.95) },
      );
    });
    const eyes = steps(2, 0.3, 0.72).map((share) => {
      const y = foot - foot * (share + random.between(-0.1, 0.1));
      return (
        ellipse(x + lean * share, y, wide * 0.2, wide * 0.12, '#252a30') +
        stroke(
          `M${x - wide * 0.3} ${y - wide * 0.2}Q${x} ${y - wide * 0.42} ${x + wide * 0.3} ${y - wide * 0.2}`,
          '#252a30',
          wide * 0.04,
        )
      );
    });
    const id = `trunk${index}`;
    return (
      ellipse(x - wide * 1.6, foot + 4, wide * 2.6, h * 0.008, '#9fb3c6', { opacity: 0.5 }) +
      linear(
        id,
        [
          [0, '#ffffff'],
          [0.6, '#f4f1ec'],
          [1, '#b9bfc6'],
        ],
        0,
      ) +
      path(`${curve(left)}${curve([...right].reverse()).replace('M', 'L')}Z`, `url(#${id})`) +
      marks.join('') +
      eyes.join('') +
      ellipse(x, foot, wide * 0.85, h * 0.009, '#ffffff')
    );
  };
  const places = [
    [0.1, 0.07, 0.86],
    [0.25, 0.045, 0.8],
    [0.37, 0.085, 0.9],
    [0.55, 0.04, 0.795],
    [0.66, 0.06, 0.84],
    [0.8, 0.048, 0.805],
    [0.92, 0.095, 0.92],
  ] as const;
  return (
    sky(size, 'sky', ['#b8c6d3', '#d5dde4', '#f0e6df'], 0.8) +
    ghosts.join('') +
    ground(ridge(random, w, h * 0.79, h * 0.05, 2, 0), size, '#eef2f5') +
    ground(ridge(random, w, h * 0.88, h * 0.05, 2, 0), size, '#fbfcfd') +
    [...places]
      .sort(([, , one], [, , other]) => one - other)
      .map(([x, wide, foot], index) => trunk(w * x, w * wide, h * foot, index))
      .join('') +
    // The only colour: a robin in the snow.
    ellipse(w * 0.5, h * 0.925, w * 0.03, w * 0.024, '#6b5648') +
    ellipse(w * 0.478, h * 0.926, w * 0.018, w * 0.019, '#d9552f') +
    circle(w * 0.474, h * 0.909, w * 0.0155, '#6b5648') +
    path(`M${w * 0.527} ${h * 0.92}l${w * 0.035} ${-w * 0.014}l${-w * 0.02} ${w * 0.026}Z`, '#54443a') +
    circle(w * 0.469, h * 0.907, w * 0.0032, '#14161a') +
    path(`M${w * 0.46} ${h * 0.908}l${-w * 0.011} ${w * 0.003}l${w * 0.011} ${w * 0.004}Z`, '#3b3430')
  );
};

export const dunesAtDusk: Drawing = (size, random) =>
  dunes(size, random, ['#3d2a5c', '#8a4a76', '#e07a5f', '#f6c28b'], ['#f0a868', '#6b3350'], '#fde3b0') +
  [0, 1, 2, 3, 4]
    .map((index) => {
      const [x, y] = [size.width * (0.2 + index * 0.03), size.height * (0.2 + Math.abs(index - 2) * 0.012)];
      return stroke(
        `M${x - 10} ${y - 5}Q${x - 4} ${y - 8} ${x} ${y}Q${x + 4} ${y - 8} ${x + 10} ${y - 5}`,
        '#2a1c40',
        2.6,
      );
    })
    .join('');

/** Smoke, one window, and the long shadow of the ridge. */
export const mountainHut: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const slope = ridge(random, w, h * 0.84, h * 0.1, 1.6, 0);
  return (
    sky(size, 'sky', ['#2e3566', '#7d5b8c', '#e58f7b', '#fbd19a'], 0.6) +
    sun(w * 0.76, h * 0.43, h * 0.06, '#ffe9c2', 6) +
    clouds(size, random, 9, h * 0.12, h * 0.26, '#f3a58c') +
    ranges(size, random, {
      colours: ['#c98592', '#9b6a8b', '#6e5580', '#494674'],
      mist: '#f0a58a',
      top: h * 0.62,
      bottom: h * 0.84,
      rise: h * 0.3,
      hills: 3,
      jag: 0.7,
    }) +
    ground(slope, size, '#27305a') +
    firs(random, slope.slice(0, 10), 16, h * 0.16, '#1b2348') +
    firs(random, slope.slice(28), 16, h * 0.15, '#1b2348') +
    hut(w * 0.4, (slope[16]?.[1] ?? h * 0.8) + h * 0.02, w * 0.1, '#3d2f46', '#191a36', '#ffd27a') +
    ground(ridge(random, w, h * 0.96, h * 0.07, 2, 0), size, '#151b3c')
  );
};

/** A road that climbs into the snow. */
export const firstSnow: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const road: Point[] = [
    [0.36, 1.04],
    [0.48, 0.93],
    [0.66, 0.865],
    [0.62, 0.81],
    [0.43, 0.775],
    [0.42, 0.74],
    [0.54, 0.715],
    [0.57, 0.695],
    [0.52, 0.678],
  ].map(([x = 0, y = 0]): Point => [x * w, y * h]);
  const wide = [0.11, 0.075, 0.052, 0.038, 0.028, 0.02, 0.014, 0.009, 0.005];
  const side = (sign: 1 | -1) => road.map(([x, y], index): Point => [x + sign * w * (wide[index] ?? 0) * 0.5, y]);
  const near = ridge(random, w, h * 0.76, h * 0.08, 2, 0);
  return (
    sky(size, 'sky', ['#6f9dc4', '#a9c8dd', '#e9eef0', '#f6e6da'], 0.66) +
    clouds(size, random, 12, h * 0.1, h * 0.34, '#ffffff') +
    facetedPeaks(size, random, h * 0.74, h * 0.44, 6, '#dfe7ee', '#a6bbd0') +
    facetedPeaks(size, random, h * 0.78, h * 0.58, 3, '#ffffff', '#7390b4') +
    clouds(size, random, 10, h * 0.66, h * 0.72, '#f4f6f8', 'mist') +
    ground(near, size, '#eaf0f5') +
    firs(random, near, 46, h * 0.085, '#35556b') +
    ground(ridge(random, w, h * 0.86, h * 0.09, 2, 0), size, '#f6f9fb') +
    path(`${curve(side(-1))}${curve([...side(1)].reverse()).replace('M', 'L')}Z`, '#8593a1') +
    stroke(curve(road.slice(0, 5)), '#f3d58a', w * 0.003, { 'stroke-dasharray': `${w * 0.014} ${w * 0.014}` }) +
    firs(
      random,
      [
        [w * 0.04, h * 0.95],
        [w * 0.12, h * 0.99],
        [w * 0.2, h * 0.93],
        [w * 0.82, h * 0.96],
        [w * 0.9, h * 0.92],
        [w * 0.97, h * 1.0],
      ],
      15,
      h * 0.24,
      '#27455a',
    ) +
    Array.from({ length: 160 }, () =>
      circle(random.between(0, w), random.between(0, h), random.between(1, 4.4), '#ffffff', {
        opacity: random.between(0.4, 0.95),
      }),
    ).join('')
  );
};

/** A field of poppies, and the wind from the left. */
export const redPoppies: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const poppy = (x: number, y: number, s: number, index: number) => {
    const lean = s * random.between(0.3, 0.9);
    const bloom = random.pick(['#d9302c', '#e5462f', '#c3242b', '#ee6340']);
    const stem = `M${x} ${h + 20}C${x} ${y + s * 3} ${x + lean * 0.2} ${y + s * 1.5} ${x + lean} ${y}`;
    const cx = x + lean;
    if (index % 7 === 3)
      return (
        stroke(stem, '#3f6b45', s * 0.07) +
        ellipse(cx, y, s * 0.16, s * 0.27, '#5f8a50', { transform: `rotate(24 ${cx} ${y})` })
      );
    const petal = (angle: number, colour: string, reach: number) => {
      const d = `M${cx} ${y + s * 0.16}C${cx - s * reach} ${y + s * 0.05} ${cx - s * reach * 0.95} ${y - s * 0.78} ${cx - s * 0.1} ${y - s * 0.62}C${cx + s * 0.12} ${y - s * 0.74} ${cx + s * reach * 0.95} ${y - s * 0.72} ${cx + s * reach * 0.9} ${y - s * 0.05}C${cx + s * 0.5} ${y + s * 0.2} ${cx + s * 0.2} ${y + s * 0.2} ${cx} ${y + s * 0.16}Z`;
      return path(d, colour, { transform: `rotate(${angle} ${cx} ${y})` });
    };
    return (
      stroke(stem, '#3f6b45', s * 0.07) +
      petal(12, mix(bloom, '#5a0d16', 0.28), 0.72) +
      petal(-38, bloom, 0.55) +
      petal(56, mix(bloom, '#ffffff', 0.1), 0.52) +
      petal(14 + random.between(-8, 8), mix(bloom, '#ff8a5c', 0.18), 0.44) +
      ellipse(cx + s * 0.03, y - s * 0.02, s * 0.16, s * 0.12, '#23161c') +
      Array.from({ length: 8 }, () =>
        circle(cx + random.between(-0.22, 0.26) * s, y - s * random.between(0.02, 0.2), s * 0.025, '#23161c'),
      ).join('')
    );
  };
  const rows = steps(6).map((depth) => {
    const count = Math.round(26 - depth * 18);
    return (
      Array.from({ length: count }, (_, index) =>
        poppy(
          w * ((index + random.between(0.1, 0.9)) / count) - w * 0.03,
          h * (0.5 + depth * 0.3 + random.between(-0.05, 0.06)),
          h * (0.024 + depth * 0.1),
          index,
        ),
      ).join('') +
      Array.from({ length: 60 }, () => {
        const [x, y, s] = [random.between(0, w), h * (0.62 + depth * 0.38), h * (0.05 + depth * 0.12)];
        return stroke(
          `M${x} ${y + s * 0.6}q${s * 0.06} ${-s * 0.5} ${s * random.between(0.2, 0.5)} ${-s * random.between(0.7, 1.1)}`,
          along(['#b7c48a', '#7fa05f', '#47713f'], depth),
          s * 0.035,
          { opacity: 0.8 },
        );
      }).join('')
    );
  });
  return (
    sky(size, 'sky', ['#f3e3c4', '#f7ead3', '#fbf4e4'], 0.5) +
    sun(w * 0.24, h * 0.2, h * 0.08, '#fff7e0', 4) +
    ranges(size, random, {
      colours: ['#cfd6b8', '#b3c598', '#9ab57d'],
      mist: '#e9e6c8',
      top: h * 0.46,
      bottom: h * 0.58,
      rise: h * 0.1,
      hills: 1.6,
    }) +
    linear('field', [
      [0, '#a9bf82'],
      [1, '#3e6a3c'],
    ]) +
    rect(0, h * 0.56, w, h, 'url(#field)') +
    rows.join('')
  );
};

/** Layered houses under a sky without a cloud. */
export const rooftopsInJuly: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const walls = ['#f7ead6', '#f2dcc0', '#f9f1e4', '#eccfae', '#e9d8c8', '#f4e4cf'] as const;
  const roofs = ['#c65d3b', '#b64f34', '#d4714a', '#a8462f', '#cf8058'] as const;
  const shutters = ['#4f7f86', '#2f5d6b', '#7d9a7a', '#b9894d'] as const;
  const house = (x: number, base: number, wide: number, tall: number) => {
    const [wall, roof, shutter] = [random.pick(walls), random.pick(roofs), random.pick(shutters)];
    const [top, pitch] = [base - tall, wide * random.between(0.22, 0.36)];
    const isGable = random.next() < 0.55;
    const eaves = wide * 0.05;
    const columns = Math.max(2, Math.round(wide / (h * 0.09)));
    const windows = steps(3).flatMap((row) =>
      steps(columns, 0.5 / columns, 1 - 0.5 / columns).map((share) => {
        const [ww, hh] = [(wide * 0.3) / columns, (wide * 0.52) / columns];
        const [wx, wy] = [x + wide * share - ww / 2, top + hh * 0.8 + row * hh * 4.2];
        return (
          rect(wx - ww * 0.55, wy, ww * 0.5, hh, shutter) +
          rect(wx + ww * 1.05, wy, ww * 0.5, hh, shutter) +
          rect(wx, wy, ww, hh, '#3b4a57') +
          rect(wx, wy, ww, hh * 0.5, '#566a79')
        );
      }),
    );
    const cap = isGable
      ? path(
          straight(
            [
              [x - eaves, top],
              [x + wide / 2, top - pitch],
              [x + wide + eaves, top],
            ],
            true,
          ),
          wall,
        ) +
        stroke(
          straight([
            [x - eaves, top + 2],
            [x + wide / 2, top - pitch],
            [x + wide + eaves, top + 2],
          ]),
          roof,
          h * 0.022,
        ) +
        circle(x + wide / 2, top - pitch * 0.38, wide * 0.05, '#3b4a57')
      : path(
          straight(
            [
              [x - eaves, top],
              [x + wide * 0.1, top - pitch * 0.8],
              [x + wide * 0.9, top - pitch * 0.8],
              [x + wide + eaves, top],
            ],
            true,
          ),
          roof,
        ) +
        steps(Math.round(wide / 14), 0.03, 0.97)
          .map((share) =>
            stroke(
              straight([
                [x + wide * (0.1 + share * 0.8), top - pitch * 0.8],
                [x - eaves + (wide + 2 * eaves) * share, top],
              ]),
              mix(roof, '#5a1f14', 0.3),
              1.6,
              { opacity: 0.6 },
            ),
          )
          .join('');
    const chimney =
      rect(x + wide * 0.68, top - pitch * 1.08, wide * 0.09, pitch * 0.75, mix(wall, '#8a4a30', 0.35)) +
      rect(x + wide * 0.665, top - pitch * 1.12, wide * 0.12, pitch * 0.1, roof);
    return (
      chimney +
      linear(
        `wall${Math.round(x)}-${Math.round(base)}`,
        [
          [0, wall],
          [1, mix(wall, '#8a5a44', 0.18)],
        ],
        20,
      ) +
      rect(x, top - 1, wide, h, `url(#wall${Math.round(x)}-${Math.round(base)})`) +
      cap +
      windows.join('')
    );
  };
  const rows = steps(4).map((depth) => {
    let x = -w * 0.06;
    let row = '';
    while (x < w) {
      const wide = h * (0.15 + depth * 0.13) * random.between(0.75, 1.25);
      row += house(x, h * (0.62 + depth * 0.42), wide, h * (0.16 + depth * 0.2) * random.between(0.8, 1.15));
      x += wide * random.between(0.98, 1.08);
    }
    return row;
  });
  const line: Point[] = steps(15).map((share) => [
    w * (0.06 + share * 0.44),
    h * (0.585 + 0.16 * share * (1 - share) + share * 0.03),
  ]);
  const washing = line
    .slice(2, 13)
    .map(([x, y], index) =>
      path(
        `M${x - 14} ${y}h${index % 3 === 0 ? 36 : 26}l3 ${index % 3 === 0 ? 46 : 58}h${index % 3 === 0 ? -42 : -32}Z`,
        ['#ffffff', '#8fb7c4', '#f0c06a', '#e68a6a'][index % 4] ?? '#ffffff',
      ),
    );
  return (
    sky(size, 'sky', ['#4f9fc9', '#8cc5dd', '#cfe6e6'], 0.6) +
    circle(w * 0.8, h * 0.16, h * 0.06, '#fff4d0') +
    rows.slice(0, 3).join('') +
    stroke(curve(line), '#5b4a42', 2) +
    washing.join('') +
    (rows[3] ?? '')
  );
};

/** Three towns of glass, one behind the other, and the water before them. */
export const cityAfterTen: Drawing = (size, random) => {
  const { width: w, height: h } = size;
  const shore = h * 0.76;
  const block = (colour: string, lit: string, depth: number) => {
    let x = -w * 0.02;
    let row = '';
    while (x < w) {
      const wide = w * random.between(0.035, 0.075) * (0.8 + depth * 0.5);
      const centre = 1 - Math.abs((x + wide / 2) / w - 0.56) * 1.25;
      const tall = h * (0.1 + (0.5 - depth * 0.22) * Math.max(0.12, centre) * random.between(0.45, 1));
      const top = shore - tall;
      const cap = random.whole(0, 4);
      row += rect(x, top, wide, tall + 2, colour);
      if (cap === 0)
        row += path(
          straight(
            [
              [x, top + 1],
              [x + wide / 2, top - wide * 0.6],
              [x + wide, top + 1],
            ],
            true,
          ),
          colour,
        );
      if (cap === 1)
        row +=
          rect(x + wide * 0.2, top - wide * 0.3, wide * 0.6, wide * 0.32, colour) +
          rect(x + wide * 0.48, top - wide * 1.1, wide * 0.04, wide, colour) +
          circle(x + wide * 0.5, top - wide * 1.1, 3, '#ff6f61');
      if (cap === 2)
        row += path(`M${x} ${top + 1}Q${x + wide / 2} ${top - wide * 0.8} ${x + wide} ${top + 1}Z`, colour);
      const [cell, gap] = [wide / Math.max(3, Math.round(wide / 17)), 19];
      for (let wy = top + 12; wy < shore - 14; wy += gap)
        for (let wx = x + cell * 0.3; wx < x + wide - cell * 0.5; wx += cell)
          if (random.next() < 0.16 + depth * 0.22)
            row += rect(wx, wy, cell * 0.48, gap * 0.5, random.pick([lit, lit, '#ffd98e', '#ffb86b', '#bfe3ff']), {
              opacity: random.between(0.35, 0.95) * (0.5 + depth * 0.5),
            });
      x += wide * random.between(0.92, 1.12);
    }
    return row;
  };
  const town = block('#6a4b86', '#ffc98f', 0) + block('#3d3269', '#ffd08a', 0.5) + block('#1b1c44', '#ffe0a0', 1);
  return (
    sky(size, 'sky', ['#101a45', '#352e72', '#8a4a8c', '#f08a72'], 0.8) +
    Array.from({ length: 70 }, () =>
      circle(random.between(0, w), random.between(0, h * 0.35), random.between(0.7, 2), '#ffffff', {
        opacity: random.between(0.2, 0.7),
      }),
    ).join('') +
    sun(w * 0.2, h * 0.24, h * 0.085, '#ffe7c4', 4) +
    town +
    linear('water', [
      [0, '#4a3a78'],
      [1, '#0d1233'],
    ]) +
    rect(0, shore, w, h - shore, 'url(#water)') +
    Array.from({ length: 150 }, () =>
      rect(
        random.between(0, w),
        shore + (h - shore) * random.next() ** 1.5 + 4,
        w * random.between(0.008, 0.05),
        random.between(1.5, 4.5),
        random.pick(['#ffcf8a', '#f08a72', '#ffe6b8', '#7a6bb0', '#bfe3ff']),
        { opacity: random.between(0.15, 0.6), rx: 2 },
      ),
    ).join('') +
    rect(0, shore - 3, w, 6, '#0f1233') +
    blur('glow', 40) +
    group({ filter: 'url(#glow)', opacity: 0.35 }, ellipse(w * 0.56, shore, w * 0.4, h * 0.05, '#ff9d76'))
  );
};
