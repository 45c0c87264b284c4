import { expect, inLooks } from '../fixtures/inLooks';
import type { Traveller } from '../fixtures/inLooks';
import { visit } from '../fixtures/visit';

const openSettings = async ({ page, keys, words }: Traveller) => {
  await keys.press('Shift+Period');
  const panel = page.getByRole('complementary', { name: words('shell.settingsPanel.settings') });
  await expect(panel.getByRole('button', { name: words('settings.panel.reset'), exact: true })).toBeVisible();
  return panel;
};

inLooks('the settings', 'user', async (traveller) => {
  const { page, look, keys, words } = traveller;
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').focus();
  const panel = await openSettings(traveller);
  const say = (id: string) => words(`settings.panel.${id}`);
  const section = (id: string) =>
    panel.locator('section', { has: page.getByRole('heading', { name: say(id), exact: true }) });
  const radios = (id: string, label: string) => section(id).getByRole('radiogroup', { name: say(label), exact: true });
  const choose = (id: string, label: string, choice: string) =>
    keys.choose(radios(id, label), words(`settings.choice.${choice}`));
  const turn = async (id: string, label: string) => {
    const control = section(id).getByRole('switch', { name: say(label), exact: true });
    const wasOn = await control.isChecked();
    await keys.reach(control);
    await keys.press(' ');
    await expect(control).toBeChecked({ checked: !wasOn });
  };

  for (const layout of ['layout3', 'layout2', 'layout1']) await choose('layout', 'style', layout);
  for (const mode of ['boxed', 'fullwidth', 'container']) await choose('layout', 'mode', mode);
  const width = section('layout').getByRole('slider', { name: say('containerWidth') });
  await keys.reach(width);
  await keys.press(keys.onwards);
  await expect(width).toHaveValue('1580');
  await choose('layout', 'scroll', 'body');
  await turn('navbar', 'display');
  await turn('navbar', 'display');
  for (const style of ['style2', 'style3', 'style3Dense', 'style1']) await choose('navbar', 'style', style);
  for (const position of ['right', 'left']) await choose('navbar', 'position', position);
  await turn('navbar', 'folded');
  await turn('toolbar', 'display');
  await turn('toolbar', 'display');
  await choose('toolbar', 'style', 'static');
  await choose('toolbar', 'position', 'below');
  await turn('footer', 'display');
  await turn('footer', 'display');
  await choose('footer', 'style', 'static');
  await turn('sidePanels', 'leftSidePanel');
  for (const part of ['main', 'navbar', 'toolbar', 'footer']) {
    const select = section('theme').getByRole('button', { name: new RegExp(`${say(part)}$`) });
    await keys.enter(select);
    await keys.press('End', 'Enter');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await expect(select).toBeFocused();
  }
  const scrollbars = panel.getByRole('switch', { name: say('customScrollbars') });
  await keys.reach(scrollbars);
  await keys.press(' ');
  const direction = panel.getByRole('radiogroup', { name: say('direction') });
  await keys.choose(direction, words(`settings.choice.${look.isRtl ? 'ltr' : 'rtl'}`));
  await expect(page.locator('html')).toHaveAttribute('dir', look.isRtl ? 'ltr' : 'rtl');
  await keys.choose(direction, words(`settings.choice.${look.isRtl ? 'rtl' : 'ltr'}`));
  await expect(page.locator('html')).toHaveAttribute('dir', look.isRtl ? 'rtl' : 'ltr');

  await keys.enter(panel.getByRole('button', { name: say('setDefaults') }));
  await keys.reach(radios('layout', 'scroll'), 'Shift+Tab');
  await choose('layout', 'scroll', 'content');
  await keys.enter(panel.getByRole('button', { name: say('reset'), exact: true }));
  const scroll = radios('layout', 'scroll');
  await expect(scroll.getByRole('radio', { name: words('settings.choice.body'), exact: true })).toBeChecked();
  await keys.enter(panel.getByRole('button', { name: say('setInitial') }));
  await expect(scroll.getByRole('radio', { name: words('settings.choice.content'), exact: true })).toBeChecked();
  await expect(page.getByText(words('shell.settings.saved')).last()).toBeVisible();

  await keys.reach(panel.getByRole('button', { name: words('shell.words.close'), exact: true }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(panel).toBeHidden();
});

inLooks('the colour schemes, one after the other', 'user', async (traveller) => {
  const { page, keys, words } = traveller;
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').focus();
  const settings = await openSettings(traveller);
  const title = words('shell.settingsPanel.schemes');
  await keys.enter(page.getByRole('button', { name: title }));
  await expect(settings).toBeHidden();
  const panel = page.getByRole('complementary', { name: title });
  const cards = panel.getByRole('radiogroup', { name: title });
  await keys.reach(cards);
  const schemes = new Set<string | null>();
  const count = await cards.getByRole('radio').count();
  for (let index = 0; index < count; index++) {
    await keys.press('ArrowDown');
    const checked = cards.getByRole('radio', { checked: true });
    await expect(checked).toBeFocused();
    schemes.add(await page.locator('html').getAttribute('data-scheme'));
  }
  expect(schemes.size).toBe(count);
  await keys.press('Escape');
  await expect(panel).toBeHidden();
  // From where the settings were opened.
  await expect(page.getByRole('main')).toBeFocused();
});
