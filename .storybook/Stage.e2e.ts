import { expect, test } from '@playwright/test';
import { Stage } from './Stage';

const story = (id: string, baseURL: string | undefined) => ({
  url: `${String(baseURL)}iframe.html?id=${id}&viewMode=story`,
  id,
  file: 'Checkbox.stories.tsx',
  motion: 'no-preference' as const,
  hasOtherLook: true,
});

/** Puts a button without a name into the page while it runs from right to left. */
const namelessFromRightToLeft = () => {
  const button = document.createElement('button');
  new MutationObserver(() => {
    if (document.documentElement.dir === 'rtl') document.body.append(button);
    else button.remove();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['dir'] });
};

test('the stage tells what is wrong in the other look alone, and begins the next story in the first', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(namelessFromRightToLeft);
  const stage = await Stage.on(page);
  for (const id of ['components-checkbox--off', 'components-checkbox--on']) {
    const { outcome, violations, inTheOtherLook } = await stage.show(story(id, baseURL));
    expect(outcome).toBe('success');
    expect(violations).toEqual([]);
    expect(inTheOtherLook.join()).toContain('button-name');
  }
});
