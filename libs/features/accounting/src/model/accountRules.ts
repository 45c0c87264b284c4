import { boolean, mixed, object, string } from 'yup';
import { limits } from './account';
import type { Account, AccountContent } from './account';

/** What an account must be among the others. */
export const accountRules = (others: readonly Account[]) =>
  object({
    code: string()
      .trim()
      .required('codeNeeded')
      .max(limits.code)
      .test('free', 'codeTaken', (code) => others.every((other) => other.code !== code.trim())),
    name: string().trim().required('nameNeeded').max(limits.name),
    type: string().required(),
    parentId: mixed()
      .nullable()
      .test('type', 'otherType', (parentId, { parent }) => {
        const above = others.find(({ id }) => id === parentId);
        return above === undefined || above.type === (parent as AccountContent).type;
      }),
    bank: boolean().test(
      'asset',
      'onlyAssets',
      (bank, { parent }) => bank !== true || (parent as AccountContent).type === 'asset',
    ),
  });
