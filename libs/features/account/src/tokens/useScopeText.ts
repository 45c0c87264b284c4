import { useIntl } from 'react-intl';
import { moduleNames, tokensTexts } from './messages';
import { ACTIONS, scopeOf } from './scopes';
import type { ApiModule, ApiScope } from './scopes';

/** All modules, in the order of their names in the language of the page. */
export const useModules = (): { id: ApiModule; name: string }[] => {
  const { formatMessage, locale } = useIntl();
  const modules = (Object.keys(moduleNames) as ApiModule[]).map((id) => ({ id, name: formatMessage(moduleNames[id]) }));
  return modules.sort((one, other) => one.name.localeCompare(other.name, locale));
};

/** Says what some scopes are good for, module by module. */
export const useScopeText = () => {
  const { formatList, formatMessage } = useIntl();
  const modules = useModules();
  return (scopes: readonly ApiScope[]): string => {
    const texts = modules.flatMap(({ id, name: app }) => {
      const [reads, writes] = ACTIONS.map((action) => scopes.includes(scopeOf(id, action)));
      if (reads && writes) return [formatMessage(tokensTexts.readsAndWrites, { app })];
      if (reads) return [formatMessage(tokensTexts.reads, { app })];
      return writes ? [formatMessage(tokensTexts.writes, { app })] : [];
    });
    return formatList(texts, { type: 'unit' });
  };
};
