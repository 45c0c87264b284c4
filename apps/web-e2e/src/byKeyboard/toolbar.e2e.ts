import { expect, inLooks } from '../fixtures/inLooks';
import { visit } from '../fixtures/visit';

const natives = { en: 'English', tr: 'Türkçe', ar: 'العربية' } as const;

inLooks('the toolbar, from end to end', 'user', async ({ page, look, keys, words }) => {
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toolbar = page.getByRole('banner');
  const button = (id: string) => toolbar.getByRole('button', { name: words(id) });
  const userMenu = toolbar.getByRole('button').last();

  await keys.press('Tab');
  await expect(page.getByRole('link', { name: words('shell.layout.skip') })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // Another language, and back from there.
  const other = look.language === 'tr' ? 'en' : 'tr';
  for (const [from, to] of [
    [words('shell.toolbar.language'), natives[other]],
    [/Language|Dil/, natives[look.language]],
  ] as const) {
    await keys.enter(look.isPhone ? userMenu : toolbar.getByRole('button', { name: from }));
    await keys.pick(page.getByRole('menuitemradio', { name: to }));
    await expect(page.getByRole('menu')).toBeHidden();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', look.language);

  if (look.isPhone) {
    await keys.enter(userMenu);
    await keys.pick(page.getByRole('menuitem', { name: words('shell.fontSize.label') }));
  } else {
    await keys.enter(button('shell.fontSize.label'));
  }
  const slider = page.getByRole('slider', { name: words('shell.fontSize.label') });
  await keys.reach(slider);
  const size = () => page.locator('html').evaluate((html) => getComputedStyle(html).fontSize);
  for (const [key, pixels] of [
    [keys.onwards, '11px'],
    ['Home', '7px'],
    ['End', '13px'],
  ] as const) {
    await keys.press(key);
    await expect.poll(size).toBe(pixels);
  }
  await keys.enter(page.getByRole('button', { name: words('shell.fontSize.reset') }));
  await expect.poll(size).toBe('10px');
  await keys.press('Escape');
  await expect(look.isPhone ? userMenu : button('shell.fontSize.label')).toBeFocused();

  if (!look.isPhone) {
    await keys.enter(button('shell.fullscreen.enter'));
    await expect(button('shell.fullscreen.leave')).toBeFocused();
    await keys.press('Enter');
    await expect(button('shell.fullscreen.enter')).toBeFocused();
  }

  await keys.press('ControlOrMeta+k');
  const search = page.getByRole('dialog', { name: words('shell.words.search') });
  await keys.type('nothing has this name');
  await expect(search.getByText(words('shell.words.noResults')).last()).toBeVisible();
  await keys.press('ControlOrMeta+a');
  await keys.type(words('menu.notes.title').slice(0, 5));
  await expect(search.getByRole('menuitem').first()).toHaveText(`${words('menu.notes.title')} G N`);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words('menu.notes.title') })).toBeFocused();

  await keys.enter(userMenu);
  await expect(userMenu).toHaveAccessibleName(new RegExp(words('shell.userMenu.admin')));
  const [now, then] = look.scheme === 'defaultDark' ? ['dark', 'light'] : ['light', 'dark'];
  await keys.pick(page.getByRole('menuitem', { name: words(`shell.userMenu.${then}Colours`) }));
  await expect(page.locator('html')).toHaveCSS('color-scheme', then);
  await keys.enter(userMenu);
  await keys.pick(page.getByRole('menuitem', { name: words(`shell.userMenu.${now}Colours`) }));
  await keys.enter(userMenu);
  await keys.pick(page.getByRole('menuitem', { name: words('shell.userMenu.logout') }));
  await expect(page).toHaveURL(/\/login$/);
});
