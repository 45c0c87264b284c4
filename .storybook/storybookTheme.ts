import { create } from 'storybook/theming';

/** The scheme that the browser asks for. */
export const preferredScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'defaultDark' : 'default';

/** Storybook's own frame and pages in the font and the colours of a scheme, whose style sheet has to be there. */
export const storybookTheme = (scheme: string) => {
  // Storybook mixes colours of its own from these, so it needs them as they are.
  const probe = document.createElement('div');
  probe.dataset['scheme'] = scheme;
  document.documentElement.append(probe);
  const styles = getComputedStyle(probe);
  const color = (role: string) => styles.getPropertyValue(`--ez-${role}`);
  const theme = create({
    base: styles.colorScheme === 'dark' ? 'dark' : 'light',
    brandTitle: '<img src="./icon.svg" alt="" width="28" height="28"> Ezone',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Inter Ezone', 'Inter Ezone Fallback', system-ui, sans-serif",
    fontCode: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
    colorPrimary: color('primary'),
    colorSecondary: color('primary'),
    appBg: color('bg'),
    appContentBg: color('surface'),
    appPreviewBg: color('bg'),
    appHoverBg: color('surface2'),
    appBorderColor: color('border'),
    appBorderRadius: 10,
    textColor: color('text'),
    textInverseColor: color('surface'),
    textMutedColor: color('text-muted'),
    barBg: color('surface'),
    barTextColor: color('text-muted'),
    barHoverColor: color('text'),
    barSelectedColor: color('primary-text'),
    buttonBg: color('surface'),
    buttonBorder: color('border-strong'),
    booleanBg: color('surface2'),
    booleanSelectedBg: color('surface'),
    inputBg: color('surface'),
    inputBorder: color('control-border'),
    inputTextColor: color('text'),
    inputBorderRadius: 6,
  });
  probe.remove();
  return theme;
};
