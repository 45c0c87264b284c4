import { useApi } from '@ezone/shell/data/query';
import { readTable } from '@ezone/text/table';
import { FileImportDialog } from '@ezone/shell/page/file-import';
import type { ImportRow } from '@ezone/shell/page/file-import';
import { newId } from '@ezone/shell/records';
import { Pencil, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { planProducts } from './files/planProducts';
import type { PlannedProduct, RowProblem } from './files/planProducts';
import { columnTargets, guessedTargets, productsOfTable } from './files/productTable';
import type { ColumnTarget } from './files/productTable';
import { filesMessages, filesSentences } from './filesMessages';
import type { Product, ProductChange, ProductFields } from './model/product';
import { fieldMessages } from './page/pageMessages';

export type ImportDialogProps = {
  onBringIn: (changes: readonly ProductChange[], added: readonly Product[]) => void;
  onClose: () => void;
};

type Row = ImportRow & { plan: PlannedProduct };

/** How many SKUs are asked for at once. */
const ASKED_AT_ONCE = 500;

const fieldOf: Readonly<Record<Exclude<ColumnTarget, 'image'>, keyof typeof fieldMessages>> = {
  ...{ sku: 'sku', name: 'name', description: 'description', categories: 'categories', tags: 'tags' },
  ...{ price: 'priceTaxExcl', total: 'priceTaxIncl', taxRate: 'taxRate', comparedPrice: 'comparedPrice' },
  ...{ quantity: 'quantity', active: 'active', handle: 'handle', width: 'width', height: 'height', depth: 'depth' },
  ...{ weight: 'weight', extraShippingFee: 'extraShippingFee' },
};

const changeOf = ({ plan }: Row): ProductChange[] => {
  if (plan.becomes !== 'changed') return [];
  const base = Object.fromEntries(
    Object.keys(plan.fields).map((field) => [field, plan.known[field as keyof Product]]),
  ) as ProductFields;
  return [{ id: plan.known.id, fields: plan.fields, base }];
};

/** Brings products in from a table, by their SKUs: what each row becomes is shown before. All of it is one step. */
export const ImportDialog = ({ onBringIn, onClose }: ImportDialogProps) => {
  const { formatMessage, formatList } = useIntl();
  const api = useApi();
  const columnName = (target: ColumnTarget): string =>
    formatMessage(target === 'image' ? filesMessages.image : fieldMessages[fieldOf[target]]);
  const wordsOf = (problem: RowProblem): string =>
    'column' in problem
      ? formatMessage(filesSentences[problem.kind], { column: columnName(problem.column) })
      : formatMessage(filesMessages[problem.kind]);
  const read = (text: string) => {
    const table = readTable(text);
    return {
      ...table,
      targets: columnTargets.map((id) => ({ id, label: columnName(id) })),
      guessed: guessedTargets(table.header),
      read: async (targets: readonly (string | null)[]): Promise<Row[]> => {
        const products = productsOfTable(table, targets);
        const skus = [...new Set(products.flatMap(({ cells }) => cells.sku?.trim().slice(0, 60) || []))];
        const known: Product[] = [];
        for (let from = 0; from < skus.length; from += ASKED_AT_ONCE)
          known.push(...(await api.findProducts({ body: { skus: skus.slice(from, from + ASKED_AT_ONCE) } })));
        return planProducts(products, known, newId).map((plan) => ({
          id: newId(),
          line: plan.line,
          problem: plan.becomes === 'wrong' ? wordsOf(plan.problem) : null,
          isKnown: plan.becomes === 'unchanged',
          plan,
        }));
      },
    };
  };
  const textOf = useCallback(({ plan }: Row) => [plan.name, plan.sku].filter(Boolean).join(' · ') || '–', []);
  const show = useCallback(
    ({ plan }: Row) => {
      if (plan.becomes !== 'changed')
        return { avatar: <Plus aria-hidden />, secondary: formatMessage(filesMessages.new) };
      const names = Object.keys(plan.fields).flatMap((field) =>
        field in fieldMessages ? formatMessage(fieldMessages[field as keyof typeof fieldMessages]) : [],
      );
      return {
        avatar: <Pencil aria-hidden />,
        secondary: formatMessage(filesSentences.changed, { fields: formatList(names) }),
      };
    },
    [formatMessage, formatList],
  );
  return (
    <FileImportDialog
      title={formatMessage(filesMessages.import)}
      description={formatMessage(filesMessages.what)}
      accept=".csv,.tsv,.txt,text/csv"
      addLabel={(count) => formatMessage(filesSentences.run, { count })}
      {...{ read, textOf, show, onClose }}
      add={(rows) => {
        onBringIn(
          rows.flatMap(changeOf),
          rows.flatMap(({ plan }) => (plan.becomes === 'new' ? plan.product : [])),
        );
      }}
      onDone={onClose}
    />
  );
};
