import { useSyncExternalStore } from 'react';

/** How high rows are: two lines, or one. */
export type RowDensity = 'comfortable' | 'compact';

/** In rem. What is touched is larger. */
const heights: Record<RowDensity, { fine: number; coarse: number }> = {
  comfortable: { fine: 6, coarse: 6 },
  compact: { fine: 4, coarse: 4.4 },
};

const coarsePointer = () => matchMedia('(pointer: coarse)');

const subscribe = (onChange: () => void) => {
  const query = coarsePointer();
  // The font size that the user has chosen is a property of the root.
  const root = new MutationObserver(onChange);
  root.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
  query.addEventListener('change', onChange);
  return () => {
    root.disconnect();
    query.removeEventListener('change', onChange);
  };
};

let measured: { scale: string; pixels: number } | undefined;

/** Asked for with each draw, when a computed style would have the browser work out all styles at once: so it is kept for a font size of the root. */
const pixelsOfRem = () => {
  const root = document.documentElement;
  const scale = root.style.getPropertyValue('--ez-font-scale');
  if (measured?.scale !== scale) {
    measured = { scale, pixels: Number.parseFloat(getComputedStyle(root).fontSize) || 10 };
  }
  return measured.pixels;
};

/** The height of every row in pixels: rows are placed by numbers, and grow with the user's font size. */
export const useRowHeight = (density: RowDensity): number => {
  const { fine, coarse } = heights[density];
  return usePixels(fine, coarse);
};

/** A length in pixels that is given in rem, and another one for what is touched. */
export const usePixels = (fine: number, coarse = fine): number =>
  useSyncExternalStore(subscribe, () => Math.round((coarsePointer().matches ? coarse : fine) * pixelsOfRem()));
