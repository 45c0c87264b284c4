import { useApi } from '@ezone/shell/data/query';
import { useFetched } from '@ezone/shell/notices/dialog';
import { FilesMenu, useSaveFile } from '@ezone/shell/page/file-import/menu';
import { lazyContent } from '@ezone/ui/lazy-content';
import { Sheet } from 'lucide-react';
import { useIntl } from 'react-intl';
import { filesMessages } from './filesMessages';
import type { Product, ProductChange, ProductRow } from './model/product';

export type ProductFilesProps = {
  /** The selected products. */
  selected: () => readonly ProductRow[];
  /** How many are found. */
  total: number;
  /** All that are found. */
  all: () => Promise<readonly ProductRow[]>;
  onBringIn: (changes: readonly ProductChange[], added: readonly Product[]) => void;
};

const loadImport = lazyContent(async () => (await import('./ImportDialog')).ImportDialog);

/** How many whole products are asked for at once. */
const ASKED_AT_ONCE = 500;

/** The menu of tables: products come in from one, and go out into one. */
export const ProductFiles = ({ selected, total, all, onBringIn }: ProductFilesProps) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const save = useSaveFile();
  const importing = useFetched(loadImport);
  const exportRows = async (count: number, ask: () => Promise<readonly ProductRow[]>) => {
    const products: Product[] = [];
    await save(count, async () => {
      const ids = (await ask()).map(({ id }) => id);
      for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
        const part = ids.slice(from, from + ASKED_AT_ONCE);
        const found = new Map(
          (await api.findProducts({ body: { ids: part } })).map((product) => [product.id, product]),
        );
        products.push(...part.flatMap((id) => found.get(id) ?? []));
      }
      const { writeProducts } = await import('./files/writeProducts');
      return { name: 'products.csv', type: 'text/csv;charset=utf-8', text: writeProducts(products) };
    });
  };
  const rows = selected();
  return (
    <>
      <FilesMenu
        label={formatMessage(filesMessages.files)}
        importing={{ label: formatMessage(filesMessages.import), onPress: () => void importing.open() }}
        exporting={{
          kinds: [
            ...(rows.length > 0
              ? [
                  {
                    id: 'selected',
                    label: formatMessage(filesMessages.exportSelected),
                    icon: <Sheet />,
                    onPress: () => void exportRows(rows.length, () => Promise.resolve(rows)),
                  },
                ]
              : []),
            {
              id: 'found',
              label: formatMessage(filesMessages.exportFound),
              icon: <Sheet />,
              onPress: () => void exportRows(total, all),
            },
          ],
        }}
      />
      {importing.opened && <importing.opened onBringIn={onBringIn} onClose={importing.close} />}
    </>
  );
};
