import { useApi } from '@ezone/shell/data/query';
import { MenuButton, MenuItem, MenuSection } from '@ezone/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useIntl } from 'react-intl';
import { gridMessages, productMessages, viewMessages } from './messages';
import type { ProductListValues } from './model/productList';
import { productsCollection } from './model/productsCollection';

export type ProductFiltersProps = {
  values: ProductListValues;
  onWant: (change: Partial<ProductListValues>) => void;
};

/** The filters of the table: state, stock and category. */
export const ProductFilters = ({ values, onWant }: ProductFiltersProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const api = useApi();
  const categories = useQuery({
    queryKey: [productsCollection.list, 'categories'],
    queryFn: ({ signal }) => api.listProductCategories({ signal }),
    meta: { suppressToast: true },
  });
  const any = { id: 'any', label: formatMessage(productMessages.any) };
  const sections = [
    {
      title: formatMessage(productMessages.state),
      value: values.state,
      options: [
        any,
        { id: 'active', label: formatMessage(gridMessages.active) },
        { id: 'inactive', label: formatMessage(gridMessages.inactive) },
      ],
      // These are the ids above.
      want: (id: string) => ({ state: id as ProductListValues['state'] }),
    },
    {
      title: formatMessage(productMessages.stock),
      value: values.stock,
      options: [
        any,
        { id: 'in', label: formatMessage(productMessages.inStock) },
        { id: 'low', label: formatMessage(viewMessages.low) },
        { id: 'out', label: formatMessage(viewMessages.out) },
      ],
      want: (id: string) => ({ stock: id as ProductListValues['stock'] }),
    },
    {
      title: formatMessage(productMessages.category),
      value: values.category === null ? '' : `c ${values.category}`,
      options: [
        { id: '', label: formatMessage(productMessages.allCategories) },
        ...(categories.data ?? []).map(({ name, count }) => ({
          id: `c ${name}`,
          label: `${name} (${formatNumber(count)})`,
        })),
      ],
      want: (id: string) => ({ category: id === '' ? null : id.slice(2) }),
    },
  ];
  return (
    <MenuButton label={formatMessage(productMessages.filters)} icon={<ListFilter />} iconOnly placement="bottom end">
      {sections.map(({ title, value, options, want }) => (
        <MenuSection
          key={title}
          title={title}
          selection={{
            mode: 'single',
            selected: [value],
            onChange: ([id]) => {
              if (id !== undefined) onWant(want(id));
            },
          }}
        >
          {options.map(({ id, label }) => (
            <MenuItem key={id} id={id}>
              {label}
            </MenuItem>
          ))}
        </MenuSection>
      ))}
    </MenuButton>
  );
};
