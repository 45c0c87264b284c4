import { ValidationError } from 'yup';
import { productRules } from './productRules';
import { emptyValues } from './productValues';

const faultsOf = (values: object): string[] => {
  try {
    productRules.validateSync({ ...emptyValues, name: 'Tile', ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.inner.map(({ path }) => path ?? '') : ['?'];
  }
};

it('takes a price with what it comes to with its tax', () => {
  expect(faultsOf({ price: 1000, taxRate: 1000, total: 1100 })).toEqual([]);
});

it('says of a total that no price leads to it', () => {
  expect(faultsOf({ price: 1000, taxRate: 1000, total: 1101 })).toEqual(['total']);
});

it('says nothing of the total while the price cannot be read', () => {
  expect(faultsOf({ price: { unread: 'number', text: '12,50x' }, taxRate: 1000, total: 0 })).toEqual(['price']);
});
