import { isSchemeName, schemes } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';

const twins: Readonly<Record<'default' | 'defaultDark', SchemeName>> = {
  default: 'defaultDark',
  defaultDark: 'default',
};

/** The scheme's light or dark twin: `ocean` and `oceanDark` are a pair. One without a twin gives way to the default pair. */
export function schemeTwin(name: SchemeName): SchemeName {
  const twin = schemes[name].dark ? name.replace(/Dark$/, '') : `${name}Dark`;
  if (twin !== name && isSchemeName(twin)) return twin;
  return twins[schemes[name].dark ? 'defaultDark' : 'default'];
}
