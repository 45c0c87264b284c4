import { expect, inLooks } from '../fixtures/inLooks';
import type { Traveller } from '../fixtures/inLooks';
import { setSettings } from '../fixtures/settings';
import { visit } from '../fixtures/visit';

const arrive = async ({ page, look }: Traveller, layout: object) => {
  await setSettings(page, { layout, theme: { main: look.scheme } });
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
/** Goes to Typography through the menu, whatever its form. */
const follow = async ({ page, look, keys, words }: Traveller) => {
  if (look.isPhone) await keys.enter(page.getByRole('button', { name: words('shell.navbar.open') }));
  const menu = page.getByRole('navigation', { name: words('shell.navbar.label') });
  const link = menu.getByRole('link', { name: words('menu.ui.typography') });
  const group = menu.getByRole('button', { name: words('shell.navbar.userInterface') });
  // Until one of them is there, a group that stands open would be taken for a closed one.
  await expect(link.or(group).first()).toBeVisible();
  if (!(await link.isVisible())) await keys.enter(group);
  await expect(link).toBeVisible();
  await keys.enter(link);
  await expect(page.getByRole('heading', { level: 1, name: words('menu.ui.typography') })).toBeFocused();
};

const forms = [
  { style: 'layout1' },
  { style: 'layout1', config: { navbar: { position: 'right' } } },
  { style: 'layout1', config: { navbar: { folded: true } } },
  { style: 'layout1', config: { navbar: { style: 'style-2' } } },
  { style: 'layout1', config: { navbar: { style: 'style-3' } } },
  { style: 'layout1', config: { navbar: { style: 'style-3-dense', folded: true } } },
  { style: 'layout2' },
  { style: 'layout3' },
];

inLooks('the menu leads on in each of its forms', 'user', async (traveller) => {
  // A phone has one form.
  for (const layout of traveller.look.isPhone ? forms.slice(0, 1) : forms) {
    await arrive(traveller, layout);
    await follow(traveller);
  }
});

inLooks('groups of the menu are collapsed, and it is folded', 'user', async (traveller) => {
  const { page, look, keys, words } = traveller;
  await arrive(traveller, { style: 'layout1' });
  if (look.isPhone) await keys.enter(page.getByRole('button', { name: words('shell.navbar.open') }));
  const menu = page.getByRole('navigation', { name: words('shell.navbar.label') });
  const group = menu.getByRole('button', { name: words('shell.navbar.applications') });
  await keys.enter(group);
  await expect(menu.getByRole('link', { name: words('menu.notes.title') })).toBeHidden();
  await keys.press('Enter');
  await expect(menu.getByRole('link', { name: words('menu.notes.title') })).toBeVisible();
  if (look.isPhone) {
    await keys.press('Escape');
    await expect(page.getByRole('button', { name: words('shell.navbar.open') })).toBeFocused();
    return;
  }
  await keys.enter(page.getByRole('button', { name: words('shell.navbar.fold') }));
  await expect(page.getByRole('button', { name: words('shell.navbar.unfold') })).toBeFocused();
  await keys.press('[');
  await expect(page.getByRole('button', { name: words('shell.navbar.fold') })).toBeFocused();
});

inLooks('sidebars of a page are drawers where there is no room for them', 'user', async (traveller) => {
  const { page, look, keys, words } = traveller;
  await arrive(traveller, { style: 'layout1' });
  await visit(page, '/ui/page-layouts');
  await keys.enter(
    page
      .getByRole('main')
      .getByRole('link', { name: words('layouts.title.both') })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const sidebar = page.getByRole('complementary', { name: words('layouts.project.areas') });
  if (!look.isPhone) {
    await expect(sidebar).toBeVisible();
    return;
  }
  const button = page.getByRole('button', { name: words('layouts.project.areas') });
  await keys.enter(button);
  await expect(sidebar).toBeVisible();
  await keys.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(button).toBeFocused();
});
