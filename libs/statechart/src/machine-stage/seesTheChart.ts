import { expect } from 'storybook/test';

type Canvas = { findByRole: (role: 'tree', options?: object, waiting?: object) => Promise<HTMLElement> };

/** A `play` that waits for the chart: its layout library is fetched first. */
export const seesTheChart = async ({ canvas }: { canvas: Canvas }): Promise<void> => {
  await expect(await canvas.findByRole('tree', {}, { timeout: 15_000 })).toBeVisible();
};
